/** The plain data that goes in and out of the package. */

/** A side. White moves first. */
export type Color = 'white' | 'black'

/**
 * A piece. `elva` and `airMagister` are the two air pieces before they leave their square (rule 4);
 * afterwards they are a `pawn` and a `magister`. Every vessel, loaded or empty, is a `ship`.
 */
export type PieceName =
  | 'king'
  | 'queen'
  | 'rook'
  | 'bishop'
  | 'ship'
  | 'magister'
  | 'knight'
  | 'amazon'
  | 'centurion'
  | 'valkyrie'
  | 'pawn'
  | 'elva'
  | 'airMagister'

/**
 * A square by its name: `a1` to `j10` on the board, and the edge cells `l1`, `l10`, `r1`, `r10`
 * where Amazons and Centurions wait (rule 1.2).
 */
export type Square = string

/** What a vessel is (rule 5.1): empty, with a passenger on its own hull, or on the enemy's. */
export type VesselName = 'ship' | 'transport' | 'frigate'

/** A Minor aboard a vessel (rule 5.1). */
export interface Passenger {
  readonly name: 'knight' | 'amazon'
  readonly color: Color
}

/** A square and who stands there. */
export interface Cell {
  readonly square: Square
  readonly name: PieceName
  /** Whose it is: for a loaded vessel the passenger's side. */
  readonly color: Color
  /** Vessels only: the side that the hull was made in. */
  readonly hull?: Color
  /** Loaded vessels only. */
  readonly passenger?: Passenger
  /** Vessels only. */
  readonly vessel?: VesselName
}

/**
 * What happens at a move's target.
 *
 * - `step`: nothing stands there; `doubleStep`: a pawn's first two squares.
 * - `capture`: an ordinary man is taken, or a vessel destroyed; `enPassant`.
 * - `castling`: the King's move; the partner moves with it (rule 6).
 * - `exit`: an air piece leaves its square (rule 4).
 * - `load`: a Minor or passenger goes aboard its own empty Ship, or a Ship takes its own Minor aboard.
 * - `board`: a Minor or passenger goes aboard the enemy's hull, or takes its own back.
 * - `handOver`: an empty Ship takes an enemy Minor aboard and is the enemy's from then on.
 * - `land`: a passenger leaves for an empty square.
 */
export type MoveKind =
  | 'step'
  | 'doubleStep'
  | 'capture'
  | 'enPassant'
  | 'castling'
  | 'exit'
  | 'load'
  | 'board'
  | 'handOver'
  | 'land'

/** Who moves: a man, a vessel (an empty Ship too), or a passenger that leaves its vessel. */
export type Mover = 'piece' | 'vessel' | 'passenger'

/** What a pawn or an Elva may become (rule 3.2). */
export type PromotionName =
  'queen' | 'rook' | 'ship' | 'magister' | 'bishop' | 'knight' | 'valkyrie' | 'amazon' | 'centurion'

/** A legal move: plain frozen data, made by `legalMoves`. */
export interface Move {
  /** Coordinate text, unique among the legal moves: `e2e4`, `b9b10q`, `b9~b5` for a passenger. */
  readonly lan: string
  /** Algebraic text, unique too: `e4`, `Nxf5=F`, `O-O`. */
  readonly san: string
  readonly from: Square
  readonly to: Square
  readonly color: Color
  /** `ship` for a vessel, the Minor for a passenger, `elva` or `airMagister` for an exit. */
  readonly piece: PieceName
  readonly mover: Mover
  readonly kind: MoveKind
  /** Who leaves the board, as it stood before the move. */
  readonly captured?: Cell
  readonly promotion?: PromotionName
  /** The vessel that the move forms, whoever's it is then. */
  readonly forms?: 'transport' | 'frigate'
  /** By the partner: Rook, Ship, Transport or Frigate (rule 6.2). */
  readonly castling?: 'KR' | 'KS' | 'KT' | 'KF'
  readonly check: boolean
  readonly mate: boolean
}

/**
 * A move to look for. With `lan` that alone counts; else the one legal move that fits the rest.
 * A `promotion` on a move that promotes nothing is ignored.
 */
export type MoveLike =
  | { readonly lan: string }
  | {
      readonly from: Square
      readonly to: Square
      /** A name or a letter: `queen`, `q`. */
      readonly promotion?: string | null | undefined
      /** Needed where a vessel and its passenger can go to one square. */
      readonly mover?: Mover | null | undefined
    }

/** How a game ended. `other`: a record's result that its moves don't explain. */
export interface Outcome {
  /** Null for a draw. */
  readonly winner: Color | null
  readonly reason:
    | 'checkmate'
    | 'stalemate'
    | 'insufficientMaterial'
    | 'threefold'
    | 'fivefold'
    | 'fiftyMoves'
    | 'seventyFiveMoves'
    | 'agreement'
    | 'resignation'
    | 'other'
}

/** A position as data, an alternative to its text. */
export interface PositionInit {
  /** The occupied cells, edge cells included, in any order: what iterating over a Position gives. */
  readonly cells: Iterable<Cell>
  /** Default: `white`. */
  readonly turn?: Color | undefined
  /** The castling field of the text, such as `KAJkaj`. Default: none. */
  readonly castling?: string | null | undefined
  /** The square passed over by the last double step. Default: none. */
  readonly enPassant?: Square | null | undefined
  /** Half-moves since a capture, a pawn move or an Elva's exit. Default: 0. */
  readonly halfMoves?: number | undefined
  /** Default: 1. */
  readonly fullMoves?: number | undefined
}
