/** The sentences that are said of TCHESS-10 only. */
import type { Phrases } from '../messages.js'

export const PHRASES: Phrases = {
  game: 'TCHESS-10',
  moves: 'Moves are written b1c3, b1&c3, b2c4c8, b9b10q, b1c3@e, b1@e, e4=J, e4=K or d3e5,f6.',
  faults: {
    field_count:
      'A position text has two to seven fields: tchess10 with its modifications, board, turn, en passant, state and two clocks.',
    bad_mods: 'A position text begins with tchess10, or with tchess10[...] where there are modifications.',
    unknown_mod: 'There is no modification of this name.',
    mod_order: 'Modifications stand once each, in the order of the rules, and the border behind them.',
    bad_border: 'A border is a rank from 6 to 10; 8, the usual one, is not written.',
    unknown_letter:
      'No piece has this letter: the pieces are K Q L M J B D R N H G A P C S E, in lower case for Black.',
    absent_kind: 'With these modifications there is no such piece.',
    bad_facing:
      'A facing is @n, @e, @s or @w behind a letter, with polarity only; the forward one is not written.',
    bad_storeys: 'In brackets stands the upper piece: a Horse that carries, or who holds the enemy King.',
    king_count: 'A side has one King, or none where the game goes on without.',
    hero_count: 'A side has only one hero.',
    pawn_on_last_rank: 'No Pawn can stand on its last rank, where nothing carries it there.',
    both_lost: 'Both sides have lost here.',
    bad_state:
      'The state must be - or the squares of those that moved, by file and rank, then = and letters of owed Jesters.',
    impossible_moved:
      'The pieces that moved are own ones, fewer than a turn has moves, and another can move.',
    impossible_debt: 'This debt can not have been made, or no Pawn can pay it.',
    two_goals: 'a game has one goal, or escort with kingCapture.',
    reform_without_polarity: 're-formation needs polarity.',
    emperor_is_a_hero: 'the Emperor can be the hero, and is to be the only one of its kind.',
    option_alone: 'the option needs its modification.',
    border_out_of_range: 'a border is a rank from 6 to 10.',
    no_such_hero: 'there is no such hero here.',
    no_hero_square: 'a hero starts on one of the five squares of K, Q, L, M and J.',
  },
  expectations: {
    square: 'a square from a1 to j10',
    colorRole:
      'an object of light, dark, frame, coordinates, lastMove, check, mark, arrow, and Fill, Stroke and Detail after white or black',
  },
}
