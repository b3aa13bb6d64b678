//! Section 2: the armies and the start position.

use crate::case::Case;

const START: &str =
    "s^pnbqkbv^mr/pppppppppp/10/10/10/10/10/10/PPPPPPPPPP/S^PNBQKBV^MR w KAJkaj - ACac 0 1";

#[test]
fn r2_1_each_side_has_eleven_pieces_and_eleven_pawns() {
    let fields: Vec<&str> = START.split(' ').collect();
    for (case, edge) in [('A', "AC"), ('a', "ac")] {
        let of_side =
            |letter: &char| letter.is_alphabetic() && letter.is_uppercase() == case.is_uppercase();
        let men: Vec<char> = fields[0].chars().filter(of_side).collect();
        let pawns = men
            .iter()
            .filter(|man| man.eq_ignore_ascii_case(&'p'))
            .count();
        assert_eq!(pawns, 11, "the Elva is one of them");
        assert!(fields[4].contains(edge));
        assert_eq!(men.len() - pawns + edge.len(), 11);
        for (letter, count) in "KQRBSMNV".chars().zip([1, 1, 1, 2, 1, 1, 1, 1]) {
            let found = men
                .iter()
                .filter(|man| man.eq_ignore_ascii_case(&letter))
                .count();
            assert_eq!(found, count, "{letter}");
        }
    }
}

#[test]
fn r2_2_where_everybody_stands() {
    let white = "Sa1 ^Pb1 Nc1 Bd1 Qe1 Kf1 Bg1 Vh1 ^Mi1 Rj1";
    let black = "sa10 ^pb10 nc10 bd10 qe10 kf10 bg10 vh10 ^mi10 rj10";
    let pawns: String = ('a'..='j')
        .map(|file| format!(" P{file}2 p{file}9"))
        .collect();
    Case::read(START).men(&format!("{white} {black}{pawns}"));
}

#[test]
fn r2_2_the_start_position_has_thirty_nine_moves() {
    let case = Case::read(START);
    let pawn_moves: String = ('a'..='j')
        .map(|file| format!(" {file}2{file}3 {file}2{file}4"))
        .collect();
    let others = "l1a3 r1j3 r1i3 c1b3 c1d3 b1a3 b1c3 b1d5 b1e7 i1h3 i1g5 i1f7 i1j3 \
                  h1g3 h1f5 h1e7 h1d9 h1i3 h1j5";
    case.all(&format!("{pawn_moves} {others}")).check(false);
    assert_eq!(case.moves().len(), 39);
}
