//! A record's tags.

/// Names and values in the order in which they were set, found by name however many there are.
#[derive(Clone, Debug, Default)]
pub(super) struct Tags {
    list: Vec<(String, String)>,
    /// Their places in the list by name, in blocks none of which is empty, so that a new one moves the rest of its
    /// block only.
    by_name: Vec<Vec<usize>>,
}

/// A block of so many places is cut in two.
const BLOCK: usize = 512;

impl Tags {
    pub(super) fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        self.list
            .iter()
            .map(|(name, value)| (name.as_str(), value.as_str()))
    }

    pub(super) fn by_name(&self) -> impl Iterator<Item = (&str, &str)> {
        self.by_name.iter().flatten().map(|&place| {
            let (name, value) = &self.list[place];
            (name.as_str(), value.as_str())
        })
    }

    pub(super) fn value(&self, name: &str) -> Option<&str> {
        Some(self.value_at(self.place(name)?))
    }

    pub(super) fn value_at(&self, place: usize) -> &str {
        &self.list[place].1
    }

    /// Where a tag is in the order in which tags were set.
    pub(super) fn place(&self, name: &str) -> Option<usize> {
        let (block, index) = self.search(name);
        let place = *self.by_name.get(block)?.get(index)?;
        (self.list[place].0 == name).then_some(place)
    }

    /// Sets a tag, in its old place if it has one. Name and value are known to be fit for a record: read from one, or
    /// looked at by [`Record::set_tag`](super::Record::set_tag).
    pub(super) fn set(&mut self, name: &str, value: String) {
        if let Some(place) = self.place(name) {
            self.list[place].1 = value;
            return;
        }
        let (block, index) = self.search(name);
        if self.by_name.is_empty() {
            self.by_name.push(Vec::new());
        }
        let places = &mut self.by_name[block];
        places.insert(index, self.list.len());
        if places.len() == BLOCK {
            let rest = places.split_off(BLOCK / 2);
            self.by_name.insert(block + 1, rest);
        }
        self.list.push((name.to_owned(), value));
    }

    /// The block in which a name is, if it is anywhere, and how many names there come before it.
    fn search(&self, name: &str) -> (usize, usize) {
        let known = |place: usize| self.list[place].0.as_str();
        let begun = self
            .by_name
            .partition_point(|places| known(places[0]) <= name);
        let block = begun.saturating_sub(1);
        let index = match self.by_name.get(block) {
            Some(places) => places.partition_point(|&place| known(place) < name),
            None => 0,
        };
        (block, index)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeMap;

    #[test]
    fn tags_are_found_whatever_the_order_of_their_names() {
        const COUNT: usize = 5 * BLOCK;
        let rising = |index| index;
        let falling = |index| COUNT - index;
        let mixed = |index| index * 7919 % 2003;
        let orders: [fn(usize) -> usize; 3] = [rising, falling, mixed];
        for order in orders {
            let (mut tags, mut known) = (Tags::default(), BTreeMap::new());
            for index in 0..COUNT {
                let (name, value) = (order(index).to_string(), index.to_string());
                assert_eq!(tags.value(&name), known.get(&name).map(String::as_str));
                tags.set(&name, value.clone());
                known.insert(name, value);
            }
            let known = known.iter();
            assert!(
                tags.by_name()
                    .eq(known.map(|(name, value)| (name.as_str(), value.as_str())))
            );
            for (place, (name, _)) in tags.iter().enumerate() {
                assert_eq!(tags.place(name), Some(place));
            }
        }
    }
}
