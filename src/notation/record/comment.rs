//! What a comment says: words with one space between, and the Legates' messages apart from them.

use crate::piece::Color;
use crate::rules::Message;
use crate::text::{joined, part};

const COMMAND: &str = "[%legate";
/// No command is longer, its spaces being single.
const LONGEST_COMMAND: usize = "[%legate w takeback ]".len();

/// Adds the words of `raw` to `text`, and the messages in it to `messages`.
///
/// A command is taken out as soon as its bracket closes, and is never seen again: what is left holds none,
/// however commands are nested or spread over comments that follow each other.
pub(super) fn absorb(raw: &str, text: &mut String, messages: &mut Vec<(Color, Message)>) {
    put_space(text);
    for letter in raw.chars() {
        if letter.is_whitespace() {
            put_space(text);
            continue;
        }
        if letter == ']'
            && let Some((start, message)) = open_command(text)
        {
            text.truncate(start);
            messages.push(message);
            put_space(text);
        } else {
            text.push(letter);
        }
    }
    end_word(text);
}

/// Adds the words of `raw` to `text` and leaves commands in, as where no Legate can speak: before a variation's
/// first move.
pub(super) fn absorb_words(raw: &str, text: &mut String) {
    put_space(text);
    for letter in raw.chars() {
        if letter.is_whitespace() {
            put_space(text);
        } else {
            text.push(letter);
        }
    }
    end_word(text);
}

fn put_space(text: &mut String) {
    if !text.is_empty() && !text.ends_with(' ') {
        text.push(' ');
    }
}

fn end_word(text: &mut String) {
    if text.ends_with(' ') {
        text.pop();
    }
}

/// The command that `text` ends with but for its closing bracket.
fn open_command(text: &str) -> Option<(usize, (Color, Message))> {
    let start = text
        .bytes()
        .rev()
        .take(LONGEST_COMMAND)
        .position(|byte| byte == b'[')?;
    let start = text.len() - 1 - start;
    let mut words = part(text, start..text.len())
        .split(' ')
        .filter(|word| !word.is_empty());
    let is_command = words.next() == Some(COMMAND);
    let color = match words.next()? {
        "w" => Color::White,
        "b" => Color::Black,
        _ => return None,
    };
    let message = Message::from_name(words.next()?)?;
    (is_command && words.next().is_none()).then_some((start, (color, message)))
}

/// A message as comments have it.
pub(super) fn command((color, message): (Color, Message)) -> String {
    let color = match color {
        Color::White => " w ",
        Color::Black => " b ",
    };
    joined(&[COMMAND, color, message.name(), "]"])
}

#[cfg(test)]
mod tests {
    use super::*;

    fn absorbed(raws: &[&str]) -> (String, Vec<(Color, Message)>) {
        let (mut text, mut messages) = (String::new(), Vec::new());
        for raw in raws {
            absorb(raw, &mut text, &mut messages);
        }
        (text, messages)
    }

    #[test]
    fn white_space_is_put_in_order() {
        assert_eq!(absorbed(&["  a \r\n\t b", "", " ", "c "]).0, "a b c");
    }

    #[test]
    fn messages_are_taken_out() {
        use Color::{Black, White};
        for (raws, text, messages) in [
            (&["[%legate w draw]"][..], "", &[(White, Message::Draw)][..]),
            (
                &["a[%legate  b\nresign ]b"],
                "a b",
                &[(Black, Message::Resign)],
            ),
            (&["[%legate w", "draw]"], "", &[(White, Message::Draw)]),
            (
                &["x [%legate w [%legate b takeback]silent]"],
                "x",
                &[(Black, Message::Takeback), (White, Message::Silent)],
            ),
            (&["[%legate w peace]"], "[%legate w peace]", &[]),
            (
                &["[%legate x draw] [%clk 1:00]"],
                "[%legate x draw] [%clk 1:00]",
                &[],
            ),
            (&["[%legate w draw w]"], "[%legate w draw w]", &[]),
        ] {
            assert_eq!(
                absorbed(raws),
                (text.to_owned(), messages.to_vec()),
                "{raws:?}"
            );
        }
    }
}
