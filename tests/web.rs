//! The bindings as wasm, in Node and in a browser: what only runs there.
#![cfg(target_arch = "wasm32")]

use das_chess::{START, wasm};
use js_sys::JsString;
use wasm_bindgen::JsValue;
use wasm_bindgen_test::wasm_bindgen_test;

/// What a refusal throws, read as the package reads it.
fn thrown(failure: wasm::Failure) -> JsValue {
    js_sys::JSON::parse(&JsValue::from(failure).as_string().unwrap()).unwrap()
}

fn text(answer: Result<JsString, wasm::Failure>) -> String {
    answer.ok().unwrap().into()
}

fn get(object: &JsValue, key: &str) -> JsValue {
    js_sys::Reflect::get(object, &key.into()).unwrap()
}

#[wasm_bindgen_test]
fn positions_cross_as_text() {
    assert_eq!(text(wasm::parse(START)), START);
    let after = text(wasm::play(START, "e2e4"));
    // One less than at the start: the Elva's way b10-c8-d6-e4 ends before the pawn (rule 4.3).
    assert_eq!(wasm::legal_move_count(&after).ok(), Some(38));
}

#[wasm_bindgen_test]
fn a_refusal_is_json_of_code_and_details() {
    let refused = thrown(wasm::parse("10/10 x").err().unwrap());
    assert_eq!(get(&refused, "code"), "invalid_position");
    let faults: js_sys::Array = get(&get(&refused, "details"), "faults").into();
    let codes: Vec<_> = faults
        .iter()
        .filter_map(|fault| get(&fault, "code").as_string())
        .collect();
    assert_eq!(codes, ["rank_count", "bad_turn"]);
    assert_eq!(get(&faults.get(1), "offset"), 6);

    let refused = thrown(wasm::play(START, "e2e5").err().unwrap());
    assert_eq!(get(&refused, "code"), "illegal_move");
    let details = get(&refused, "details");
    assert_eq!(get(&details, "move"), "e2e5");
    assert_eq!(get(&details, "dfen"), START);
}

#[wasm_bindgen_test]
fn the_system_has_random_numbers() {
    let chosen: std::collections::HashSet<_> = (0..50)
        .map(|_| text(wasm::random_move(START, None)))
        .collect();
    assert!(
        chosen.len() > 5,
        "only {} different moves in 50",
        chosen.len()
    );
    let seeded = |seed| text(wasm::random_move(START, Some(seed)));
    assert_eq!(seeded(7.0), seeded(7.0));
}
