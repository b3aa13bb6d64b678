/** What is chosen before a game: modifications and their options, what can be joined, and its form in an address. */
import {
  fromPosition,
  validatePosition,
  type Color,
  type ModName,
  type PieceName,
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
/** Strike is recommended. */
export const RECOMMENDED: Choice = {
  goal: 'mate',
  boxes: ['strike'],
  border: USUAL_BORDER,
  heroes: { white: KING, black: KING },
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
    const alone = { ...next, heroes: { white: KING, black: KING, [color]: next.heroes[color] } }
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

/** The choice of an address; null where it holds none that can be. */
export function choiceOf(text: string): Choice | null {
  const parts = new URLSearchParams(text)
  const written = parts.get('mods')
  if (written === null) return null
  const names = written.split(',').filter(Boolean)
  const boxes = BOXES.filter((box) => names.includes(box))
  const goals = names.filter((name) => !(BOXES as readonly string[]).includes(name)).sort()
  const goal = GOAL_NAMES.find((goal) => [...GOALS[goal]].sort().join() === goals.join())
  if (!goal) return null
  const hero = (color: Color): Hero => {
    const [name, square] = (parts.get(color) ?? 'king').split('@')
    return { name: HEROES.find((hero) => hero === name) ?? 'king', square: square ?? null }
  }
  const choice: Choice = {
    goal,
    boxes,
    border: Number(parts.get('border') ?? USUAL_BORDER),
    heroes: { white: hero('white'), black: hero('black') },
  }
  try {
    fromPosition(startOf(choice))
    return choice
  } catch {
    return null
  }
}
