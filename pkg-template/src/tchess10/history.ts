/** The plain data of games of TCHESS-10. */
import type { HistoryEntry as AnyHistoryEntry, Node as AnyNode } from '../game/types.js'
import type { Position } from './position.js'
import type { Move } from './types.js'

/**
 * A place in a game's tree: the start, or what a move led to. The tree grows and shrinks by the methods of its
 * `Game`; what is said about a move may be changed right here. No Legate says anything.
 */
export type Node = AnyNode<Position, Move>

/** A move of a line with the positions around it. */
export type HistoryEntry = AnyHistoryEntry<Position, Move>
