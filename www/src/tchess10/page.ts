/** The page of TCHESS-10: a game is put together, then played. */
import { Game } from 'das-chess/tchess10'
import 'das-chess/tchess10/board'
import type { Tchess10BoardElement } from 'das-chess/tchess10/board'
import { html, render } from 'lit-html'
import { currentLanguage, inLanguage } from '../shell/language.ts'
import { keepInSight } from '../shell/sight.ts'
import { keep, recall } from '../shell/storage.ts'
import {
  choiceOf,
  choiceOfPosition,
  isSame,
  RECOMMENDED,
  startOf,
  textOf,
  type Addressed,
  type Choice,
} from './choice.ts'
import { play } from './play.ts'
import { setup } from './setup.ts'
import { WORDS } from './words.ts'

/** What is kept from one visit to the next. */
interface Kept {
  readonly record: string
  readonly ply: number
}

/** The game of the last visit, at the place where it was left; null where there is none, or the address is of another. */
function kept(address: Addressed): Game | null {
  try {
    const saved = JSON.parse(recall('tchess10') ?? '') as Kept
    const game = Game.fromPgn(saved.record)
    if (address && !('choice' in address && isSame(address.choice, choiceOfGame(game)))) return null
    while (game.ply > saved.ply) game.undo()
    return game
  } catch {
    return null
  }
}

const choiceOfGame = (game: Game) => choiceOfPosition(game.at(0))

export function openPage(main: HTMLElement): void {
  const board = document.createElement('tchess10-board') as Tchess10BoardElement
  board.id = 'board'
  const address = choiceOf(location.hash.slice(1))
  let game = kept(address)
  let choice = game ? choiceOfGame(game) : address && 'choice' in address ? address.choice : RECOMMENDED
  /** Why the choice of an address can't be. */
  let refused = address && 'refused' in address ? address.refused : null
  let notice = ''

  function draw(): void {
    const language = currentLanguage()
    const words = WORDS[language]
    board.language = language
    render(
      html`
        <div class="tchess10 ${game ? 'playing' : 'choosing'}">
          <header class="intro">
            <h1>${words.heading}</h1>
            ${game ? '' : html`<p class="soft">${words.intro} <a href="./tchess10-rules.html">${words.rules}</a></p>`}
            ${refused ? html`<p class="why" id="refused" role="alert">${words.refused} ${words.reasons[refused]}</p>` : ''}
          </header>
          <section class="place" aria-label=${game ? words.game : words.start}>${board}</section>
          <div class="side">
            ${
              game
                ? play({ language, game, notice, changed, flip, leave, load, tell })
                : setup({ language, choice, choose, play: begin })
            }
          </div>
        </div>
      `,
      main,
    )
  }

  /** Shows the game as it stands, or the start of what is chosen. */
  function show(): void {
    const mode = game && !game.outcome ? 'play' : 'view'
    if (board.mode !== mode) board.mode = mode
    board.position = game ? game.position : startOf(choice)
    const move = game?.node.move ?? null
    if (board.lastMove?.from !== move?.from || board.lastMove?.to !== move?.to) board.lastMove = move
    draw()
  }

  function choose(next: Choice): void {
    choice = next
    refused = null
    writeAddress()
    show()
  }

  /** The address has the choice, also that of a game which came as a text. */
  function writeAddress(): void {
    history.replaceState(null, '', `#${textOf(choice)}`)
  }

  function changed(): void {
    notice = ''
    const saved: Kept = { record: game!.pgn(), ply: game!.ply }
    keep('tchess10', JSON.stringify(saved))
    show()
    const list = document.getElementById('moves')!
    keepInSight(list, list.querySelector<HTMLElement>('[aria-current=true]')!)
  }

  function begin(): void {
    load(new Game(startOf(choice)))
    notice = ''
    draw()
    board.focus({ preventScroll: true })
  }

  function load(next: Game): void {
    game = next
    choice = choiceOfGame(game)
    refused = null
    writeAddress()
    changed()
    board.scrollIntoView({ block: 'nearest' })
    tell(WORDS[currentLanguage()].loaded)
  }

  function leave(): void {
    game = null
    keep('tchess10', '')
    show()
  }

  function flip(): void {
    board.flip()
  }

  function tell(text: string): void {
    notice = text
    draw()
  }

  board.addEventListener('move', ({ detail: { move, by } }) => {
    if (by !== 'user' || !game) return
    game.move(move.lan)
    changed()
  })
  addEventListener('hashchange', () => {
    const next = choiceOf(location.hash.slice(1))
    // A game that is played is left by its button, not by an address.
    if (!game && next) {
      if ('choice' in next) choice = next.choice
      refused = 'refused' in next ? next.refused : null
      show()
    }
    if (game || next) writeAddress()
  })
  if (game || address) writeAddress()
  inLanguage(draw)
  show()
}
