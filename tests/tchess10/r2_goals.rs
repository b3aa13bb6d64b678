//! Rules 2.1 to 2.9: strike and the goals.

use crate::case::{black, of, white};
use das_chess::Color;
use das_chess::tchess10::{Kind, Mod, Options, Position};

#[test]
fn r2_1_three_moves_by_three_different_pieces() {
    let case = white("strike", "Ka1 Nd4 Ph4 Ja5 kj10");
    case.all("a1: a2 b1 b2; d4: b3 b5 c2 c6 e2 e6 f3 f5; h4: h5; a5: a4 a6 b4 b5 b6");
    let second = case.play("d4b3");
    second.state("w - b3").clocks("6 20");
    second.all("a1: a2 b1 b2; h4: h5; a5: a4 a6 b4 b5 b6");
    let third = second.play("a1b2");
    third
        .state("w - b2b3")
        .clocks("6 20")
        .all("h4: h5; a5: a4 a6 b4 b5 b6");
    third.play("a5a4").state("b - -").clocks("6 20");
    // A Pawn move sets the clock back, whichever of the three it is.
    third.play("h4h5").state("b - -").clocks("0 20");
}

#[test]
fn r2_1_fewer_only_when_no_unmoved_piece_can_move() {
    let case = white("strike", "Ka1 Nd4 kj10 pa6 Pa5");
    let second = case.play("a1a2");
    second.all("d4: b3 b5 c2 c6 e2 e6 f3 f5");
    // The Pawn can't move: two moves were the turn.
    second.play("d4b3").state("b - -").clocks("6 20");
    // From b5 the Knight's way is the same, and so is the end; from c6 too.
    second.play("d4b5").state("b - -");
    black("strike", "Kj1 kj10")
        .play("j10j9")
        .state("w - -")
        .clocks("6 21");
}

#[test]
fn r2_1_capturing_the_king_wins() {
    let case = white("strike", "Ka1 Re5 Nf8 Ph3 ke9 pj9");
    case.has("e5e9 h3h5");
    case.play("e5e9")
        .state("w - e9")
        .clocks("0 20")
        .ends("white kingCaptured")
        .all("");
    // Kings capture Kings.
    white("strike", "Ke5 ke6 pa9")
        .play("e5e6")
        .ends("white kingCaptured");
}

#[test]
fn r2_1_being_carried_is_not_moving() {
    let case = white("strike,carry", "Ka1 Hc3 Bd5 Na8 kj10");
    let carried = case.play("c3d5&d8");
    carried.men("Ka1 B(H)d8 Na8 kj10").state("w - d8");
    carried.all("a1: a2 b1 b2; a8: b6 b10 c7 c9");
    // Who has moved may be carried on; the state names the square for each.
    let moved = white("strike,carry", "Ka1 Hd4 Bd5 kj10").play("d5e6 d4e6");
    moved
        .men("Ka1 B(H)e6 kj10")
        .state("w - e6e6")
        .all("a1: a2 b1 b2");
    let moved = white("strike,carry", "Ka1 Hd4 Bd5 kj10").play("d5e6 d4e6&e8");
    moved.men("Ka1 B(H)e8 kj10").state("w - e8e8");
    // Set down unmoved, the Bishop may still move.
    let left = white("strike,carry", "Ka1 B(H)c3 kj10").play("c3&d5d8");
    left.men("Ka1 Bd5 Hd8 kj10").state("w - d8").has("d5e6");
}

#[test]
fn r2_1_no_en_passant() {
    let case = white("strike", "Ka1 Pe3 pd5 pi8 kj10").play("e3e5 a1a2");
    case.state("b - -").all("d5: d4; i8: i7 i6; j10: i9 i10 j9");
}

#[test]
fn r2_2_a_king_on_its_far_border_wins() {
    let case = white("escort", "Ke7 kj5");
    case.all("e7: d6 d7 d8 e6 e8 f6 f7 f8").goes_on();
    for border in ["d8", "e8", "f8"] {
        case.play(&format!("e7{border}"))
            .state("b - -")
            .ends("white escort")
            .all("");
    }
    case.play("e7e6").goes_on();
    // Or beyond: it may begin there.
    black("escort", "Kc10 kj5").ends("white escort").all("");
}

#[test]
fn r2_2_the_border_is_chosen() {
    let case = white("escort,border=10", "Ke8 kj5");
    case.all("e8: d7 d8 d9 e7 e9 f7 f8 f9");
    case.play("e8e9 j5j6 e9e10").ends("white escort");
    white("escort,border=6", "Ke5 kj7")
        .play("e5e6")
        .ends("white escort");
    // Black's is the mirror image: with 6 rank 5, with 7 rank 4.
    black("escort,border=6", "Ke1 kj6")
        .play("j6j5")
        .ends("black escort");
    black("escort,border=7", "Ke1 kj6").play("j6j5").goes_on();
}

#[test]
fn r2_2_mate_and_capture_win_as_before() {
    white("escort", "Ke7 ra8 kj5").all("e7: d6 d7 e6 f6 f7");
    black("escort", "ka10 Rj9 Rj10 Kf1").ends("white checkmate");
    white("strike,escort", "Ke4 Rj1 kj5 pa6")
        .play("j1j5")
        .ends("white kingCaptured");
    white("strike,escort", "Ke7 ra8 kj5")
        .play("e7e8")
        .state("w - e8")
        .ends("white escort");
}

#[test]
fn r2_3_kings_move_to_empty_squares_only() {
    let case = white("kingCapture", "Ke5 pe6 ke4 rd9");
    case.check(false).all("e5: d4 d5 d6 f4 f5 f6");
}

#[test]
fn r2_3_who_takes_the_king_holds_it() {
    let case = white("kingCapture", "Ka1 Re1 ke6 pa9");
    case.all("a1: a2 b1 b2; e1: b1 c1 d1 f1 g1 h1 i1 j1 e2 e3 e4 e5 e6");
    let held = case.play("e1e6");
    held.men("Ka1 k(R)e6 pa9")
        .state("b - -")
        .clocks("0 20")
        .goes_on();
    held.all("a9: a8");
    let holder = held.play("a9a8");
    let ends = "&a6 &b6 &c6 &d6 &f6 &g6 &h6 &i6 &j6 &e1 &e2 &e3 &e4 &e5 &e7 &e8 &e9 &e10";
    holder.all(&format!("a1: a2 b1 b2; e6: {ends}"));
    holder.play("e6&e7").men("Ka1 k(R)e7 pa8");
    // It captures as the upper one.
    white("kingCapture", "Ka1 k(R)e6 pe8 pa9")
        .play("e6&e8")
        .men("Ka1 k(R)e8 pa9")
        .clocks("0 20");
}

#[test]
fn r2_3_it_wins_on_its_home_border() {
    for home in ["e3", "e2", "e1"] {
        let case = white("kingCapture", "Ka1 k(R)e6 pa9");
        case.play(&format!("e6&{home}"))
            .ends("white kingBroughtHome")
            .all("");
    }
    white("kingCapture", "Ka1 k(R)e6 pa9")
        .play("e6&e4")
        .goes_on();
    white("kingCapture,border=7", "Ka1 k(R)e6 pa9")
        .play("e6&e4")
        .ends("white kingBroughtHome");
    // Also by taking the King there.
    white("kingCapture", "Ka1 Re1 ke3 pa9")
        .play("e1e3")
        .ends("white kingBroughtHome");
}

#[test]
fn r2_3_an_assassin_holds_but_does_not_carry() {
    let case = white("kingCapture", "Ka1 k(A)e6 pa9");
    case.all("a1: a2 b1 b2; e6: d5 d7 f5 f7 c6 g6 e4 e8 c4 c8 g4 g8");
    // It leaves, and the King is free where it stands.
    let left = case.play("e6d5");
    left.men("Ka1 ke6 Ad5 pa9").clocks("6 20");
    left.all("a9: a8; e6: d6 d7 e5 e7 f5 f6 f7");
    // Nobody else can leave it.
    white("kingCapture", "Ka1 k(N)e6 pa9")
        .lacks("e6d4")
        .has("e6&d4");
    // Where it takes the King it stays.
    white("kingCapture", "Ka1 Ad5 ke6 pa9")
        .play("d5e6")
        .men("Ka1 k(A)e6 pa9");
}

#[test]
fn r2_3_a_pawn_holds_and_promotes_with_the_king() {
    let case = white("kingCapture", "Ka1 k(P)e9 pd10 pa9");
    let kinds = ["q", "l", "m", "j", "b", "d", "r", "n", "h", "g", "a"];
    let ends: String = ["&e10", "&d10"]
        .iter()
        .flat_map(|end| kinds.iter().map(move |kind| format!("{end}{kind} ")))
        .collect();
    case.from("e9", &ends);
    case.play("e9&e10q").men("Ka1 k(Q)e10 pd10 pa9");
    // It takes hold as it captures.
    white("kingCapture", "Ka1 Pd5 ke6 pa9")
        .play("d5e6")
        .men("Ka1 k(P)e6 pa9")
        .clocks("0 20");
    // And may step two, with the King.
    let case = white("kingCapture,border=10", "Ka1 k(P)e3 pa9");
    case.all("a1: a2 b1 b2; e3: &e4 &e5");
}

#[test]
fn r2_3_a_holder_picks_up_nothing_and_is_not_picked_up() {
    let case = white("kingCapture,carry", "Ka1 k(N)e6 Bf8 Nd4 pa9");
    case.from("e6", "&f4 &d8 &c5 &g5 &c7 &g7");
    case.from("d4", "c2 e2 c6 b3 f3 b5 f5");
    // Nor if it is no Horse; and nobody goes on from it.
    let case = white("kingCapture,carry", "Ka1 k(B)e6 Nd4 Hc5 pa9");
    case.from("d4", "c2 e2 c6 b3 f3 b5 f5")
        .lacks("c5e6 c5e6&e8 c5e6e8")
        .has("c5e4");
    // A Champion that holds takes the King along on both legs.
    let case = white("kingCapture,carry", "Ka1 k(H)e6 pa9");
    case.has("e6&f8 e6&f8&f10").lacks("e6f8 e6&f8f10 e6f8f10");
}

#[test]
fn r2_3_a_horse_cant_bring_cargo_onto_a_king() {
    let case = white("kingCapture,carry", "Ka1 B(N)d4 ke6 pa9");
    case.all("a1: a2 b1 b2; d4: c2 &c2 e2 &e2 c6 &c6 e6 b3 &b3 f3 &f3 b5 &b5 f5 &f5");
    case.play("d4e6").men("Ka1 Bd4 k(N)e6 pa9");
    // It may leave it where its leap ends and take the King with the second part.
    let case = white("kingCapture,carry", "Ka1 B(H)d4 kf8 pa9");
    case.has("d4f5f8 d4&f5f8").lacks("d4&f5&f8");
    case.play("d4&f5f8").men("Ka1 Bf5 k(H)f8 pa9");
    // Nor with what it picks up on the way.
    white("kingCapture,carry", "Ka1 Hd4 Bf5 kf8 pa9")
        .has("d4f5 d4f5&f7")
        .lacks("d4f5&f8 d4f5f8");
}

#[test]
fn r2_3_a_captured_holder_frees_the_king() {
    let case = white("kingCapture", "K(r)e5 Nd3 pa9 kj10");
    let around = ["d4", "e4", "f4", "d5", "f5", "d6", "e6", "f6"];
    let freeing: String = around
        .iter()
        .map(|square| format!("e5,{square} "))
        .collect();
    case.all(&format!("d3: b2 b4 c1 c5 e1 f2 f4 {freeing}"));
    let freed = case.play("d3e5,f6");
    freed.men("Kf6 Ne5 pa9 kj10").clocks("0 20");
    // Its square is left by the Knight and free again.
    case.has("d3e5,d4");
}

#[test]
fn r2_3_freed_onto_the_nearest_square_by_kings_steps() {
    // In the corner all three neighbours are taken: two steps away are a3 b3 c3 c2 c1, c2 just left.
    let case = white("kingCapture", "K(r)a1 Pa2 Pb2 Bb1 Nc2 pa3 pb3 kj10");
    case.from("c2", "a1,c3 a1,c2 a1,c1 a3 b4 d4 e1 e3");
}

#[test]
fn r2_3_a_holder_taken_in_passing_frees_onto_its_own_square() {
    let case = of("kingCapture,border=10", "K(p)e6 Pd6 kj5", "w e7 - 0 20");
    case.all("d6: d7 e7,e6");
    case.play("d6e7,e6").men("Ke6 Pe7 kj5");
}

#[test]
fn r2_3_a_freed_king_may_move_and_win() {
    let case = white("strike,kingCapture", "K(r)e5 Nd3 pa9 kj10");
    let freed = case.play("d3e5,f6");
    freed.state("w - e5").all("f6: e6 e7 f5 f7 g5 g6 g7");
    // Freed onto its far border it wins.
    let case = white("escort,kingCapture,border=6", "K(r)e5 Nd3 pa9 kj10");
    case.play("d3e5,e6").ends("white escort");
    case.play("d3e5,e4").goes_on();
    // Held it does not: its far border is the holder's home.
    white("escort,kingCapture,border=9", "K(r)e9 Na1 kj10 pa9").ends("black kingBroughtHome");
}

#[test]
fn r2_4_the_king_never_moves_by_itself() {
    let case = white("flagCapture", "Ke5 Na1 kj10 pa9");
    case.all("a1: b3 c2");
    white("flagCapture", "Ke5 kj10 pa9")
        .all("")
        .ends("black noMove");
    // Nor is it turned.
    let case = white("flagCapture,polarity,reform", "Ke5 Na1 kj10 pa9");
    case.all_turned("a1 n: b3 c2", "a1 n");
    // It is held, freed and brought home as in 2.3.
    white("flagCapture", "Ka1 Re1 ke6 pa9")
        .play("e1e6")
        .men("Ka1 k(R)e6 pa9");
    white("flagCapture", "Ka1 k(R)e6 pa9")
        .play("e6&e3")
        .ends("white kingBroughtHome");
    white("flagCapture", "K(r)e5 Nd3 pa9 kj10")
        .play("d3e5,f6")
        .men("Kf6 Ne5 pa9 kj10");
}

#[test]
fn r2_5_the_crowned_jester() {
    let case = white("jesterKing", "Ka1 Rj1 ra9 kj10");
    case.check(false);
    case.all("a1: a2 b1 b2; j1: b1 c1 d1 e1 f1 g1 h1 i1 j2 j3 j4 j5 j6 j7 j8 j9 j10");
    case.play("j1j10").ends("white jesterLost").all("");
    // It captures as a King, and is never carried.
    white("jesterKing", "Ka1 pb2 rb9 kj10")
        .play("a1b2")
        .men("Kb2 rb9 kj10");
    white("jesterKing,carry", "Kb3 Na1 kj10").all("a1: c2; b3: a2 a3 a4 b2 b4 c2 c3 c4");
}

#[test]
fn r2_6_a_lost_jester_is_paid_by_a_pawn() {
    let case = white("illusions", "Ka1 Re1 je5 pa8 pi7 kj10");
    case.all("a1: a2 b1 b2; e1: b1 c1 d1 f1 g1 h1 i1 j1 e2 e3 e4 e5");
    let lost = case.play("e1e5");
    lost.state("b - =j").clocks("0 20").goes_on();
    lost.all("a8: =J; i7: =J");
    // It counts neither as a move nor in the clocks, and the Jester may move at once.
    let paid = lost.play("a8=J");
    paid.men("Ka1 Re5 ja8 pi7 kj10")
        .state("b - -")
        .clocks("0 20");
    paid.all("a8: a7 a9 b7 b8 b9; i7: i6; j10: i9 i10 j9");
}

#[test]
fn r2_6_a_debt_lapses_when_no_pawn_is_left() {
    white("illusions", "Ka1 Re1 je5 na8 kj10")
        .play("e1e5")
        .state("b - -")
        .all("a8: b6 b10 c7 c9; j10: i9 i10 j9");
    // One Pawn for two Jesters.
    let case = of("strike,illusions", "Ka1 Nj4 Rd4 pc7 kj10", "b - =jj 5 20");
    case.all("c7: =J").play("c7=J").state("b - -");
    // And when the last Pawn falls in the same turn.
    let case = white("strike,illusions", "Ka1 Re1 Rh1 je5 ph8 kj10").play("e1e5");
    case.state("w - e5=j")
        .play("h1h8")
        .state("w - e5h8")
        .clocks("0 20");
}

#[test]
fn r2_6_where_there_is_check() {
    // On j9 the Jester would attack the King on j10: the Pawn can't be chosen.
    of("illusions", "Ka1 Pj9 Pc4 kj10", "w - =J 5 20").all("c4: =J");
    // Where no other can, the debt lapses.
    white("illusions", "Ka1 Re1 je5 pa2 kj10")
        .play("e1e5")
        .state("b - -")
        .all("j10: i9 i10 j9");
    // Without check it can.
    of("strike,illusions", "Ka1 Pj9 Pc4 kj10", "w - =J 5 20").all("c4: =J; j9: =J");
    // Mate is judged after the debts are paid.
    let case = of("illusions", "ka10 Rj9 Rj10 pc5 Kf1", "b - =j 5 20");
    case.check(true)
        .goes_on()
        .all("c5: =J")
        .play("c5=J")
        .ends("white checkmate");
}

#[test]
fn r2_6_any_own_pawn_in_either_storey() {
    let case = of("illusions,carry", "Ka1 P(N)d4 Ph4 kj10", "w - =JJ 5 20");
    case.all("d4: =J; h4: =J");
    let paid = case.play("d4=J");
    paid.men("Ka1 J(N)d4 Ph4 kj10").state("w - =J");
    let case = of("kingCapture,illusions", "Ka1 k(P)e6 Pc4 pa9", "w - =J 5 20");
    case.all("c4: =J; e6: =J")
        .play("e6=J")
        .men("Ka1 k(J)e6 Pc4 pa9");
    // It keeps where it faces.
    let case = of("illusions,polarity", "Ka1 P@ed4 kj10", "w - =J 5 20");
    case.all("d4: =J").play("d4=J").men("Ka1 J@ed4 kj10");
}

#[test]
fn r2_6_the_crowned_jester_is_paid_first() {
    let case = of("jesterKing,illusions", "Ka1 Ng2 pd5 ph8 kj10", "b - - 5 20");
    case.has("d5d4");
    let case = of("jesterKing,illusions", "Ka1 Ng2 pd5 ph8", "b - =kj 5 20");
    case.all("d5: =K; h8: =K");
    let paid = case.play("d5=K");
    paid.men("Ka1 Ng2 kd5 ph8").state("b - =j").all("h8: =J");
    // Who has no Pawn for it has lost.
    white("jesterKing,illusions", "Ka1 Rj1 kj10 pa9")
        .play("j1j10")
        .state("b - =k")
        .goes_on();
    white("jesterKing,illusions", "Ka1 Rj1 kj10 na9")
        .play("j1j10")
        .ends("white jesterLost");
    // Also when the last Pawn falls later in the turn.
    let case = white("strike,jesterKing,illusions", "Ka1 Rj1 Rh1 kj10 ph8").play("j1j10");
    case.state("w - j10=k")
        .goes_on()
        .play("h1h8")
        .state("w - h8j10")
        .ends("white jesterLost");
}

#[test]
fn r2_6_a_crowned_jester_in_a_lower_storey() {
    let case = of("jesterKing,illusions,carry", "P(N)d4 kj10", "w - =K 5 20");
    let crowned = case.all("d4: =K").play("d4=K");
    crowned.men("K(N)d4 kj10");
    crowned.all("d4: b3 &b3 b5 &b5 c2 &c2 c6 &c6 e2 &e2 e6 &e6 f3 &f3 f5 &f5");
    // Left, it is never picked up again.
    let left = crowned.play("d4b3 j10j9");
    left.men("Kd4 Nb3 kj9").from("b3", "a1 a5 c1 c5 d2");
    // Captured with its carrier it is lost.
    white("jesterKing,illusions,carry", "Ka1 Rd1 k(n)d4 na9")
        .play("d1d4")
        .ends("white jesterLost");
}

#[test]
fn r2_6_a_jester_hero() {
    let case = white("illusions,lastHero", "Qa1 Rj1 jj10 pa9 ph8").play("j1j10");
    case.state("b - =j").goes_on().all("a9: =J; h8: =J");
    white("illusions,lastHero", "Qa1 Rj1 jj10 na9")
        .play("j1j10")
        .ends("white heroCaptured");
    // Another hero is not owed.
    white("illusions,lastHero", "Qa1 Rj1 lj10 pa9")
        .play("j1j10")
        .ends("white heroCaptured");
}

#[test]
fn r2_7_capturing_the_hero_wins() {
    let case = white("lastHero", "Ka1 Rj1 qj10 pa9");
    case.check(false);
    case.all("a1: a2 b1 b2; j1: b1 c1 d1 e1 f1 g1 h1 i1 j2 j3 j4 j5 j6 j7 j8 j9 j10");
    case.play("j1j10").ends("white heroCaptured").all("");
    // Also with its carrier.
    white("lastHero,carry", "Ka1 Rj1 q(n)j10 pa9")
        .play("j1j10")
        .ends("white heroCaptured");
    // No promotion to any of K L Q M J E C S.
    let kinds = ["b", "d", "r", "n", "h", "g", "a"].map(|kind| format!("c10{kind}"));
    white("lastHero", "Ka1 Pc9 lj10").all(&format!("a1: a2 b1 b2; c9: {}", kinds.join(" ")));
    let kinds = ["b", "d", "r", "n", "g", "a"].map(|kind| format!("c10{kind}"));
    white("lastHero,cardinal", "Ka1 Pc9 lj10").from("c9", &kinds.join(" "));
}

#[test]
fn r2_7_the_starts() {
    let start = |mods: &[Mod], hero: Option<Kind>, square: Option<&str>| {
        let options = Options {
            mods: mods.iter().copied().collect(),
            heroes: [hero; 2],
            hero_squares: [square.map(|square| square.parse().expect("a square")), None],
            ..Options::default()
        };
        Position::start(&options).expect("a start")
    };
    let places = [
        (Kind::King, "f1"),
        (Kind::Lion, "d2"),
        (Kind::Queen, "e1"),
        (Kind::Magister, "e2"),
        (Kind::Jester, "f2"),
        (Kind::Emperor, "e1"),
    ];
    for (hero, square) in places {
        let position = start(&[Mod::LastHero], Some(hero), None);
        for color in Color::ALL {
            let square: das_chess::Square = square.parse().expect("a square");
            let square = if color == Color::White {
                square
            } else {
                square.mirrored()
            };
            assert_eq!(position.cell_at(square).expect("the hero").upper.kind, hero);
            assert_eq!(position.owned_by(color).len(), 25);
        }
        let moved = start(&[Mod::LastHero], Some(hero), Some("f2"));
        assert_eq!(
            moved
                .cell_at("f2".parse().expect("a square"))
                .expect("the hero")
                .upper
                .kind,
            hero
        );
    }
    // The Cardinal and the Marshal start on the King's square, the King without any choice too.
    for (other, hero) in [
        (Mod::Marshal, Kind::Cardinal),
        (Mod::Cardinal, Kind::Marshal),
    ] {
        let position = start(&[Mod::LastHero, other], Some(hero), None);
        assert_eq!(
            position
                .cell_at("f1".parse().expect("a square"))
                .expect("the hero")
                .upper
                .kind,
            hero
        );
    }
    let position = start(&[Mod::LastHero], None, None);
    assert_eq!(
        position.king_square(Color::Black).expect("a King").name(),
        "f10"
    );
}

#[test]
fn r2_8_capturing_the_whole_council_wins() {
    let case = white("warCouncil", "Ma1 Rj1 lj10 ke9 pa9");
    let ends = "a2 a3 a4 a5 a6 a7 a8 b1 c1 d1 e1 f1 g1 h1 i1 b2 c3 d4 e5 f6 g7 h8 i9";
    let tower = "b1 c1 d1 e1 f1 g1 h1 i1 j2 j3 j4 j5 j6 j7 j8 j9 j10";
    // The Magister attacks the Lion on j10 too.
    case.all(&format!("a1: {ends} j10; j1: {tower}"));
    let first = case.play("j1j10");
    first.men("Ma1 Rj10 ke9 pa9").goes_on();
    white("warCouncil", "Ma1 Re1 ke9 pa9")
        .play("e1e9")
        .ends("white council")
        .all("");
    // Cardinal, Marshal and Emperor belong to it where they are used, cargo too.
    let case = white("warCouncil,carry,cardinal", "Ma1 Re1 l(c)e9 pa9");
    case.play("e1e9").men("Ma1 Re9 pa9").ends("white council");
    white("warCouncil,marshal,emperor", "Ma1 Re1 le9 sj9")
        .play("e1e9")
        .goes_on();
    // No promotion to these.
    let kinds = ["j", "b", "d", "r", "n", "h", "g", "a"].map(|kind| format!("c10{kind}"));
    white("warCouncil", "Ka1 Pc9 lj10").from("c9", &kinds.join(" "));
    let kinds = ["j", "b", "d", "r", "n", "g", "a"].map(|kind| format!("c10{kind}"));
    white("warCouncil,cardinal,marshal,emperor", "Ka1 Pc9 lj10").from("c9", &kinds.join(" "));
}

#[test]
fn r2_9_capturing_all_bishops_and_paladins_wins() {
    let case = white("theocracy", "Ka1 Bh2 Rj1 kj10 da4 bj9");
    // The King is an ordinary piece: it may be left attacked, and captured.
    case.all(
        "a1: a2 b1 b2; h2: g1 i1 g3 f4 e5 d6 c7 b8 a9 i3 j4; \
         j1: b1 c1 d1 e1 f1 g1 h1 i1 j2 j3 j4 j5 j6 j7 j8 j9",
    );
    let first = case.play("j1j9");
    first.men("Ka1 Bh2 Rj9 kj10 da4").goes_on();
    first.play("a4d1 j9j10").men("Ka1 Bh2 Rj10 dd1").goes_on();
    white("theocracy", "Ka1 Bh2 Rj1 kj10 bj9")
        .play("j1j9")
        .ends("white theocracy")
        .all("");
    // No promotion to these; the King is never carried.
    let kinds = ["q", "l", "m", "j", "r", "n", "h", "g", "a"].map(|kind| format!("c10{kind}"));
    white("theocracy", "Ka1 Bh2 Pc9 bj10").from("c9", &kinds.join(" "));
    white("theocracy,carry", "Ka1 Bh2 Nb3 bj10")
        .lacks("b3a1")
        .has("b3c1");
}

#[test]
fn r2_14_two_goals_of_one_side_at_once() {
    // Held, freed onto the far border, and the enemy King taken home: the first reason of the list counts.
    let case = white("escort,kingCapture,border=6", "K(r)e5 k(N)d7 pa9 bh10");
    case.play("d7&e5,e6").ends("white escort");
}
