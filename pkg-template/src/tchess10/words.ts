/** `das-chess/tchess10/words`: who stands where, what a move does and how a game ended, in English and Russian. */
import { isObject } from '../arguments.js'
import { errorSentence } from '../error-words.js'
import { describe } from '../messages.js'
// The game's entry, which stays beside this one: nobody gets the rules, or the class of errors, twice.
import { applyMove, DasChessError, fromPosition, legalMoves } from './index.js'
import type {
  Color,
  Facing,
  LowerMan,
  ModName,
  Move,
  Outcome,
  PieceName,
  Position,
  PositionLike,
} from './index.js'

/** A language of the package's words. */
export type Language = 'en' | 'ru'

/** A piece, or the Jester that stands in the King's place (rule 2.5). */
type Noun = PieceName | 'crownedJester'

/** What a move's sentence is made of. */
interface Told {
  readonly move: Move
  readonly mover: Noun
  /** Who stands below the mover before the move: cargo, or the enemy's King. */
  readonly below: { readonly noun: Noun; readonly color: Color } | undefined
  /** Who is picked up on the way, or stood on at its end. */
  readonly picked: Noun | undefined
  readonly captured: Noun | undefined
  /** Who is lost with the captured one. */
  readonly lost: Noun | undefined
  /** Whether the captured one is seized instead (rule 2.3). */
  readonly seized: boolean
  readonly king: Noun
}

interface Sentences {
  name(noun: Noun, color: Color | null): string
  faces(facing: Facing): string
  carries(noun: Noun): string
  holds(noun: Noun, color: Color): string
  move(told: Told): string
  movesLeft(count: number): string
  owes(color: Color, count: number): string
  readonly check: string
  readonly draw: string
  wins(color: Color): string
  /** Why a game ended, by its reason. */
  readonly ends: Readonly<Record<string, string>>
}

const capital = (text: string) => text[0]!.toUpperCase() + text.slice(1)

const FOE = { white: 'black', black: 'white' } as const

const EN: Readonly<Record<Noun, string>> = {
  king: 'King',
  queen: 'Queen',
  lion: 'Lion',
  magister: 'Magister',
  jester: 'Jester',
  bishop: 'Bishop',
  paladin: 'Paladin',
  tower: 'Tower',
  knight: 'Knight',
  champion: 'Champion',
  griffin: 'Griffin',
  assassin: 'Assassin',
  pawn: 'Pawn',
  cardinal: 'Cardinal',
  marshal: 'Marshal',
  emperor: 'Emperor',
  crownedJester: 'crowned Jester',
}

const EN_FACING = { n: 'north', e: 'east', s: 'south', w: 'west' } as const
const EN_ENDS: Readonly<Record<string, string>> = {
  checkmate: 'checkmate',
  escort: 'the King has reached the border',
  kingCaptured: 'the King is captured',
  kingBroughtHome: 'the King is brought home',
  jesterLost: 'the crowned Jester is lost',
  heroCaptured: 'the hero is captured',
  council: 'the war council is captured',
  theocracy: 'the Bishops and Paladins are captured',
  noMove: 'there is no move left',
  resignation: 'resignation',
  stalemate: 'stalemate',
  insufficientMaterial: 'only Kings are left',
  threefold: 'the position has come three times',
  fivefold: 'the position has come five times',
  fiftyMoves: 'fifty moves without a capture or a Pawn move',
  seventyFiveMoves: 'seventy-five moves without a capture or a Pawn move',
  agreement: 'agreement',
}

const english: Sentences = {
  name: (noun, color) => (color ? `${color} ${EN[noun]}` : EN[noun]),
  faces: (facing) => `faces ${EN_FACING[facing]}`,
  carries: (noun) => `carries its ${EN[noun]}`,
  holds: (noun, color) => `holds the ${color} ${EN[noun]}`,
  movesLeft: (count) => (count === 1 ? 'One move left.' : `${count} moves left.`),
  owes: (color, count) =>
    `${capital(color)} owes ${count === 1 ? 'a Jester' : `${count} Jesters`}: Pawns turn into them.`,
  check: 'Check.',
  draw: 'A draw',
  wins: (color) => `${capital(color)} wins`,
  ends: EN_ENDS,
  move({ move, mover, below, picked, captured, lost, seized, king }) {
    const { from, to, color, kind, path, carries, promotion, turn, frees } = move
    const who = `${capital(color)} ${EN[mover]}`
    if (kind === 'turn') return `${who} on ${from} turns ${EN_FACING[turn!]}`
    if (kind === 'illusion') return `${capital(color)} Pawn on ${from} becomes a ${EN[mover]}`
    const via = path.length > 2 ? path[1] : undefined
    const foe = FOE[color]
    const way = `from ${from}${via ? ` by way of ${via}` : ''}`
    let text = `${who} moves ${way} to ${to}`
    if (kind === 'capture')
      text = seized
        ? `${who} ${way} seizes the ${foe} ${EN[captured!]} on ${to}`
        : `${who} ${way} takes the ${foe} ${EN[captured!]}${lost ? ` and its ${EN[lost]}` : ''} on ${to}`
    if (kind === 'enPassant')
      text = `${who} takes the ${foe} ${EN[captured!]} on ${move.captured!.square} en passant and goes to ${to}`
    if (kind === 'load') text += `, onto its ${EN[picked!]}`
    if (below) {
      const whom = below.color === color ? `its ${EN[below.noun]}` : `the ${foe} ${EN[below.noun]}`
      if (!carries[0]) text += `, leaving ${whom} on ${from}`
      else if (carries[1] ?? true) text += `, with ${whom}`
      else text += `, leaving ${whom} on ${via!}`
    }
    if (via && carries[1] && !carries[0]) text += `, picking up its ${EN[picked!]} on ${via}`
    if (promotion) text += ` and becomes a${/^[AE]/.test(EN[promotion]) ? 'n' : ''} ${EN[promotion]}`
    if (turn) text += `, then faces ${EN_FACING[turn]}`
    if (frees) text += `; the ${color} ${EN[king]} is free on ${frees}`
    return text
  },
}

/** Nominative, accusative, and whether it is feminine. */
const RU: Readonly<Record<Noun, readonly [string, string, boolean?]>> = {
  king: ['Король', 'Короля'],
  queen: ['Ферзь', 'Ферзя'],
  lion: ['Лев', 'Льва'],
  magister: ['Магистр', 'Магистра'],
  jester: ['Шут', 'Шута'],
  bishop: ['Слон', 'Слона'],
  paladin: ['Паладин', 'Паладина'],
  tower: ['Башня', 'Башню', true],
  knight: ['Конь', 'Коня'],
  champion: ['Чемпион', 'Чемпиона'],
  griffin: ['Грифон', 'Грифона'],
  assassin: ['Ассасин', 'Ассасина'],
  pawn: ['Пешка', 'Пешку', true],
  cardinal: ['Кардинал', 'Кардинала'],
  marshal: ['Маршал', 'Маршала'],
  emperor: ['Император', 'Императора'],
  crownedJester: ['коронованный Шут', 'коронованного Шута'],
}

const RU_STEM = { white: 'бел', black: 'чёрн' } as const
const RU_FACING = { n: 'на север', e: 'на восток', s: 'на юг', w: 'на запад' } as const
const RU_ENDS: Readonly<Record<string, string>> = {
  checkmate: 'мат',
  escort: 'Король дошёл до рубежа',
  kingCaptured: 'Король взят',
  kingBroughtHome: 'Король доставлен домой',
  jesterLost: 'коронованный Шут потерян',
  heroCaptured: 'герой взят',
  council: 'военный совет взят',
  theocracy: 'Слоны и Паладины взяты',
  noMove: 'ходов больше нет',
  resignation: 'противник сдался',
  stalemate: 'пат',
  insufficientMaterial: 'остались одни Короли',
  threefold: 'позиция повторилась три раза',
  fivefold: 'позиция повторилась пять раз',
  fiftyMoves: 'пятьдесят ходов без взятий и ходов Пешек',
  seventyFiveMoves: 'семьдесят пять ходов без взятий и ходов Пешек',
  agreement: 'по соглашению',
}

/** «белый Конь», «чёрную Башню»: in the nominative (0) or the accusative (1). */
function ru(color: Color, noun: Noun, accusative: 0 | 1): string {
  const forms = RU[noun]
  const ends = accusative ? ['ого', 'ую'] : ['ый', 'ая']
  return `${RU_STEM[color]}${ends[forms[2] ? 1 : 0]} ${forms[accusative]}`
}

const russian: Sentences = {
  name: (noun, color) => (color ? ru(color, noun, 0) : RU[noun][0]),
  faces: (facing) => `смотрит ${RU_FACING[facing]}`,
  carries: (noun) => `везёт: ${RU[noun][0]}`,
  holds: (noun, color) => `держит: ${ru(color, noun, 0)}`,
  movesLeft: (count) => `Осталось движений: ${count}.`,
  owes: (color, count) => `За ${RU_STEM[color]}ыми Шуты: ${count}. Ими станут Пешки.`,
  check: 'Шах.',
  draw: 'Ничья',
  wins: (color) => `${capital(RU_STEM[color])}ые выиграли`,
  ends: RU_ENDS,
  move({ move, mover, below, picked, captured, lost, seized, king }) {
    const { from, to, color, kind, path, carries, promotion, turn, frees } = move
    const who = capital(ru(color, kind === 'illusion' ? 'pawn' : mover, 0))
    if (kind === 'turn') return `${who} на ${from} поворачивается ${RU_FACING[turn!]}`
    if (kind === 'illusion') return `${who} на ${from} превращается: ${RU[mover][0]}`
    const via = path.length > 2 ? path[1] : undefined
    const foe = FOE[color]
    const way = `${who} с ${from}${via ? ` через ${via}` : ''}`
    let text = `${way} на ${to}`
    if (kind === 'capture')
      text = seized
        ? `${way} захватывает ${ru(foe, captured!, 1)} на ${to}`
        : `${way} берёт ${ru(foe, captured!, 1)}${lost ? ` и с ним: ${RU[lost][0]},` : ''} на ${to}`
    if (kind === 'enPassant')
      text = `${who} берёт на проходе ${ru(foe, captured!, 1)} на ${move.captured!.square} и встаёт на ${to}`
    if (kind === 'load') text += `, встаёт на ${ru(color, picked!, 1)}`
    if (below) {
      const whom = ru(below.color, below.noun, 1)
      if (!carries[0]) text += `, оставляет ${whom} на ${from}`
      else if (carries[1] ?? true) text += `, везёт ${whom}`
      else text += `, оставляет ${whom} на ${via!}`
    }
    if (via && carries[1] && !carries[0]) text += `, подбирает ${ru(color, picked!, 1)} на ${via}`
    if (promotion) text += `, превращение: ${RU[promotion][0]}`
    if (turn) text += `, поворот ${RU_FACING[turn]}`
    if (frees) text += `; ${ru(color, king, 0)} свободен на ${frees}`
    return text
  },
}

/** What the words are asked with. */
export interface WordOptions {
  /** Default: `en`. */
  readonly language?: Language | undefined
}

const LANGUAGES: Readonly<Record<Language, Sentences>> = { en: english, ru: russian }

function languageOf(options: unknown = {}): Language {
  const { language } = readAll(options, 'options', 'an object', 'language')
  if (language === undefined || language === 'en') return 'en'
  if (language === 'ru') return language
  throw refusal('language', "'en' or 'ru'", language)
}

/** What the game's own functions throw for an argument that is not what it should be. */
function refusal(argument: string, expected: string, given: unknown): DasChessError {
  return new DasChessError('invalid_argument', { argument, expected, given: describe(given) })
}

/** Properties of whatever was given, each read once. */
function readAll<Key extends string>(
  value: unknown,
  argument: string,
  expected: string,
  ...keys: Key[]
): Record<Key, unknown> {
  if (!isObject(value)) throw refusal(argument, expected, value)
  try {
    return Object.fromEntries(keys.map((key) => [key, (value as Record<Key, unknown>)[key]])) as Record<
      Key,
      unknown
    >
  } catch {
    throw refusal(argument, `${expected} that can be read`, value)
  }
}

function isKeyOf<Key extends string>(object: Readonly<Record<Key, unknown>>, key: unknown): key is Key {
  return typeof key === 'string' && Object.hasOwn(object, key)
}

/** Who stands in a storey, and what was said of one below. */
function manOf(value: unknown, argument: string) {
  const { name, color, facing, below } = readAll(
    value,
    argument,
    'a cell',
    'name',
    'color',
    'facing',
    'below',
  )
  if (!isKeyOf(EN, name)) throw refusal(`${argument}.name`, 'the name of a piece', name)
  if (!isKeyOf(FOE, color)) throw refusal(`${argument}.color`, "'white' or 'black'", color)
  if (facing !== undefined && !isKeyOf(EN_FACING, facing))
    throw refusal(`${argument}.facing`, "'n', 'e', 's' or 'w'", facing)
  return { name, color, facing, below }
}

const nounOf = (name: Noun, mods: readonly ModName[]): Noun =>
  name === 'king' && mods.includes('jesterKing') ? 'crownedJester' : name

/** Modifications as `describePiece` is given them. */
function modsOf(options: unknown = {}): readonly ModName[] {
  const { mods } = readAll(options, 'options', 'an object', 'mods')
  try {
    if (mods === undefined || Array.isArray(mods)) return [...(mods ?? [])]
  } catch {
    // A list that can't be read is none.
  }
  throw refusal('mods', 'a list of modifications', mods)
}

/**
 * Who somebody is, in words: with a facing where he faces, and whom he carries or holds.
 *
 * @param piece a cell as a Position gives it, or `{ name, color, facing?, below? }`
 * @param options `side: false` leaves the side out; with `jesterKing` among `mods` the King is the crowned Jester
 * @throws DasChessError `invalid_argument`
 * @example
 * ```js
 * import { fromPosition } from 'das-chess/tchess10'
 * import { describePiece } from 'das-chess/tchess10/words'
 *
 * describePiece(fromPosition().pieceAt('b2')) // => 'white Champion'
 * describePiece(fromPosition({ mods: ['polarity'] }).pieceAt('a10')) // => 'black Tower, faces south'
 * describePiece({ name: 'tower', color: 'white' }, { language: 'ru' }) // => 'белая Башня'
 * const below = { name: 'bishop', color: 'white' }
 * describePiece({ name: 'knight', color: 'white', below }) // => 'white Knight, carries its Bishop'
 * ```
 */
export function describePiece(
  piece: LowerMan & { readonly below?: LowerMan | undefined },
  options?: WordOptions & {
    readonly side?: boolean | undefined
    readonly mods?: readonly ModName[] | undefined
  },
): string {
  const words = LANGUAGES[languageOf(options)]
  const { name, color, facing, below } = manOf(piece, 'piece')
  const lower = below === undefined ? undefined : manOf(below, 'piece.below')
  const mods = modsOf(options)
  const { side } = readAll(options === undefined ? {} : options, 'options', 'an object', 'side')
  const parts = [words.name(nounOf(name, mods), side === false ? null : color)]
  if (facing) parts.push(words.faces(facing))
  if (lower) {
    const noun = nounOf(lower.name, mods)
    parts.push(lower.color === color ? words.carries(noun) : words.holds(noun, lower.color))
    if (lower.facing) parts.push(words.faces(lower.facing))
  }
  return parts.join(', ')
}

function told(before: Position, move: Move): Told {
  const { from, to, captured, color, kind, path, piece, promotion } = move
  const { mods } = before
  const noun = (name: PieceName) => nounOf(name, mods)
  const below = before.pieceAt(from)?.below
  const stood = before.pieceAt(kind === 'load' ? to : path.length > 2 ? path[1]! : to)
  const lost = captured?.below
  return {
    move,
    mover: noun(kind === 'illusion' ? promotion! : piece),
    below: below && { noun: noun(below.name), color: below.color },
    picked: stood && stood.color === color ? noun(stood.name) : undefined,
    captured: captured && noun(captured.name),
    lost: lost && lost.color === captured.color ? noun(lost.name) : undefined,
    seized: captured?.name === 'king' && (mods.includes('kingCapture') || mods.includes('flagCapture')),
    king: noun('king'),
  }
}

/** How a game ended. That a mate is the win of who made the last move goes without saying. */
function ended({ draw, wins, ends }: Sentences, { winner, reason }: Outcome, mover?: Color): string {
  const why = ends[reason]
  if (reason === 'checkmate' && winner === mover) return `${capital(why!)}.`
  return `${winner ? wins(winner) : draw}${why ? `: ${why}` : ''}.`
}

/**
 * What a move does, in a few sentences for people who listen: who moves, what happens, check or the end, and with strike
 * how many moves are left.
 *
 * @param position the position in which it is played
 * @param move one of its `legalMoves`
 * @throws DasChessError as `applyMove`
 * @example
 * ```js
 * import { fromPosition, legalMoves, START } from 'das-chess/tchess10'
 * import { describeMove } from 'das-chess/tchess10/words'
 *
 * const [move] = legalMoves(START, { from: 'b2', to: 'c8' })
 * describeMove(START, move) // => 'White Champion from b2 by way of c4 takes the black Pawn on c8.'
 * const strike = fromPosition({ mods: ['strike'] })
 * const [step] = legalMoves(strike, { from: 'e3', to: 'e4' })
 * describeMove(strike, step, { language: 'ru' }) // => 'Белая Пешка с e3 на e4. Осталось движений: 2.'
 * ```
 */
export function describeMove(position: PositionLike, move: Move, options?: WordOptions): string {
  const words = LANGUAGES[languageOf(options)]
  const before = fromPosition(position)
  const { lan } = readAll(move, 'move', 'one of the legal moves', 'lan')
  const played = legalMoves(before).find((legal) => legal.lan === lan)
  if (!played) throw refusal('move', 'one of the legal moves', lan)
  const { outcome, check, movesLeft, mods, moved, owed } = applyMove(before, played)
  const sentences = [`${words.move(told(before, played))}.`]
  const foe = FOE[played.color]
  if (owed[foe].length > before.owed[foe].length) sentences.push(words.owes(foe, owed[foe].length))
  if (outcome) sentences.push(ended(words, outcome, played.color))
  else if (check && played.endsTurn) sentences.push(words.check)
  else if (mods.includes('strike') && moved.length) sentences.push(words.movesLeft(movesLeft))
  return sentences.join(' ')
}

/**
 * How a game ended, in a sentence.
 *
 * @throws DasChessError `invalid_argument`
 * @example
 * ```js
 * import { describeOutcome } from 'das-chess/tchess10/words'
 *
 * describeOutcome({ winner: 'white', reason: 'escort' }) // => 'White wins: the King has reached the border.'
 * describeOutcome({ winner: null, reason: 'stalemate' }, { language: 'ru' }) // => 'Ничья: пат.'
 * ```
 */
export function describeOutcome(outcome: Outcome, options?: WordOptions): string {
  const words = LANGUAGES[languageOf(options)]
  const { winner, reason } = readAll(outcome, 'outcome', 'an outcome', 'winner', 'reason')
  if (winner !== null && !isKeyOf(FOE, winner))
    throw refusal('outcome.winner', "'white', 'black' or null", winner)
  if (reason !== 'other' && !isKeyOf(EN_ENDS, reason))
    throw refusal('outcome.reason', 'the reason of an end', reason)
  return ended(words, { winner, reason: reason as Outcome['reason'] })
}

const RU_ERRORS: Readonly<Record<string, string>> = {
  invalid_move: 'Это не ход. Пишите b1c3, b1&c3, b2c4c8, b9b10q, b1c3@e, b1@e, e4=J, e4=K или d3e5,f6.',
  missing_promotion: 'Кем становится Пешка? Например, b9b10q.',
  invalid_mods: 'Не сочетаются модификации.',
}

/** Why modifications can't be joined, by the error's reason; their names are those of texts. */
const RU_MODS: Readonly<Record<string, string>> = {
  two_goals: 'цель одна, или escort с kingCapture',
  reform_without_polarity: 'нечего поворачивать',
  emperor_is_a_hero: 'Император может быть героем',
  option_alone: 'нет модификации',
  border_out_of_range: 'рубеж от 6 до 10',
  no_such_hero: 'такого героя нет',
  no_hero_square: 'герой начинает не там',
}

/**
 * Why something was refused, in a sentence: in English the error's own message. Whatever is thrown can be told.
 *
 * @example
 * ```js
 * import { applyMove, START } from 'das-chess/tchess10'
 * import { describeError } from 'das-chess/tchess10/words'
 *
 * try {
 *   applyMove(START, 'e3e6')
 * } catch (error) {
 *   describeError(error) === error.message // => true
 *   describeError(error, { language: 'ru' }) // => 'Здесь так ходить нельзя.'
 * }
 * ```
 */
export function describeError(error: unknown, options?: WordOptions): string {
  const isTold = languageOf(options) === 'ru' && error instanceof DasChessError
  const { pair, reason } = isTold ? (error.details.faults?.[0] ?? error.details) : {}
  if (pair) return `Не сочетаются ${pair.join(' и ')}: ${RU_MODS[reason!] ?? reason}.`
  return errorSentence(error, isTold ? error.code : '', RU_ERRORS)
}
