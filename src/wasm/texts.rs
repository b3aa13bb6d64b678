//! Lists of texts, each as one: with less code for it on either side than a list has. JavaScript writes each text
//! behind its length and a colon, `4:e2e43:e95`, and reads JSON.

use crate::json::Json;
use crate::text::{part, whole_number};

/// The texts of a list. Their lengths are in UTF-16 units, as JavaScript counts.
pub(super) fn split_texts(list: &str) -> Vec<&str> {
    let mut texts = Vec::new();
    let mut rest = list;
    while let Some((length, behind)) = rest.split_once(':') {
        let Some(length) = whole_number(length, 0, u32::MAX) else {
            unreachable!("a text stands behind its length");
        };
        let mut left = length as usize;
        let end = behind.char_indices().find(|&(_, letter)| {
            let is_end = left == 0;
            left = left.saturating_sub(letter.len_utf16());
            is_end
        });
        let end = end.map_or(behind.len(), |(place, _)| place);
        texts.push(part(behind, 0..end));
        rest = part(behind, end..behind.len());
    }
    texts
}

/// The texts as a list in JSON.
pub(super) fn list_texts(texts: &[String]) -> String {
    let mut json = Json::default();
    json.texts(texts);
    json.finish()
}
