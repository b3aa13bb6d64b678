//! A record as data: tags, the start, a tree of moves with what is said about them, the result.

use super::bytes::is_tag_name;
use super::lexer::push_printable;
use super::tags::Tags;
use crate::moves::Move;
use crate::piece::Color;
use crate::playable::{Ending, Playable};
use crate::position::Position;
use crate::rules::{DrawClaim, IllegalMove, Message, Outcome};

/// The result that a record states.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum GameResult {
    /// `1-0`
    WhiteWins,
    /// `0-1`
    BlackWins,
    /// `1/2-1/2`
    Draw,
    /// `*`: the game goes on, or no one knows.
    #[default]
    Unknown,
}

impl GameResult {
    /// All.
    pub const ALL: [Self; 4] = [Self::WhiteWins, Self::BlackWins, Self::Draw, Self::Unknown];

    /// The text in records.
    #[must_use]
    pub const fn text(self) -> &'static str {
        match self {
            Self::WhiteWins => "1-0",
            Self::BlackWins => "0-1",
            Self::Draw => "1/2-1/2",
            Self::Unknown => "*",
        }
    }

    /// The result with this text.
    #[must_use]
    pub fn from_text(text: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|result| result.text() == text)
    }

    /// What the record of a game says that ended with this winner, or with none.
    #[must_use]
    pub const fn of_winner(winner: Option<Color>) -> Self {
        match winner {
            Some(Color::White) => Self::WhiteWins,
            Some(Color::Black) => Self::BlackWins,
            None => Self::Draw,
        }
    }
}

impl GameResult {
    /// How a game ended of which no move and no message says so: by this result, unless that is unknown. A draw
    /// that could be claimed was claimed.
    ///
    /// ```
    /// use das_chess::{DrawClaim, GameResult, OutcomeReason};
    /// let reason = |claim| -> OutcomeReason { GameResult::Draw.stated_outcome(claim).unwrap().reason };
    /// assert_eq!(reason(Some(DrawClaim::Threefold)), OutcomeReason::Threefold);
    /// assert_eq!(reason(None), OutcomeReason::Other);
    /// ```
    #[must_use]
    pub fn stated_outcome<R: Ending>(self, claim: Option<DrawClaim>) -> Option<Outcome<R>> {
        let won = |winner| {
            Some(Outcome {
                winner: Some(winner),
                reason: R::OTHER,
            })
        };
        match self {
            Self::WhiteWins => won(Color::White),
            Self::BlackWins => won(Color::Black),
            Self::Draw => Some(Outcome::draw(claim.map_or(R::OTHER, R::claimed))),
            Self::Unknown => None,
        }
    }
}

/// A node of a record's tree: the root, which is the start, or the position after a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct NodeId(u32);

impl NodeId {
    /// The start.
    pub const ROOT: Self = Self(0);

    /// The node's place in the order in which nodes were added; the root is 0.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// What is said at a node.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Note {
    /// Said before a variation's first move.
    pub comment_before: String,
    /// Said behind the move; at the root, before the first move.
    pub comment: String,
    /// Numeric annotation glyphs, `$1` as 1.
    pub nags: Vec<u8>,
    /// The Legates' messages here, in their order (rule 8).
    pub messages: Vec<(Color, Message)>,
}

impl Note {
    const EMPTY: &'static Self = &Self {
        comment_before: String::new(),
        comment: String::new(),
        nags: Vec::new(),
        messages: Vec::new(),
    };

    /// Whether nothing is said.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self == Self::EMPTY
    }
}

/// One node; its parts are read through it, and changed through the [`Record`].
#[derive(Clone, Debug)]
pub struct Node<M = Move> {
    mv: Option<M>,
    parent: NodeId,
    ply: u32,
    first_child: Option<NodeId>,
    last_child: Option<NodeId>,
    next_sibling: Option<NodeId>,
    note: Option<Box<Note>>,
}

impl<M: Copy> Node<M> {
    const fn new(mv: Option<M>, parent: NodeId, ply: u32) -> Self {
        Self {
            mv,
            parent,
            ply,
            first_child: None,
            last_child: None,
            next_sibling: None,
            note: None,
        }
    }

    /// The move that leads here; none at the root.
    #[must_use]
    pub const fn played(&self) -> Option<M> {
        self.mv
    }

    /// Where that move was made; the root is its own parent.
    #[must_use]
    pub const fn parent(&self) -> NodeId {
        self.parent
    }

    /// How many moves lead here from the start.
    #[must_use]
    pub const fn ply(&self) -> u32 {
        self.ply
    }

    /// The line's next node.
    #[must_use]
    pub const fn next(&self) -> Option<NodeId> {
        self.first_child
    }

    /// What is said here.
    #[must_use]
    pub fn note(&self) -> &Note {
        self.note.as_deref().unwrap_or(Note::EMPTY)
    }
}

/// One step through a record's tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Step<M> {
    /// A variation begins, in the place of the move before.
    Open,
    /// It ends.
    Close,
    /// The move that leads to a node.
    Move(NodeId, M),
}

/// A tag's name is empty, or has white space, brackets, braces, quotes or `;` in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct InvalidTagName;

impl std::fmt::Display for InvalidTagName {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("not the name of a tag")
    }
}

impl std::error::Error for InvalidTagName {}

/// A game with its tags, its comments and its tree of variations.
///
/// ```
/// use das_chess::{NodeId, Position, Record};
/// let mut record = Record::new(Position::start());
/// let e4 = record.start().parse_move("e4").unwrap();
/// let after = record.add(NodeId::ROOT, e4).unwrap();
/// record.note_mut(after).comment = "towards the middle".to_owned();
/// record.set_tag("White", "Anna").unwrap();
/// assert!(record.to_pgn().ends_with("\n1. e4 {towards the middle} *\n"));
/// ```
#[derive(Clone, Debug)]
pub struct Record<P: Playable = Position> {
    pub(super) tags: Tags,
    start: P,
    nodes: Vec<Node<P::Move>>,
    /// The result that the record states.
    pub result: GameResult,
}

impl<P: Playable> Record<P> {
    /// A record without moves, tags and result.
    #[must_use]
    pub fn new(start: P) -> Self {
        Self {
            tags: Tags::default(),
            start,
            nodes: vec![Node::new(None, NodeId::ROOT, 0)],
            result: GameResult::Unknown,
        }
    }

    /// The position that it starts from.
    #[must_use]
    pub const fn start(&self) -> &P {
        &self.start
    }

    /// Names and values of the tags, in the order in which they were set.
    pub fn tags(&self) -> impl Iterator<Item = (&str, &str)> {
        self.tags.iter()
    }

    /// The value of a tag.
    #[must_use]
    pub fn tag(&self, name: &str) -> Option<&str> {
        self.tags.value(name)
    }

    /// Sets a tag, in its old place if it has one. Line ends and other control characters in the value become
    /// spaces. What the record itself says is written from there, whatever these tags say: `Result`,
    /// `Variant`, `SetUp` and `FEN`.
    ///
    /// # Errors
    /// [`InvalidTagName`] if a record could not be read with it.
    pub fn set_tag(&mut self, name: &str, value: &str) -> Result<(), InvalidTagName> {
        if name.is_empty() || !name.bytes().all(is_tag_name) {
            return Err(InvalidTagName);
        }
        let mut text = String::new();
        for letter in value.chars() {
            push_printable(&mut text, letter);
        }
        self.tags.set(name, text);
        Ok(())
    }

    /// Changes the start of a record without moves.
    pub(super) fn set_start(&mut self, start: P) {
        debug_assert_eq!(self.nodes.len(), 1);
        self.start = start;
    }

    /// The node with this id, which must be one of this record's.
    ///
    /// # Panics
    /// If it is not.
    #[must_use]
    pub fn node(&self, id: NodeId) -> &Node<P::Move> {
        &self.nodes[id.index()]
    }

    /// What is said at a node, to be changed.
    ///
    /// # Panics
    /// If the id is not one of this record's.
    pub fn note_mut(&mut self, id: NodeId) -> &mut Note {
        self.nodes[id.index()].note.get_or_insert_default()
    }

    /// How many nodes there are, the root counted.
    #[must_use]
    pub const fn node_count(&self) -> usize {
        self.nodes.len()
    }

    /// The nodes after `id`: the line's next one first, then those of the variations.
    pub fn children(&self, id: NodeId) -> impl Iterator<Item = NodeId> + '_ {
        std::iter::successors(self.node(id).first_child, |&child| {
            self.node(child).next_sibling
        })
    }

    /// The nodes of the main line behind the root.
    pub fn main_line(&self) -> impl Iterator<Item = NodeId> + '_ {
        std::iter::successors(self.node(NodeId::ROOT).first_child, |&id| {
            self.node(id).first_child
        })
    }

    /// Goes through the tree in the order of a record: a move, the variations that replace it, what follows it.
    /// Variations nest as deep as they like, so the way back is looked up in the tree.
    pub(crate) fn walk(&self, take: &mut dyn FnMut(Step<P::Move>)) {
        let play = |take: &mut dyn FnMut(Step<P::Move>), id: NodeId| {
            if let Some(mv) = self.node(id).mv {
                take(Step::Move(id, mv));
            }
        };
        let mut id = NodeId::ROOT;
        loop {
            if let Some(next) = self.node(id).first_child {
                play(take, next);
                id = next;
            } else {
                // The line ends here: back to the variation that began it.
                while self.main(id) == Some(id) {
                    id = self.node(id).parent;
                }
                if id == NodeId::ROOT {
                    return;
                }
                take(Step::Close);
            }
            if let Some(variation) = self.node(id).next_sibling {
                take(Step::Open);
                play(take, variation);
                id = variation;
            } else if let Some(main) = self.main(id) {
                id = main;
            }
        }
    }

    /// The first of the moves that were made where this one was; at the root, the next.
    fn main(&self, id: NodeId) -> Option<NodeId> {
        self.node(self.node(id).parent).first_child
    }

    /// The position at a node, reached by playing all that leads there.
    #[must_use]
    pub fn position_at(&self, id: NodeId) -> P {
        let mut moves: Vec<P::Move> =
            std::iter::successors(Some(id), |&id| Some(self.node(id).parent))
                .map_while(|id| self.node(id).mv)
                .collect();
        let mut position = self.start.clone();
        while let Some(mv) = moves.pop() {
            position = position.after(mv);
        }
        position
    }

    /// Adds a move behind `parent`: the first one goes on with its line, each further one begins a variation.
    ///
    /// # Errors
    /// [`IllegalMove`] if it is not legal there.
    ///
    /// # Panics
    /// If `parent` is not one of this record's nodes.
    pub fn add(&mut self, parent: NodeId, mv: P::Move) -> Result<NodeId, IllegalMove<P::Move>> {
        if !self.position_at(parent).allows(mv) {
            return Err(IllegalMove(mv));
        }
        Ok(self.add_legal(parent, mv))
    }

    /// Adds a move that is known to be legal there.
    pub(crate) fn add_legal(&mut self, parent: NodeId, mv: P::Move) -> NodeId {
        let Ok(index) = u32::try_from(self.nodes.len()) else {
            unreachable!("a record is smaller than 4 GiB");
        };
        let id = NodeId(index);
        let ply = self.node(parent).ply + 1;
        self.nodes.push(Node::new(Some(mv), parent, ply));
        let older = self.nodes[parent.index()].last_child.replace(id);
        match older {
            Some(older) => self.nodes[older.index()].next_sibling = Some(id),
            None => self.nodes[parent.index()].first_child = Some(id),
        }
        id
    }
}
