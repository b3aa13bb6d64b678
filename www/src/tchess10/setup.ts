/** The form in which a game is put together. */
import { html, nothing } from 'lit-html'
import { live } from 'lit-html/directives/live.js'
import type { Language } from '../shell/language.ts'
import {
  BORDERS,
  BOXES,
  changed,
  GOAL_NAMES,
  hasBorder,
  heroSquares,
  HEROES,
  refusal,
  type Box,
  type Choice,
  type Goal,
} from './choice.ts'
import { WORDS, type Words } from './words.ts'

export interface Setup {
  readonly language: Language
  readonly choice: Choice
  choose(choice: Choice): void
  play(): void
}

/** Mate is a capture under strike. */
export const toldOf = (words: Words, goal: Goal, boxes: readonly Box[]) =>
  goal === 'mate' && boxes.includes('strike') ? words.strikeGoal : words.goal[goal]

export function setup(state: Setup) {
  const { language, play } = state
  const words = WORDS[language]
  return html`
    <form class="setup" id="setup" @submit=${(event: Event) => event.preventDefault()}>
      <fieldset class="card">
        <legend>${words.goals}</legend>
        ${GOAL_NAMES.map((goal) => goalRow(state, goal))} ${options(state)}
      </fieldset>
      <fieldset class="card">
        <legend>${words.boxes}</legend>
        ${BOXES.map((box) => boxRow(state, box))}
      </fieldset>
      <button type="button" class="button main" id="play" @click=${play}>${words.play}</button>
    </form>
  `
}

function goalRow({ language, choice, choose }: Setup, goal: Goal) {
  const words = WORDS[language]
  const told = toldOf(words, goal, choice.boxes)
  const next = changed(choice, { goal })
  return row(words, 'radio', goal, told, choice.goal === goal, refusal(next), () => choose(next))
}

function boxRow({ language, choice, choose }: Setup, box: Box) {
  const words = WORDS[language]
  const isOn = choice.boxes.includes(box)
  const boxes = isOn ? choice.boxes.filter((other) => other !== box) : [...choice.boxes, box]
  // Joined as it is: what `changed` would leave off again can't be chosen.
  const reason = isOn ? null : refusal({ ...choice, boxes })
  // A box more takes from heroes only what is a hero itself.
  const why = reason === 'no_such_hero' ? 'is_the_hero' : reason
  return row(words, 'checkbox', box, words.box[box], isOn, why, () => choose(changed(choice, { boxes })))
}

function row(
  words: Words,
  type: 'radio' | 'checkbox',
  value: string,
  [name, sentence]: readonly [string, string],
  isOn: boolean,
  why: string | null,
  change: () => void,
) {
  const id = `${type}-${value}`
  return html`
    <label class="choice ${why ? 'closed' : ''}" for=${id}>
      <input
        type=${type}
        id=${id}
        name=${type === 'radio' ? 'goal' : value}
        value=${value}
        ?disabled=${why !== null}
        aria-describedby=${`${id}-told`}
        .checked=${live(isOn)}
        @change=${change}
      />
      <span>
        <b>${name}</b>
        ${value === 'strike' ? html`<em class="badge">${words.recommended}</em>` : nothing}
        <span class="soft" id=${`${id}-told`}>
          ${sentence}
          ${why ? html`<strong class="why">${words.reasons[why] ?? words.cannot}</strong>` : nothing}
        </span>
      </span>
    </label>
  `
}

function options({ language, choice, choose }: Setup) {
  const words = WORDS[language]
  if (hasBorder(choice))
    return select(
      'border',
      words.border,
      BORDERS.map((rank) => [`${rank}`, words.borderRank(rank)]),
      `${choice.border}`,
      (rank) => choose({ ...choice, border: Number(rank) }),
    )
  if (choice.goal !== 'lastHero') return nothing
  return (['white', 'black'] as const).map((color) => {
    const { heroes } = choice
    const hero = heroes[color]
    const withHero = (change: object) => ({
      ...choice,
      heroes: { ...heroes, [color]: { ...hero, ...change } },
    })
    const names = HEROES.filter((name) => !refusal(withHero({ name, square: null })))
    return html`
      ${select(
        `hero-${color}`,
        words.hero[color],
        names.map((name) => [name, words.pieces[name]!]),
        hero.name,
        (name) => choose(withHero({ name, square: null })),
      )}
      ${select(
        `hero-square-${color}`,
        words.heroSquare[color],
        [['', words.own], ...heroSquares(color).map((square) => [square, square] as const)],
        hero.square ?? '',
        (square) => choose(withHero({ square: square || null })),
      )}
    `
  })
}

const select = (
  id: string,
  label: string,
  answers: readonly (readonly [string, string])[],
  value: string,
  change: (value: string) => void,
) => html`
  <label class="option" for=${id}>
    <span>${label}</span>
    <select
      class="field"
      id=${id}
      @change=${(event: Event) => change((event.target as HTMLSelectElement).value)}
    >
      ${answers.map(
        ([answer, text]) =>
          html`<option value=${answer} .selected=${live(answer === value)}>${text}</option>`,
      )}
    </select>
  </label>
`
