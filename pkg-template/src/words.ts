/** Who stands where and what a move does, in plain words, English and Russian. */
import { isObject, property, requireColor, requireOneOf, requireOptions } from './arguments.js'
import { errorSentence } from './error-words.js'
import { DasChessError, invalidArgument } from './errors.js'
import { readOccupant } from './init.js'
import { playMove, type PositionLike } from './moves.js'
import { fromPosition, type Position } from './position.js'
import type { Figure } from './render.js'
import type { Cell, Color, Move, PieceName } from './types.js'

/** A language of the package's words. */
export type Language = 'en' | 'ru'

type Noun = PieceName | 'transport' | 'frigate' | 'landing' | 'pirate' | 'legate'

/** What a move's sentence is made of. */
interface Told {
  readonly move: Move
  /** Who moves, as he is called before the move. */
  readonly mover: Noun
  /** The Minor, where the mover is a passenger, or the one whom the Ship takes aboard. */
  readonly minor: Noun | undefined
  readonly captured: Noun | undefined
  readonly foe: Color
  /** The castling partner. */
  readonly partner: Noun
  /** Where he goes. */
  readonly beside: string
}

type Ending = 'checkmate' | 'stalemate' | 'insufficientMaterial' | 'check'

/** The sentences of one language. */
interface Sentences {
  name(noun: Noun, color: Color | null): string
  /** Somebody in the air, who has not left his square yet (rule 4). */
  air(noun: Noun, color: Color | null): string
  aboard(vessel: string, role: Noun, minor: Noun, hull: Color): string
  move(told: Told): string
  promotion(noun: Noun): string
  readonly endings: Readonly<Record<Ending, string>>
}

const EN: Readonly<Record<Noun, string>> = {
  king: 'King',
  queen: 'Queen',
  rook: 'Rook',
  bishop: 'Bishop',
  ship: 'Ship',
  magister: 'Magister',
  knight: 'Knight',
  amazon: 'Amazon',
  centurion: 'Centurion',
  valkyrie: 'Valkyrie',
  pawn: 'Pawn',
  elva: 'Elva',
  airMagister: 'air Magister',
  transport: 'Transport',
  frigate: 'Frigate',
  landing: 'Landing',
  pirate: 'Pirate',
  legate: 'Legate',
}

const EN_SIDE = { white: 'White', black: 'Black' } as const

const english: Sentences = {
  name: (noun, color) => (color ? `${color} ${EN[noun]}` : EN[noun]),
  air: (noun, color) => `${english.name(noun, color)}, in the air`,
  aboard: (vessel, role, minor, hull) => `${vessel}, ${EN[role]} ${EN[minor]} on a ${hull} hull`,
  promotion: (noun) => ` and becomes ${noun === 'amazon' ? 'an' : 'a'} ${EN[noun]}`,
  endings: {
    check: 'Check.',
    checkmate: 'Checkmate.',
    stalemate: 'Stalemate.',
    insufficientMaterial: 'A draw: nobody can give mate.',
  },
  move({ move, mover, minor, captured, foe, partner, beside }) {
    const { from, to, color, forms } = move
    const who = `${EN_SIDE[color]} ${EN[mover]}${move.mover === 'passenger' ? ` ${EN[minor!]}` : ''}`
    const vessel = forms ? `: a ${EN[forms]}` : ''
    switch (move.kind) {
      case 'castling':
        return `${EN_SIDE[color]} castles: King to ${to}, ${EN[partner]} to ${beside}`
      case 'capture':
        return `${who} takes the ${foe} ${EN[captured!]} on ${to}`
      case 'enPassant':
        return `${who} takes the ${foe} Pawn on ${move.captured!.square} en passant and goes to ${to}`
      case 'exit':
        return `${who} leaves ${from} for ${to}`
      case 'land':
        return `${who} lands on ${to}`
      case 'handOver':
        return `${who} takes the ${foe} ${EN[minor!]} on ${to} aboard and goes over to ${EN_SIDE[foe]}${vessel}`
      case 'load':
        return move.mover === 'vessel'
          ? `${who} takes its ${EN[minor!]} on ${to} aboard${vessel}`
          : `${who} goes aboard its Ship on ${to}${vessel}`
      case 'board':
        if (!captured) return `${who} boards the ${foe} Ship on ${to}${vessel}`
        return forms === 'frigate'
          ? `${who} takes the ${foe} ${EN[captured]} on ${to} and its Ship${vessel}`
          : `${who} takes the ${foe} ${EN[captured]} on ${to} and the Ship back${vessel}`
      default:
        return `${who} moves from ${from} to ${to}`
    }
  },
}

/** Nominative, accusative, gender: masculine, animate or not, or feminine. */
const RU: Readonly<Record<Noun, readonly [string, string, 'a' | 'm' | 'f']>> = {
  king: ['Король', 'Короля', 'a'],
  queen: ['Ферзь', 'Ферзя', 'a'],
  rook: ['Ладья', 'Ладью', 'f'],
  bishop: ['Слон', 'Слона', 'a'],
  ship: ['Корабль', 'Корабль', 'm'],
  magister: ['Магистр', 'Магистра', 'a'],
  knight: ['Конь', 'Коня', 'a'],
  amazon: ['Амазонка', 'Амазонку', 'f'],
  centurion: ['Центурион', 'Центуриона', 'a'],
  valkyrie: ['Валькирия', 'Валькирию', 'f'],
  pawn: ['Пешка', 'Пешку', 'f'],
  elva: ['Ельва', 'Ельву', 'f'],
  airMagister: ['воздушный Магистр', 'воздушного Магистра', 'a'],
  transport: ['Транспорт', 'Транспорт', 'm'],
  frigate: ['Фрегат', 'Фрегат', 'm'],
  landing: ['Десант', 'Десант', 'm'],
  pirate: ['Пират', 'Пирата', 'a'],
  legate: ['Легат', 'Легата', 'a'],
}

const RU_STEM = { white: 'бел', black: 'чёрн' } as const
const RU_ENDS = [
  { a: 'ый', m: 'ый', f: 'ая' },
  { a: 'ого', m: 'ый', f: 'ую' },
] as const

/** «белый Конь», «чёрную Ладью»: in the nominative (0) or the accusative (1). */
function ru(color: Color, noun: Noun, accusative: 0 | 1): string {
  const forms = RU[noun]
  return `${RU_STEM[color]}${RU_ENDS[accusative][forms[2]]} ${forms[accusative]}`
}

const capital = (text: string) => text[0]!.toUpperCase() + text.slice(1)

const russian: Sentences = {
  name: (noun, color) => (color ? ru(color, noun, 0) : RU[noun][0]),
  air: (noun, color) => `${russian.name(noun, color)}, в воздухе`,
  aboard: (vessel, role, minor, hull) =>
    `${vessel}, ${RU[role][0]} (${RU[minor][0]}) на ${RU_STEM[hull]}ом корпусе`,
  promotion: (noun) => `, превращение: ${RU[noun][0]}`,
  endings: {
    check: 'Шах.',
    checkmate: 'Мат.',
    stalemate: 'Пат.',
    insufficientMaterial: 'Ничья: мат невозможен.',
  },
  move({ move, mover, minor, captured, foe, partner, beside }) {
    const { from, to, color, forms } = move
    const who = capital(ru(color, mover, 0)) + (move.mover === 'passenger' ? ` (${RU[minor!][0]})` : '')
    const vessel = forms ? `: ${RU[forms][0]}` : ''
    switch (move.kind) {
      case 'castling':
        return `Рокировка ${RU_STEM[color]}ых: Король на ${to}, ${RU[partner][0]} на ${beside}`
      case 'capture':
        return `${who} берёт ${ru(foe, captured!, 1)} на ${to}`
      case 'enPassant':
        return `${who} берёт на проходе ${ru(foe, 'pawn', 1)} на ${move.captured!.square} и встаёт на ${to}`
      case 'exit':
        return `${who} сходит с ${from} на ${to}`
      case 'land':
        return `${who} высаживается на ${to}`
      case 'handOver':
        return `${who} принимает на борт ${ru(foe, minor!, 1)} на ${to} и переходит к противнику${vessel}`
      case 'load':
        return move.mover === 'vessel'
          ? `${who} принимает на борт ${ru(color, minor!, 1)} на ${to}${vessel}`
          : `${who} поднимается на свой Корабль на ${to}${vessel}`
      case 'board':
        if (!captured) return `${who} захватывает ${ru(foe, 'ship', 1)} на ${to}${vessel}`
        return forms === 'frigate'
          ? `${who} берёт ${ru(foe, captured, 1)} на ${to} вместе с Кораблём${vessel}`
          : `${who} берёт ${ru(foe, captured, 1)} на ${to} и возвращает свой Корабль${vessel}`
      default:
        return `${who} с ${from} на ${to}`
    }
  },
}

/** What a passenger on this hull is called (rule 5.1). */
const roleOn = (hull: Color | undefined, color: Color): Noun => (hull === color ? 'landing' : 'pirate')

/** What somebody is called now: a loaded vessel by its own word (rule 5.1). */
function nounOf(figure: Omit<Cell, 'square'>): Noun {
  const { name, color, hull, passenger } = figure
  return passenger ? (hull === color ? 'transport' : 'frigate') : name
}

function told(position: Position, move: Move): Told {
  const { from, to, captured, color, mover, kind, castling } = move
  const standing = position.pieceAt(from)!
  const target = position.pieceAt(to)
  const passenger = mover === 'passenger'
  const taken = captured && (kind === 'board' ? roleOn(target?.hull, captured.color) : nounOf(captured))
  return {
    move,
    mover: passenger ? roleOn(standing.hull, color) : nounOf(standing),
    minor: passenger ? move.piece : target?.name,
    captured: taken,
    foe: color === 'white' ? 'black' : 'white',
    partner: ({ KR: 'rook', KS: 'ship', KT: 'transport', KF: 'frigate' } as const)[castling ?? 'KR'],
    beside: (to[0] === 'b' ? 'c' : 'g') + to.slice(1),
  }
}

/** What the words are asked with. */
export interface WordOptions {
  /** Default: `en`. */
  readonly language?: Language | undefined
}

function sentencesOf(options: unknown): Sentences {
  const language = property(requireOptions(options, 'options'), 'language') ?? 'en'
  requireOneOf(language, ['en', 'ru'], 'language')
  return language === 'en' ? english : russian
}

/**
 * Who somebody is, in words: a piece with its side, a vessel with its passenger, a Legate.
 *
 * @param options `side: false` leaves the side out
 * @throws DasChessError `invalid_argument`
 * @example
 * ```js
 * import { describePiece, fromPosition } from 'das-chess'
 *
 * describePiece(fromPosition().pieceAt('e1')) // => 'white Queen'
 * describePiece({ name: 'queen', color: 'white' }, { language: 'ru', side: false }) // => 'Ферзь'
 * const pirate = { name: 'knight', color: 'black' }
 * const frigate = { name: 'ship', color: 'black', hull: 'white', passenger: pirate }
 * describePiece(frigate) // => 'black Frigate, Pirate Knight on a white hull'
 * ```
 */
export function describePiece(figure: Figure, options?: WordOptions & { readonly side?: boolean }): string {
  const words = sentencesOf(options)
  if (!isObject(figure)) throw invalidArgument('piece', 'a piece or a cell', figure)
  const side = requireColor(property(figure, 'color'), 'piece.color')
  if (property(figure, 'name') !== 'legate') readOccupant(figure, 'piece')
  const color = options?.side === false ? null : side
  if (figure.name === 'legate') return words.name('legate', color)
  if (figure.name === 'elva' || figure.name === 'airMagister') return words.air(figure.name, color)
  const { passenger, hull } = figure
  const name = words.name(nounOf(figure), color)
  return passenger ? words.aboard(name, roleOn(hull, figure.color), passenger.name, hull!) : name
}

/**
 * What a move does, in one or two sentences for people who listen: who moves, what happens, check or the end.
 *
 * @param position the position in which it is played
 * @param move one of its `legalMoves`
 * @throws DasChessError as `applyMove`
 * @example
 * ```js
 * import { describeMove, legalMoves, START } from 'das-chess'
 *
 * const [move] = legalMoves(START, { from: 'e2', to: 'e4' })
 * describeMove(START, move) // => 'White Pawn moves from e2 to e4.'
 * describeMove(START, move, { language: 'ru' }) // => 'Белая Пешка с e2 на e4.'
 * ```
 */
export function describeMove(position: PositionLike, move: Move, options?: WordOptions): string {
  const words = sentencesOf(options)
  const before = fromPosition(position)
  const { move: played, position: after } = playMove(before, move)
  const { outcome, check } = after
  const ending = outcome ? words.endings[outcome.reason as Ending] : check && words.endings.check
  const { promotion } = played
  const sentence = words.move(told(before, played)) + (promotion ? words.promotion(promotion) : '')
  return ending ? `${sentence}. ${ending}` : `${sentence}.`
}

const RU_ERRORS: Readonly<Record<string, string>> = {
  invalid_move: 'Это не ход. Пишите e2e4, Nd3 или O-O.',
  missing_promotion: 'Кем становится пешка? Например, b10=Q.',
}

/**
 * Why something was refused, in a sentence: in English the error's own message. Whatever is thrown can be told.
 *
 * @example
 * ```js
 * import { applyMove, describeError, START } from 'das-chess'
 *
 * try {
 *   applyMove(START, 'e2e5')
 * } catch (error) {
 *   describeError(error) === error.message // => true
 *   describeError(error, { language: 'ru' }) // => 'Здесь так ходить нельзя.'
 * }
 * ```
 */
export function describeError(error: unknown, options?: WordOptions): string {
  const isTold = sentencesOf(options) === russian && error instanceof DasChessError
  return errorSentence(error, isTold ? error.code : '', RU_ERRORS)
}
