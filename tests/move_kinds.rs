//! What a move says of itself: who moves, what happens at the target, who is captured, what is formed.

#[path = "men/mod.rs"]
mod men;

use das_chess::{Color, Man, Position};
use men::board_text;

/// The men and the other fields; a move; who moves; its kind; who is captured and what is formed, if so.
type Row = (
    &'static str,
    &'static str,
    &'static str,
    &'static str,
    &'static str,
    &'static str,
);

#[rustfmt::skip]
const MOVES: &[Row] = &[
    ("Kf1 kf8 Ra2 | w", "a2a7", "piece rook", "step", "", ""),
    ("Kf1 kf8 Pe2 | w", "e2e3", "piece pawn", "step", "", ""),
    ("Kf1 kf8 Pe2 | w", "e2e4", "piece pawn", "doubleStep", "", ""),
    ("Kf1 kf8 | w - - A", "l1b2", "piece amazon", "step", "", ""),
    ("Kf1 kf8 Pb9 | w", "b9b10s", "piece pawn", "step", "", ""),
    ("Kf1 kf8 Pb9 va10 | w", "b9a10q", "piece pawn", "capture", "black valkyrie", ""),
    ("Kf1 kf10 Pe7 pd7 | w - d8", "e7d8", "piece pawn", "enPassant", "black pawn", ""),
    ("Kf1 kf8 Rj1 | w KJ", "f1h1", "piece king", "castling", "", ""),
    ("Kf1 kf8 ^Pb1 | w", "b1c3", "piece elva", "exit", "", ""),
    ("Kf1 kf8 ^Pb1 | w", "b1b10q", "piece elva", "exit", "", ""),
    ("Kf1 kf8 ^Mi1 | w", "i1i4", "piece airMagister", "exit", "", ""),
    ("Kf1 kf8 Rb5 ^pb10 | w", "b5b10", "piece rook", "capture", "black elva", ""),
    ("Kf1 kf8 Ri5 ^mi10 | w", "i5i10", "piece rook", "capture", "black airMagister", ""),
    // Vessels sail and capture; whole vessels are captured.
    ("Kf1 kf8 Sb2 | w", "b2b5", "vessel ship", "step", "", ""),
    ("Kf1 kf8 S(N)b2 | w", "b2b5", "vessel ship", "step", "", ""),
    ("Kf1 kf8 s(N)b2 nb5 | w", "b2b5", "vessel ship", "capture", "black knight", ""),
    ("Kf1 kf8 Sb2 sb5 | w", "b2b5", "vessel ship", "capture", "black ship on black", ""),
    ("Kf1 kf8 Sb2 s(n)b5 | w", "b2b5", "vessel ship", "capture", "black ship on black with knight", ""),
    ("Kf1 kf8 Rb2 S(a)b5 | w", "b2b5", "piece rook", "capture", "black ship on white with amazon", ""),
    // Minors come aboard: an own empty hull is loaded, the enemy's boarded, our own taken back.
    ("Kf1 kf8 Nb2 Sc4 | w", "b2c4", "piece knight", "load", "", "white transport"),
    ("Kf1 kf8 Nb2 sc4 | w", "b2c4", "piece knight", "board", "", "white frigate"),
    ("Kf1 kf8 Nb2 s(a)c4 | w", "b2c4", "piece knight", "board", "black amazon", "white frigate"),
    ("Kf1 kf8 Ab2 S(n)c4 | w", "b2c4", "piece amazon", "board", "black knight", "white transport"),
    ("Kf1 kf8 Nb2 nc4 | w", "b2c4", "piece knight", "capture", "black knight", ""),
    // Ships take Minors aboard.
    ("Kf1 kf8 Sb2 Nb5 | w", "b2b5", "vessel ship", "load", "", "white transport"),
    ("Kf1 kf8 Sb2 ab5 | w", "b2b5", "vessel ship", "handOver", "", "black frigate"),
    // Passengers.
    ("Kf1 kf8 S(N)b2 | w", "b2~b5", "passenger knight", "land", "", ""),
    ("Kf1 kf8 S(A)b2 Sb5 | w", "b2~b5", "passenger amazon", "load", "", "white transport"),
    ("Kf1 kf8 s(A)b3 sb5 | w", "b3~b5", "passenger amazon", "board", "", "white frigate"),
    ("Kf1 kf8 S(N)b2 pc3 | w", "b2~c3", "passenger knight", "capture", "black pawn", ""),
    ("Kf1 kf8 S(N)b2 s(n)c3 | w", "b2~c3", "passenger knight", "board", "black knight", "white frigate"),
    ("Kf1 kf8 S(N)b2 S(a)c3 | w", "b2~c3", "passenger knight", "board", "black amazon", "white transport"),
    // Black's, with the colors the other way.
    ("Kf1 kf8 nb2 Sc4 | b", "b2c4", "piece knight", "board", "", "black frigate"),
    ("Kf1 kf8 nb2 s(A)c4 | b", "b2c4", "piece knight", "board", "white amazon", "black transport"),
    ("Kf1 kf8 sb2 Ab5 | b", "b2b5", "vessel ship", "handOver", "", "white frigate"),
    ("Kf1 kf8 rb2 s(A)b5 | b", "b2b5", "piece rook", "capture", "white ship on black with amazon", ""),
];

fn describe(man: Man) -> String {
    let mut text = format!("{} {}", man.owner().name(), man.kind().name());
    if let Some(hull) = man.hull() {
        text += &format!(" on {}", hull.name());
    }
    if let Some(passenger) = man.passenger() {
        text += &format!(" with {}", passenger.kind().name());
    }
    text
}

#[test]
fn moves_say_what_they_do() {
    for (scene, text, who, kind, captured, formed) in MOVES {
        let (men, fields) = scene.split_once(" | ").expect("men and fields");
        let position = Position::from_dfen(&format!("{} {fields}", board_text(men))).expect(scene);
        let mv = position
            .parse_move(text)
            .unwrap_or_else(|error| panic!("{text} in {scene}: {error}"));
        let mover = format!("{} {}", mv.mover().name(), mv.piece().name());
        assert_eq!(
            (mover.as_str(), mv.kind().name()),
            (*who, *kind),
            "{text} in {scene}"
        );
        let taken = position.captured_by(mv).map(|(square, man)| {
            assert_eq!(
                position.man_at(square).map(Man::owner),
                Some(!position.turn())
            );
            describe(man)
        });
        let taken = taken.unwrap_or_default();
        assert_eq!(taken, *captured, "{text} in {scene}");
        assert_eq!(
            position.is_capture(mv),
            !captured.is_empty(),
            "{text} in {scene}"
        );
        let vessel = position
            .forms(mv)
            .map(|(vessel, owner)| format!("{} {}", owner.name(), vessel.name()));
        assert_eq!(vessel.unwrap_or_default(), *formed, "{text} in {scene}");
        // What is said to be formed then stands there.
        let after = position.play(mv).expect("a legal move");
        let stands = after.man_at(mv.to()).expect("who moved");
        if let Some((vessel, owner)) = position.forms(mv) {
            assert_eq!(
                (stands.vessel(), stands.owner()),
                (Some(vessel), owner),
                "{text} in {scene}"
            );
        } else {
            assert_eq!(stands.owner(), position.turn(), "{text} in {scene}");
        }
    }
}

#[test]
fn a_move_of_another_position_is_refused() {
    let start = Position::start();
    let before = start.clone();
    let played = start.parse_move("e2e4").expect("a move");
    let after = start.play(played).expect("a legal move");
    assert_eq!(after.turn(), Color::Black);
    assert!(after.play(played).is_err());
    assert_eq!(start, before, "playing leaves the position as it was");
    // The same squares, but another thing happens there.
    let boards = Position::from_dfen("5k4/10/10/10/10/10/2s7/10/1N8/5K4").expect("a position");
    let loads = Position::from_dfen("5k4/10/10/10/10/10/2S7/10/1N8/5K4").expect("a position");
    let boarding = boards.parse_move("b2c4").expect("a move");
    assert!(loads.play(boarding).is_err());
    assert!(!loads.is_legal(boarding));
}
