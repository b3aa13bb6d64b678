//! The bindings of records, draws and Legates as wasm.
#![cfg(target_arch = "wasm32")]

use das_chess::{START, wasm};
use js_sys::{Array, JsString, Reflect};
use wasm_bindgen::JsValue;
use wasm_bindgen_test::wasm_bindgen_test;

fn get(object: &JsValue, key: &str) -> JsValue {
    Reflect::get(object, &key.into()).unwrap()
}

fn parsed(json: &str) -> JsValue {
    js_sys::JSON::parse(json).unwrap()
}

/// A text as one of a list.
fn packed(text: &str) -> String {
    format!("{}:{text}", text.encode_utf16().count())
}

fn text(answer: Result<JsString, wasm::Failure>) -> String {
    answer.ok().unwrap().into()
}

fn thrown(failure: wasm::Failure) -> JsValue {
    parsed(&JsValue::from(failure).as_string().unwrap())
}

/// Cuts a text that comes in pieces, and reads each game: what was read, or the code it was refused with.
fn read_all(text: &str, longest: usize) -> Vec<Result<JsValue, String>> {
    let mut state = Vec::new();
    let (mut pending, mut line, mut column) = (Vec::new(), 1, 1);
    let mut games = Vec::new();
    let mut pieces = text.as_bytes().chunks(longest).peekable();
    while let Some(piece) = pieces.next() {
        let known = pending.len();
        pending.extend_from_slice(piece);
        let numbers = wasm::split_records(piece, &state, pieces.peek().is_none());
        let (next, cuts) = numbers.split_at(16);
        state = next.to_vec();
        let mut start = 0;
        for cut in cuts.chunks_exact(4) {
            let end = known.checked_add_signed(cut[0] as isize).unwrap();
            if cut[1] == 1 {
                let game = games.len() as u32 + 1;
                let bytes = &pending[start..end];
                match wasm::read_record(bytes, game, line, column, false, false) {
                    Ok(None) => {}
                    Ok(Some(read)) => games.push(Ok(parsed(&String::from(read)))),
                    Err(failure) => games.push(Err(reason(failure))),
                }
            }
            (start, line, column) = (end, cut[2] as u32, cut[3] as u32);
        }
        pending.drain(..start);
    }
    games
}

fn reason(failure: wasm::Failure) -> String {
    let refused = thrown(failure);
    let code = get(&refused, "code").as_string().unwrap();
    match get(&get(&refused, "details"), "reason").as_string() {
        Some(reason) => format!("{code} {reason}"),
        None => code,
    }
}

/// What is said in the record below.
const NOTES: [[&str; 5]; 3] = [
    ["0", "start", "", "", ""],
    ["1", "why", "", "1", "w draw"],
    ["2", "", "or", "", ""],
];

fn write_record(
    moves: &str,
    notes: &[[&str; 5]],
    as_coordinates: bool,
) -> Result<JsString, wasm::Failure> {
    let notes: Vec<_> = notes.iter().flatten().map(|text| packed(text)).collect();
    wasm::write_record("", START, moves, &notes.concat(), "1-0", as_coordinates)
}

#[wasm_bindgen_test]
fn a_record_crosses_and_comes_back() {
    let played = "[White \"Anna\"]\n\n{start} 1. e4! {[%legate w draw] why} ({or} 1. d4 d7 (1... c7 2. c4) 2. f4) 1... e7 1-0";
    let games = read_all(played, 7);
    let [Ok(read)] = &games[..] else {
        panic!("{games:?}")
    };
    assert_eq!(get(read, "start"), START);
    assert_eq!(
        get(read, "moves"),
        "e2e4 ( d2d4 d9d7 ( c9c7 c2c4 ) f2f4 ) e9e7"
    );
    assert_eq!(get(read, "result"), "1-0");
    assert_eq!(get(&get(read, "outcome"), "winner"), "white");
    assert_eq!(get(&get(read, "outcome"), "reason"), "other");
    let notes: Array = get(read, "notes").into();
    let note = |index, key: &str| get(&notes.get(index), key);
    assert_eq!(notes.length(), 3);
    assert_eq!(
        (note(0, "at"), note(0, "comment")),
        (0.into(), "start".into())
    );
    assert_eq!(
        (note(1, "at"), note(1, "comment")),
        (1.into(), "why".into())
    );
    assert_eq!(Array::from(&note(1, "nags")).get(0), 1);
    assert_eq!(Array::from(&note(1, "legates")).get(0), "w draw");
    assert_eq!(
        (note(2, "at"), note(2, "commentBefore")),
        (2.into(), "or".into())
    );

    let write = |as_coordinates| {
        let moves = get(read, "moves").as_string().unwrap();
        let pgn = text(write_record(&moves, &NOTES, as_coordinates));
        let moves = pgn.split_once("\n\n").unwrap().1;
        moves.replace("\n)", ")").replace('\n', " ")
    };
    assert_eq!(
        write(false),
        "{start} 1. e4 $1 {[%legate w draw] why} ({or} 1. d4 d7 (1... c7 2. c4) 2. f4) 1... e7 1-0 "
    );
    assert_eq!(
        write(true),
        "{start} 1. e2e4 $1 {[%legate w draw] why} ({or} 1. d2d4 d9d7 (1... c9c7 2. c2c4) 2. f2f4) 1... e9e7 1-0 "
    );
}

#[wasm_bindgen_test]
fn a_bad_game_says_where_and_the_next_is_read() {
    let games = read_all("1. e4 *\n\n1. e4 e7\n2. Kf2 *\n\n1. d4 {open", 3);
    let told: Vec<_> = games.iter().map(|game| game.as_ref().map(|_| ())).collect();
    assert_eq!(
        told,
        [
            Ok(()),
            Err(&"invalid_record illegal_move".to_owned()),
            Err(&"invalid_record unclosed_comment".to_owned())
        ]
    );
    let failure = wasm::read_record(b"1. e4 e7\n2. Kf2 *", 2, 3, 5, false, false).err();
    let details = get(&thrown(failure.unwrap()), "details");
    for (key, value) in [("game", 2), ("ply", 3), ("line", 4), ("column", 4)] {
        assert_eq!(get(&details, key), value, "{key}");
    }
    assert_eq!(get(&details, "text"), "Kf2");
    assert!(
        get(&details, "dfen")
            .as_string()
            .unwrap()
            .ends_with(" w KAJkaj - ACac 0 2")
    );
    assert!(Array::from(&get(&details, "legal")).includes(&"Nd3".into(), 0));
}

#[wasm_bindgen_test]
fn what_is_no_record_is_refused() {
    for moves in ["( ", ") e2e4", "e2e4 e2e4", "0000"] {
        let written = write_record(moves, &[], false);
        // An open parenthesis without a move is no move at all.
        assert_eq!(written.is_ok(), moves == "( ", "{moves}");
    }
    for notes in [
        ["1", "", "", "", ""],
        ["-1", "", "", "", ""],
        ["0", "", "", "256", ""],
        ["0", "", "", "", "w peace"],
    ] {
        let written = write_record("", &[notes], false);
        let reason = written.err().map(reason);
        assert_eq!(reason.as_deref(), Some("invalid_argument"), "{notes:?}");
    }
}

#[wasm_bindgen_test]
fn a_line_is_followed() {
    let texts: Array = parsed(&text(wasm::follow_line(START, "e2e4 e9e7"))).into();
    assert_eq!(texts.length(), 4);
    assert_eq!(texts.get(1), text(wasm::play(START, "e2e4")).as_str());
    let count = wasm::legal_moves(START, 255, 255).ok().unwrap().len() / 2;
    let places: Vec<u16> = (0..count as u16).collect();
    let all = text(wasm::describe_moves(START, 255, 255, &places));
    assert!(
        all.contains(&texts.get(0).as_string().unwrap()[1..]),
        "packed as in the list of all moves"
    );
    assert_eq!(
        wasm::follow_line(START, "e2e4 e2e4")
            .err()
            .map(reason)
            .unwrap(),
        "illegal_move"
    );
}

#[wasm_bindgen_test]
fn draws_and_legates() {
    let status = |dfen, count| {
        let status: Array = JsValue::from(wasm::draw_status(dfen, count).ok().unwrap()).into();
        [status.get(0), status.get(1), status.get(2)]
    };
    let null = JsValue::NULL;
    assert_eq!(status(START, 2), [null.clone(), null.clone(), null.clone()]);
    assert_eq!(status(START, 3)[2], "threefold");
    assert_eq!(status(START, 5)[..2], ["fivefold".into(), null]);

    let send = |white, black, white_speaks, message| {
        let after = wasm::send_legate(white, black, white_speaks, message, true, 6);
        parsed(&text(after))
    };
    let asked = send("silent", "silent", true, "takeback");
    assert_eq!(
        (get(&asked, "white"), get(&asked, "black")),
        ("takeback".into(), "silent".into())
    );
    assert!(get(&asked, "undo").is_undefined() && get(&asked, "outcome").is_undefined());
    let agreed = send("takeback", "silent", false, "takeback");
    assert_eq!(
        (get(&agreed, "white"), get(&agreed, "undo")),
        ("silent".into(), 2.into())
    );
    let drawn = send("draw", "silent", false, "draw");
    assert_eq!(get(&get(&drawn, "outcome"), "reason"), "agreement");
    assert_eq!(wasm::legate_cell(false, "draw").ok().unwrap(), "r8");
    assert!(wasm::legate_cell(false, "peace").is_err());
}
