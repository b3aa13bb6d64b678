//! What every picture of either game must be, and where things are in it.

use roxmltree::{Document, Node};

pub(crate) fn parse(svg: &str) -> Document<'_> {
    Document::parse(svg).unwrap_or_else(|error| panic!("{error} in {svg}"))
}

pub(crate) fn child<'a>(document: &'a Document<'_>, name: &str) -> &'a str {
    let root = document.root_element();
    let found: Vec<Node<'_, '_>> = root
        .children()
        .filter(|node| node.has_tag_name(name))
        .collect();
    assert_eq!(found.len(), 1, "one {name}");
    found[0].text().unwrap_or("")
}

/// The groups of the figures, each moved to its place within its side's group.
pub(crate) fn figure_groups<'a, 'i>(document: &'a Document<'i>) -> Vec<Node<'a, 'i>> {
    let root = document.root_element();
    root.children()
        .flat_map(|side| side.children())
        .filter(|node| node.has_tag_name("g") && node.attribute("transform").is_some())
        .collect()
}

/// The places of the figures.
pub(crate) fn figures<'a>(document: &'a Document<'_>) -> Vec<&'a str> {
    figure_groups(document)
        .into_iter()
        .filter_map(|node| node.attribute("transform"))
        .collect()
}

/// The numbers of `translate(x y)`.
pub(crate) fn place(transform: &str) -> (i32, i32) {
    let inner = transform
        .trim_start_matches("translate(")
        .trim_end_matches(')');
    let (x, y) = inner.split_once(' ').expect("two numbers");
    (x.parse().expect("a number"), y.parse().expect("a number"))
}

pub(crate) fn assert_safe(svg: &str) {
    let document = parse(svg);
    assert_eq!(document.root_element().attribute("role"), Some("img"));
    assert!(!child(&document, "title").is_empty());
    for node in document.descendants().filter(Node::is_element) {
        let name = node.tag_name().name();
        assert_eq!(
            node.tag_name().namespace(),
            Some("http://www.w3.org/2000/svg")
        );
        assert!(
            [
                "svg", "title", "desc", "g", "path", "rect", "circle", "text"
            ]
            .contains(&name),
            "element {name}"
        );
        for attribute in node.attributes() {
            let (name, value) = (attribute.name(), attribute.value());
            let banned =
                ["id", "style", "class", "href", "data"].contains(&name) || name.starts_with("on");
            assert!(!banned, "attribute {name}");
            assert!(
                !value.is_empty() && !value.contains("url("),
                "{name}={value}"
            );
            assert!(!value.contains('$'), "a color was left out: {name}={value}");
        }
    }
}
