//! Faults of position text as data, alike in both games: fields and codes with their stable names, and the
//! place of a fault.

use crate::board::Square;
use std::fmt;

/// Defines `Field`, each with its name, and `FaultCode`, each with its code and the field it is in.
macro_rules! fault_codes {
    (
        fields { $($(#[$field_doc:meta])* $field:ident = $name:literal,)* }
        codes { $($(#[$doc:meta])* $variant:ident = $code:literal in $place:ident,)* }
    ) => {
        /// The field of position text that a fault is in.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Field {
            $($(#[$field_doc])* $field,)*
        }

        impl Field {
            /// The stable name, in camel case: `text`, ... `halfMoves`, `fullMoves`.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self {
                    $(Self::$field => $name,)*
                }
            }
        }

        /// What is wrong, each with a stable code.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum FaultCode {
            $($(#[$doc])* $variant,)*
        }

        impl FaultCode {
            /// Every code there is.
            pub const ALL: &'static [Self] = &[$(Self::$variant),*];

            /// The stable code, in snake case.
            #[must_use]
            pub const fn code(self) -> &'static str {
                match self {
                    $(Self::$variant => $code,)*
                }
            }

            /// The field that this fault is always in.
            #[must_use]
            pub const fn field(self) -> Field {
                match self {
                    $(Self::$variant => Field::$place,)*
                }
            }
        }
    };
}

pub(crate) use fault_codes;

/// Writes where a fault is, as far as that is known.
pub(crate) fn write_place(
    f: &mut fmt::Formatter<'_>,
    square: Option<Square>,
    offset: Option<usize>,
) -> fmt::Result {
    if let Some(square) = square {
        write!(f, " on {square}")?;
    }
    if let Some(offset) = offset {
        write!(f, " at {offset}")?;
    }
    Ok(())
}
