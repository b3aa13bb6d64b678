/** What is chosen before a game: modifications and their options, what can be joined, and its form in an address. */
import {
  fromPosition,
  MODS,
  validatePosition,
  type Color,
  type ModName,
  type PieceName,
  type Position,
  type Square,
  type StartOptions,
} from 'das-chess/tchess10'

/** One of them is chosen: the modifications that it is made of. */
export const GOALS = {
  mate: [],
  escort: ['escort'],
  kingCapture: ['kingCapture'],
  both: ['escort', 'kingCapture'],
  flagCapture: ['flagCapture'],
  jesterKing: ['jesterKing'],
  lastHero: ['lastHero'],
  warCouncil: ['warCouncil'],
  theocracy: ['theocracy'],
} as const satisfies Readonly<Record<string, readonly ModName[]>>
export type Goal = keyof typeof GOALS
export const GOAL_NAMES = Object.keys(GOALS) as readonly Goal[]

/** Any of them can be chosen, as far as they can be joined. */
export const BOXES = [
  'strike',
  'illusions',
  'carry',
  'polarity',
  'reform',
  'cardinal',
  'marshal',
  'emperor',
] as const satisfies readonly ModName[]
export type Box = (typeof BOXES)[number]

export const BORDERS = [6, 7, 8, 9, 10] as const
export const USUAL_BORDER = 8
/** Who can be a hero (rule 2.7), where the modifications permit it. */
export const HEROES = [
  'king',
  'queen',
  'lion',
  'magister',
  'jester',
  'emperor',
  'cardinal',
  'marshal',
] as const satisfies readonly PieceName[]
/** The squares of White's heroes; Black's are on the same files. */
const HERO_SQUARES = ['d2', 'e2', 'f2', 'e1', 'f1'] as const

export interface Hero {
  readonly name: PieceName
  /** Null for his own. */
  readonly square: Square | null
}

export interface Choice {
  readonly goal: Goal
  readonly boxes: readonly Box[]
  readonly border: number
  readonly heroes: Readonly<Record<Color, Hero>>
}

const KING: Hero = { name: 'king', square: null }
const NO_HEROES: Choice['heroes'] = { white: KING, black: KING }
/** Strike is recommended. */
export const RECOMMENDED: Choice = {
  goal: 'mate',
  boxes: ['strike'],
  border: USUAL_BORDER,
  heroes: NO_HEROES,
}

export const hasBorder = ({ goal }: Choice) =>
  goal === 'escort' || goal === 'kingCapture' || goal === 'both' || goal === 'flagCapture'

export const heroSquares = (color: Color): Square[] =>
  HERO_SQUARES.map((square) => (color === 'white' ? square : `${square[0]!}${11 - Number(square.slice(1))}`))

/** As the package takes it. */
export function startOf(choice: Choice): StartOptions {
  const { goal, boxes, border, heroes } = choice
  const { white, black } = heroes
  return {
    mods: [...GOALS[goal], ...boxes],
    border: hasBorder(choice) ? border : null,
    ...(goal === 'lastHero' && {
      heroes: { white: white.name, black: black.name },
      heroSquares: { white: white.square, black: black.square },
    }),
  }
}

/** Why a choice can't be: the code of the reason; null where it can. */
export function refusal(choice: Choice): string | null {
  const result = validatePosition(startOf(choice))
  return result.ok ? null : (result.faults[0]?.reason ?? result.faults[0]?.code ?? 'invalid_mods')
}

/** The choice with another goal, a box more or less, and so on; what would not go together any more is left off. */
export function changed(choice: Choice, change: Partial<Choice>): Choice {
  const next = { ...choice, ...change }
  if (!next.boxes.includes('polarity')) next.boxes = next.boxes.filter((box) => box !== 'reform')
  next.boxes = BOXES.filter((box) => next.boxes.includes(box))
  for (const color of ['white', 'black'] as const) {
    const alone = { ...next, heroes: { ...NO_HEROES, [color]: next.heroes[color] } }
    if (refusal(alone)) next.heroes = { ...next.heroes, [color]: KING }
  }
  return next
}

/** As it stands in an address: `mods=strike,escort&border=7`. */
export function textOf(choice: Choice): string {
  const parts = new URLSearchParams({ mods: [...GOALS[choice.goal], ...choice.boxes].join() })
  if (hasBorder(choice) && choice.border !== USUAL_BORDER) parts.set('border', `${choice.border}`)
  if (choice.goal === 'lastHero')
    for (const color of ['white', 'black'] as const) {
      const { name, square } = choice.heroes[color]
      if (name !== 'king' || square) parts.set(color, [name, square].filter(Boolean).join('@'))
    }
  return parts.toString().replace(/%2C/g, ',').replace(/%40/g, '@')
}

/** Null where an address holds no choice at all; `refused` is why the one that it holds can't be. */
export type Addressed = { readonly choice: Choice } | { readonly refused: string } | null

export function choiceOf(address: string): Addressed {
  const parts = new URLSearchParams(address)
  const written = parts.get('mods')
  if (written === null) return null
  const names = written.split(',').filter(Boolean)
  if (names.some((name) => !(MODS as readonly string[]).includes(name))) return { refused: 'unknown_mod' }
  const { goal, boxes } = choiceOfMods(names as ModName[])
  if (!goal) return { refused: 'two_goals' }
  const border = BORDERS.find((rank) => `${rank}` === (parts.get('border') ?? `${USUAL_BORDER}`))
  if (!border) return { refused: 'border_out_of_range' }
  const heroes: Record<Color, Hero> = { ...NO_HEROES }
  for (const color of ['white', 'black'] as const) {
    const [who, where] = (parts.get(color) ?? KING.name).split('@')
    const name = HEROES.find((hero) => hero === who)
    if (!name) return { refused: 'no_such_hero' }
    const square = heroSquares(color).find((square) => square === where) ?? null
    if (where && !square) return { refused: 'no_hero_square' }
    heroes[color] = { name, square }
  }
  const choice: Choice = { goal, boxes, border, heroes }
  const refused = refusal(choice)
  return refused ? { refused } : { choice }
}

/** The goal and the boxes that modifications come from; no goal where they have two. */
export function choiceOfMods(mods: readonly ModName[]): { goal: Goal | undefined; boxes: Box[] } {
  const boxes = BOXES.filter((box) => mods.includes(box))
  const goals = MODS.filter((name) => mods.includes(name) && !boxes.includes(name as Box))
  return { goal: GOAL_NAMES.find((goal) => GOALS[goal].join() === goals.join()), boxes }
}

/**
 * The choice whose modifications a position has. Its heroes are on the board; one that stands where no hero starts is
 * given his own square.
 */
export function choiceOfPosition(position: Position): Choice {
  const { goal = 'mate', boxes } = choiceOfMods(position.mods)
  const choice: Choice = { goal, boxes, border: position.border ?? USUAL_BORDER, heroes: NO_HEROES }
  if (goal !== 'lastHero') return choice
  const heroes: Record<Color, Hero> = { ...NO_HEROES }
  for (const { square, name, color, below } of position)
    for (const man of [name, below?.name]) {
      if (!man || !(HEROES as readonly PieceName[]).includes(man)) continue
      const withHero = (square: Square | null): Choice => ({
        ...choice,
        heroes: { ...NO_HEROES, [color]: { name: man, square } },
      })
      // A Cardinal, say, in a Champion's place.
      const own = withHero(null)
      if (refusal(own)) continue
      const isElsewhere =
        heroSquares(color).includes(square) && fromPosition(startOf(own)).pieceAt(square)?.name !== man
      heroes[color] = { name: man, square: isElsewhere ? square : null }
    }
  return { ...choice, heroes }
}

/** Whether two choices are one game, however they are told. */
export const isSame = (one: Choice, other: Choice) =>
  fromPosition(startOf(one)).dfen === fromPosition(startOf(other)).dfen
