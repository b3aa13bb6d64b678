/** The sentences that are said of Das Chess only. */
import type { Phrases } from './messages.js'

export const PHRASES: Phrases = {
  game: 'Das Chess',
  moves: 'Moves are written e2e4, b9~b5, Nf3 or O-O.',
  faults: {
    field_count:
      'A position text has one to seven fields: board, turn, castling, en passant, edge and two clocks.',
    unknown_letter:
      'No piece has this letter: the pieces are K Q R B S M N A C V P, in lower case for Black.',
    bad_passenger: 'Only a Ship carries a passenger, and only a Knight or an Amazon: S(N), S(a), s(n).',
    bad_air_piece: 'Only ^P on b1, ^M on i1, ^p on b10 and ^m on i10 can be air pieces.',
    king_count: 'Each side must have exactly one King.',
    pawn_on_last_rank: 'No pawn can stand on its last rank: it would have promoted.',
    bad_castling:
      "The castling field must be - or White's part, then Black's: K, then A or A+, then J or J+; k, a, j likewise.",
    castling_without_king: 'A castling right needs the King on its first square, f1 or f10.',
    castling_without_partner: 'A castling right needs its partner on the corner.',
    bad_edge: 'The edge field must be - or some of A C a c, in this order.',
  },
  expectations: {
    colorRole:
      'an object of light, dark, edge, frame, coordinates, lastMove, check, mark, arrow, and Fill, Stroke and Detail after white or black',
    legates: "White's cell of r2 to r5, and Black's of r6 to r9",
    square: 'a square from a1 to j10, or l1, l10, r1 or r10',
  },
}
