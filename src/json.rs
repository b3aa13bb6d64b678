//! JSON in the making, as much of it as the bindings write.

use crate::text::push_number;

/// A JSON text. Commas come by themselves.
#[derive(Default)]
pub(crate) struct Json(String);

impl Json {
    /// An object, its members written by `fill`.
    pub(crate) fn object(&mut self, fill: impl FnOnce(&mut Self)) {
        self.begin('{');
        fill(self);
        self.0.push('}');
    }

    /// A list, its items written by `fill`.
    pub(crate) fn list(&mut self, fill: impl FnOnce(&mut Self)) {
        self.begin('[');
        fill(self);
        self.0.push(']');
    }

    /// A member's name; its value follows.
    pub(crate) fn key(&mut self, name: &str) -> &mut Self {
        self.text(name);
        self.0.push(':');
        self
    }

    pub(crate) fn text(&mut self, text: &str) {
        self.begin('"');
        for letter in text.chars() {
            match letter {
                '"' | '\\' => {
                    self.0.push('\\');
                    self.0.push(letter);
                }
                '\0'..' ' => {
                    const DIGITS: &[u8; 16] = b"0123456789abcdef";
                    self.0.push_str("\\u00");
                    self.0.push(DIGITS[letter as usize / 16].into());
                    self.0.push(DIGITS[letter as usize % 16].into());
                }
                _ => self.0.push(letter),
            }
        }
        self.0.push('"');
    }

    pub(crate) fn number(&mut self, number: usize) {
        self.comma();
        push_number(&mut self.0, number as u32);
    }

    pub(crate) fn null(&mut self) {
        self.comma();
        self.0.push_str("null");
    }

    pub(crate) fn texts<T: AsRef<str>>(&mut self, texts: &[T]) {
        self.list(|list| {
            for text in texts {
                list.text(text.as_ref());
            }
        });
    }

    /// The text.
    pub(crate) fn finish(self) -> String {
        self.0
    }

    /// Begins a value of several letters with its first one.
    fn begin(&mut self, bracket: char) {
        self.comma();
        self.0.push(bracket);
    }

    fn comma(&mut self) {
        if !matches!(self.0.bytes().last(), None | Some(b'{' | b'[' | b':')) {
            self.0.push(',');
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_stand_apart_and_texts_are_escaped() {
        let mut json = Json::default();
        json.object(|json| {
            json.key("a").texts(&["x:", "\"\\\n\u{e9}"]);
            json.key("b").list(|list| {
                list.number(0);
                list.null();
                list.object(|_| {});
            });
        });
        let text = json.finish();
        assert_eq!(text, r#"{"a":["x:","\"\\\u000aé"],"b":[0,null,{}]}"#);
    }
}
