//! The crate as wasm, in Node and in a browser: that it loads there, and what only goes wrong there.
#![cfg(target_arch = "wasm32")]

use wasm_bindgen_test::wasm_bindgen_test;

#[wasm_bindgen_test]
fn the_bindings_answer() {
    assert_eq!(das_chess::wasm::version(), env!("CARGO_PKG_VERSION"));
}
