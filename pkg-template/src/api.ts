/** The functions and types that the main, the slim and the workerd entry share. */
export { DasChessError } from './errors.js'
export type { DasChessErrorJson, ErrorCode, ErrorDetails, Fault, FaultField } from './errors.js'
export { Game } from './game/game.js'
export { parseGames } from './game/parse.js'
export type {
  Chunk,
  ChunkStream,
  Deviation,
  DrawClaim,
  HistoryEntry,
  LegateCells,
  LegateMessage,
  LegateNote,
  Node,
  ParsedGame,
  ParseOptions,
  RecordOptions,
} from './game/types.js'
export { applyMove, isLegal, legalDests, legalMoveCount, legalMoves, perft, randomMove } from './moves.js'
export type { PositionLike } from './moves.js'
export { fromPosition, START, validatePosition } from './position.js'
export type { Position } from './position.js'
export { pieceSvg, render } from './render.js'
export type { ColorRole, Figure, PieceOptions, RenderColors, RenderOptions } from './render.js'
export type { Validated } from './validated.js'
export type * from './types.js'
export { describeError, describeMove, describePiece } from './words.js'
export type { Language, WordOptions } from './words.js'
