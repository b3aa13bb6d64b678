/** The plain data that goes in and out of `das-chess/tchess10`. */
import type { Color, Square } from '../types.js'

export type { Color }
export type { Square }

/** A piece (rule 1.2). With the modification `jesterKing` the King is the crowned Jester (rule 2.5). */
export type PieceName =
  | 'king'
  | 'queen'
  | 'lion'
  | 'magister'
  | 'jester'
  | 'bishop'
  | 'paladin'
  | 'tower'
  | 'knight'
  | 'champion'
  | 'griffin'
  | 'assassin'
  | 'pawn'
  | 'cardinal'
  | 'marshal'
  | 'emperor'

/** A modification (section 2 of the rules). */
export type ModName =
  | 'strike'
  | 'escort'
  | 'kingCapture'
  | 'flagCapture'
  | 'jesterKing'
  | 'illusions'
  | 'lastHero'
  | 'warCouncil'
  | 'theocracy'
  | 'carry'
  | 'polarity'
  | 'reform'
  | 'cardinal'
  | 'marshal'
  | 'emperor'

/** Where a piece points (rule 2.11): north is towards rank 10. */
export type Facing = 'n' | 'e' | 's' | 'w'

/** A man in a lower storey: cargo (rule 2.10) or a held King (rule 2.3). */
export interface LowerMan {
  readonly name: PieceName
  readonly color: Color
  /** With polarity only. */
  readonly facing?: Facing
}

/** A square and who stands there: the man alone, or the upper one of two. */
export interface Cell {
  readonly square: Square
  readonly name: PieceName
  /** Whose it is. */
  readonly color: Color
  /** With polarity only. */
  readonly facing?: Facing
  /** Two-storey pieces only. */
  readonly below?: LowerMan
}

/**
 * What a move does.
 *
 * - `step`: it ends on an empty square; `doubleStep`: a Pawn's two squares.
 * - `capture`: an enemy is captured, or its King seized (rule 2.3); `enPassant`.
 * - `load`: a Horse ends on an own piece and stands on it (rule 2.10).
 * - `turn`: a piece is turned where it stands (rule 2.12).
 * - `illusion`: a Pawn becomes a Jester that is owed (rule 2.6).
 */
export type MoveKind = 'step' | 'doubleStep' | 'capture' | 'enPassant' | 'load' | 'turn' | 'illusion'

/** A legal move: plain frozen data, made by `legalMoves`. */
export interface Move {
  /** The move's text, unique among the legal moves: `b1c3`, `b1&c3&c7`, `b9b10q@e` (rule 3.2). */
  readonly lan: string
  /** The same text: there is no other notation. */
  readonly san: string
  readonly from: Square
  /** Where it ends; where it stands, if it is only turned, or an illusion. */
  readonly to: Square
  /** The squares of the way: start, perhaps where the leap of a compound move ends, end. One, if nothing moves. */
  readonly path: readonly Square[]
  /** Whether a lower storey comes along, for each leg of the path. */
  readonly carries: readonly boolean[]
  readonly color: Color
  /** Who moves. */
  readonly piece: PieceName
  readonly kind: MoveKind
  /** What is captured or seized, as it stood before the move. */
  readonly captured?: Cell
  /** What a Pawn becomes; as an illusion `jester`, or `king` for the crowned one. */
  readonly promotion?: PieceName
  /** Where the piece points afterwards, if it is turned. */
  readonly turn?: Facing
  /** Where the own King goes that is freed (rule 2.3). */
  readonly frees?: Square
  readonly check: boolean
  readonly mate: boolean
  /** Whether the other side is to move afterwards: always true without strike, but for illusions (rule 2.1). */
  readonly endsTurn: boolean
}

/**
 * A move to look for. With `lan` that alone counts; else the legal move that fits the rest. Without `turn` nothing is
 * turned. A `promotion` on a move that promotes nothing is ignored.
 */
export type MoveLike =
  | { readonly lan: string }
  | {
      readonly from: Square
      readonly to: Square
      /** Needed where two ways lead to different positions. */
      readonly path?: readonly Square[] | null | undefined
      /** Needed where a lower storey may come along or not. */
      readonly carries?: readonly boolean[] | null | undefined
      /** A name or a letter: `queen`, `q`. */
      readonly promotion?: string | null | undefined
      readonly turn?: Facing | null | undefined
      readonly frees?: Square | null | undefined
    }

/** The part of a position text that a fault is in (rule 3.1). */
export type FaultField =
  'text' | 'mods' | 'board' | 'turn' | 'enPassant' | 'state' | 'halfMoves' | 'fullMoves'

/** How a game ended. `other`: a record's result that its moves don't explain. */
export interface Outcome {
  /** Null for a draw. */
  readonly winner: Color | null
  readonly reason:
    | 'checkmate'
    | 'stalemate'
    | 'insufficientMaterial'
    | 'escort'
    | 'kingCaptured'
    | 'kingBroughtHome'
    | 'jesterLost'
    | 'heroCaptured'
    | 'council'
    | 'theocracy'
    | 'noMove'
    | 'threefold'
    | 'fivefold'
    | 'fiftyMoves'
    | 'seventyFiveMoves'
    | 'agreement'
    | 'resignation'
    | 'other'
}

/** Something for each side; what is left out is the usual. */
export interface ForSides<Value> {
  readonly white?: Value | null | undefined
  readonly black?: Value | null | undefined
}

/** What is chosen before a game: its start. */
export interface StartOptions {
  /** The modifications, in any order. Default: none. */
  readonly mods?: Iterable<ModName> | null | undefined
  /** The far border's rank as White counts it, 6 to 10 (rule 2.2). Default: 8. */
  readonly border?: number | null | undefined
  /** With `lastHero`: each side's hero, by name or letter. Default: the King. */
  readonly heroes?: ForSides<string> | null | undefined
  /** With `lastHero`: where each side's hero starts. Default: its own square. */
  readonly heroSquares?: ForSides<Square> | null | undefined
}

/** A position as data, an alternative to its text. */
export interface PositionInit {
  /** The occupied cells in any order: what iterating over a Position gives. A facing left out is the forward one. */
  readonly cells: Iterable<Cell>
  /** The modifications, in any order. Default: none. */
  readonly mods?: Iterable<ModName> | null | undefined
  /** The far border's rank as White counts it, 6 to 10 (rule 2.2). Default: 8. */
  readonly border?: number | null | undefined
  /** Default: `white`. */
  readonly turn?: Color | undefined
  /** The square passed over by the last double step. Default: none. */
  readonly enPassant?: Square | null | undefined
  /** Where those stand that moved in this turn (rule 3.1), in any order. Default: nobody moved. */
  readonly moved?: Iterable<Square> | null | undefined
  /** What each side owes (rule 2.6): `jester` for each Jester, `king` for the crowned one. Default: nothing. */
  readonly owed?: ForSides<Iterable<'king' | 'jester'>> | null | undefined
  /** Half-moves since a capture or a Pawn move. Default: 0. */
  readonly halfMoves?: number | undefined
  /** Default: 1. */
  readonly fullMoves?: number | undefined
}
