/** What every part of the page works with. */
import type { Language } from '../shell/language.ts'
import type { Table } from './table.ts'
import type { Words } from './words/words.ts'

export interface Desk {
  readonly table: Table
  readonly language: Language
  readonly words: Words
  /** Draws the page again, soon. */
  redraw(): void
  /** Says something for a while, to eyes and ears; `wayBack` offers the game that was there before. */
  tell(text: string, wayBack?: boolean): void
  /** Says something to ears only: eyes see it anyway. */
  announce(text: string): void
  /** Takes away what was told: it is no longer so. */
  hush(): void
  /** Whether a message that is shown offers the game that was there before. */
  readonly offersWayBack: boolean
  /** The game that was there before comes back, and that is told. */
  bringBack(): void
}
