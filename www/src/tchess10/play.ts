/** What stands beside the board while a game is played: how it stands, its moves, and its texts. */
import { fromPosition, Game, type Node } from 'das-chess/tchess10'
import { describeError, describeOutcome } from 'das-chess/tchess10/words'
import { html, nothing } from 'lit-html'
import { live } from 'lit-html/directives/live.js'
import { copy } from '../play/clipboard.ts'
import type { Language } from '../shell/language.ts'
import { choiceOfMods } from './choice.ts'
import { toldOf } from './setup.ts'
import { WORDS } from './words.ts'

export interface Play {
  readonly language: Language
  readonly game: Game
  /** What was told last, of texts. */
  readonly notice: string
  /** Something was done to the game. */
  changed(): void
  flip(): void
  leave(): void
  load(game: Game): void
  tell(notice: string): void
}

export const play = (state: Play) => html`
  ${status(state)} ${controls(state)} ${moveList(state)} ${texts(state)}
`

function status({ language, game }: Play) {
  const words = WORDS[language]
  const { position, outcome, turn } = game
  const { mods, moved, movesLeft, owed, check } = position
  const { goal = 'mate', boxes } = choiceOfMods(mods)
  const [name, sentence] = toldOf(words, goal, boxes)
  const all = moved.length + movesLeft
  const debts = owed[turn]
  return html`
    <section class="status card" aria-label=${words.game}>
      <p class="turn" id="turn" data-turn=${outcome ? 'none' : turn}>
        ${outcome ? describeOutcome(outcome, { language }) : (check ? words.check : words.turn)[turn]}
      </p>
      ${
        mods.includes('strike') && !outcome
          ? html`<p class="pips" id="part">
              ${Array.from({ length: all }, (_, index) => html`<i class=${index < moved.length ? 'done' : ''}></i>`)}
              <span>${words.part(moved.length + 1, all)}</span>
            </p>`
          : nothing
      }
      ${
        debts.length && !outcome
          ? html`<p id="owed">${debts[0] === 'king' ? words.owesCrowned : words.owes(debts.length)}</p>`
          : nothing
      }
      <p id="goal"><b>${words.playedFor}: ${name}.</b> <span class="soft">${sentence}</span></p>
      ${
        boxes.length
          ? html`<p class="soft" id="joined">
              ${words.joined}: ${boxes.map((box) => words.box[box][0]).join(', ')}
            </p>`
          : nothing
      }
      ${game.canClaimDraw ? html`<p>${words.drawn}</p>` : nothing}
    </section>
  `
}

function controls({ language, game, changed, flip, leave }: Play) {
  const words = WORDS[language]
  const button = (id: string, name: string, disabled: boolean, act: () => void) => html`
    <button type="button" class="button" id=${id} ?disabled=${disabled} @click=${act}>${name}</button>
  `
  const then = (act: () => unknown) => () => {
    act()
    changed()
  }
  return html`
    <div class="controls" role="group" aria-label=${words.game}>
      ${button(
        'take-back',
        words.takeBack,
        !game.node.parent,
        then(() => game.undo()),
      )}
      ${button(
        'redo',
        words.redo,
        !game.node.next,
        then(() => game.redo()),
      )}
      ${button('flip', words.flip, false, flip)} ${button('new-game', words.newGame, false, leave)}
      ${
        game.canClaimDraw
          ? button(
              'claim',
              words.claim,
              false,
              then(() => game.claimDraw()),
            )
          : nothing
      }
    </div>
  `
}

interface Turn {
  readonly number: string
  readonly nodes: Node[]
}

/** The line that is played, turn by turn. */
function turnsOf(game: Game): Turn[] {
  const turns: Turn[] = []
  let before = game.at(0)
  let isNew = true
  for (let node = game.root.next; node; node = node.next) {
    const { move } = node
    if (isNew) {
      const dots = before.turn === 'white' ? '.' : '…'
      turns.push({ number: `${before.fullMoves}${dots}`, nodes: [] })
    }
    turns.at(-1)!.nodes.push(node)
    isNew = move!.endsTurn
    before = node.position
  }
  return turns
}

function moveList({ language, game, changed }: Play) {
  const words = WORDS[language]
  const button = (node: Node, text: string) => html`
    <button
      type="button"
      class="ply"
      aria-current=${node === game.node ? 'true' : 'false'}
      @click=${() => {
        game.goTo(node)
        changed()
      }}
    >
      ${text}
    </button>
  `
  const turns = turnsOf(game)
  return html`
    <section class="card moves" aria-labelledby="moves-title">
      <h2 id="moves-title">${words.moves}</h2>
      <div id="moves" class="plies">
        ${button(game.root, words.toStart)}
        ${turns.map(
          ({ number, nodes }) =>
            html`<p>
              <span class="number">${number}</span> ${nodes.map((node) => button(node, node.move!.lan))}
            </p>`,
        )}
        ${turns.length ? nothing : html`<p class="soft">${words.noMoves}</p>`}
      </div>
    </section>
  `
}

function texts({ language, game, notice, load, tell }: Play) {
  const words = WORDS[language]
  const field = (id: string) => document.querySelector<HTMLTextAreaElement>(`#${id}`)!
  const read = (id: string, none: string, make: (text: string) => Game) => () => {
    const text = field(id).value
    if (!text.trim()) return tell(none)
    try {
      load(make(text))
    } catch (error) {
      tell(describeError(error, { language }))
    }
  }
  const take = (id: string) => async () => {
    tell((await copy(field(id).value, field(id))) ? words.copied : words.closed)
  }
  const area = (
    id: string,
    name: string,
    text: string,
    none: string,
    act: string,
    make: (text: string) => Game,
  ) => html`
    <label for=${id}>${name}</label>
    <textarea
      class="field"
      id=${id}
      rows="4"
      spellcheck="false"
      autocomplete="off"
      .value=${live(text)}
    ></textarea>
    <div class="buttons">
      <button type="button" class="button" id="${id}-set" @click=${read(id, none, make)}>${act}</button>
      <button type="button" class="button" id="${id}-copy" @click=${take(id)}>${words.copy}</button>
    </div>
  `
  return html`
    <details class="card texts" id="texts">
      <summary>${words.text}</summary>
      <p id="notice" role="status">${notice}</p>
      ${area('position-text', words.position, game.dfen, words.noPosition, words.setUp, (text) => new Game(fromPosition(text.trim())))}
      ${area('record-text', words.record, game.pgn(), words.noRecord, words.load, (text) => Game.fromPgn(text))}
    </details>
  `
}
