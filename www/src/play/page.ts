/** Puts the play page together: the table, the board, and all that stands around it. */
import 'das-chess/board'
import { html, render } from 'lit-html'
import { currentLanguage, inLanguage } from '../shell/language.ts'
import { Board } from './board.ts'
import type { Desk } from './desk.ts'
import { gameOf, holdsGame } from './link.ts'
import { restore, save } from './saved.ts'
import { controls } from './view/controls.ts'
import { Legates } from './view/legates.ts'
import { MoveList } from './view/move-list.ts'
import { Notice } from './view/notice.ts'
import { PositionForm } from './view/position-form.ts'
import { RecordForm } from './view/record-form.ts'
import { ResignDialog } from './view/resign.ts'
import { Share } from './view/share.ts'
import { status } from './view/status.ts'
import { WORDS } from './words/words.ts'

export async function openPage(main: HTMLElement): Promise<void> {
  const table = restore()
  const desk: Desk = {
    table,
    get language() {
      return currentLanguage()
    },
    get words() {
      return WORDS[currentLanguage()]
    },
    redraw: draw,
    tell: (text, wayBack) => notice.tell(text, wayBack),
    announce: (text) => notice.announce(text),
    hush: () => notice.clear(),
    get offersWayBack() {
      return notice.offersWayBack
    },
    bringBack: () => notice.bringBack(),
  }
  const notice = new Notice(desk)
  const resign = new ResignDialog(desk)
  const legates = new Legates(desk, (color) => resign.ask(color))
  const board = new Board(desk, (color, message) => legates.speak(color, message))
  const moves = new MoveList(desk)
  const position = new PositionForm(desk)
  const record = new RecordForm(desk)
  const share = new Share(desk)

  function draw(): void {
    const { words } = desk
    render(
      html`
        <h1 class="unseen">${words.heading}</h1>
        <div class="table">
          <div class="place">
            <section class="board" aria-label=${words.board}>${board.element}</section>
          </div>
          <div class="side">${status(desk)} ${controls(desk)} ${moves.view()} ${legates.view()}</div>
          <div class="desk">
            <div class="stack">${position.view()} ${share.view()}</div>
            ${record.view()}
          </div>
        </div>
        ${resign.view()} ${notice.view()}
      `,
      main,
    )
  }

  table.listen((change) => {
    if (change !== 'flip') {
      resign.close()
      share.reset()
      record.reset()
      position.reset()
      if (change !== 'game') notice.clear()
    }
    save(table)
    draw()
    board.show()
    moves.updated()
    if (change === 'game') board.element.scrollIntoView({ block: 'nearest' })
  })

  const openLink = async () => {
    const { hash } = location
    if (!holdsGame(hash)) return
    // From here on the game is kept as any other, and goes on from where it is.
    history.replaceState(null, '', location.pathname + location.search)
    try {
      table.replace(await gameOf(hash), { guest: true })
      desk.tell(desk.words.linkLoaded, table.hasPrevious)
    } catch {
      desk.tell(desk.words.linkBroken)
    }
  }
  addEventListener('hashchange', () => void openLink())

  inLanguage(() => {
    draw()
    board.show()
  })
  moves.updated()
  if (table.isGuest) desk.tell(desk.words.linkLoaded, table.hasPrevious)
  await openLink()
}
