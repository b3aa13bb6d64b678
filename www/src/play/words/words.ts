/** All that the play page says, one table for each language. */
import type { Color, DasChessError, DrawClaim, Fault, FaultField, LegateMessage, Outcome } from 'das-chess'
import type { InEveryLanguage } from '../../shell/language.ts'
import { EN } from './en.ts'
import { RU } from './ru.ts'

export interface Words {
  readonly heading: string
  readonly board: string
  readonly game: string

  readonly turn: Readonly<Record<Color, string>>
  readonly check: Readonly<Record<Color, string>>
  readonly outcome: (outcome: Outcome) => string
  readonly over: string
  readonly hint: string
  readonly behind: string
  readonly claimable: Readonly<Record<DrawClaim, string>>

  readonly takeBack: string
  readonly redo: string
  readonly flip: string
  readonly newGame: string
  readonly toStart: string
  readonly toEnd: string

  readonly moves: string
  readonly noMoves: string
  readonly start: string
  readonly variation: string
  readonly makeMainLine: string
  readonly madeMainLine: string

  readonly legates: string
  readonly legate: Readonly<Record<Color, string>>
  readonly says: Readonly<Record<LegateMessage, string>>
  /** A whole sentence, for the move list and to be read out. */
  readonly said: (color: Color, message: LegateMessage) => string
  readonly offerDraw: string
  readonly acceptDraw: string
  readonly askTakeBack: string
  readonly grantTakeBack: string
  readonly withdraw: string
  readonly claimDraw: string
  readonly resign: string
  readonly resignQuestion: Readonly<Record<Color, string>>
  readonly resignExplained: string
  readonly cancel: string
  readonly takenBack: string
  readonly atEndOnly: string
  readonly onlyAtEnd: string

  readonly position: string
  readonly positionLabel: string
  readonly setUp: string
  readonly setUpDone: string
  readonly field: Readonly<Record<FaultField, string>>
  readonly fault: (fault: Fault) => string
  readonly atCharacter: (number: number) => string
  readonly textEnd: string

  readonly record: string
  readonly recordLabel: string
  readonly load: string
  readonly loaded: string
  readonly openFile: string
  readonly recordPlace: (line: number, column: number, ply: number) => string
  /** What is wrong with a record, without the place. */
  readonly recordProblem: (error: DasChessError) => string
  readonly legalThere: (count: number) => string
  readonly fits: string

  readonly share: string
  readonly shareExplained: string
  readonly link: string
  readonly copy: string
  readonly copyLink: string
  readonly copied: string
  readonly linkTooLong: string
  readonly linkCopied: string
  readonly clipboardClosed: string
  readonly downloadRecord: string
  readonly downloadPicture: string
  readonly linkLoaded: string
  readonly linkBroken: string

  readonly newGameStarted: string
  readonly bringBack: string
  readonly broughtBack: string
  readonly dismiss: string
}

export const WORDS: InEveryLanguage<Words> = { en: EN, ru: RU }
