//! Bindings to JavaScript: read, call, convert; nothing else.
#![allow(missing_docs)]

use wasm_bindgen::prelude::*;

/// The crate's version.
#[wasm_bindgen]
pub fn version() -> String {
    env!("CARGO_PKG_VERSION").to_owned()
}
