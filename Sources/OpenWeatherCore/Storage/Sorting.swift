extension Sequence {
    /// Returns the elements in order of a key; elements of the same key keep their order.
    ///
    /// The positions are sorted instead of the elements. A sort is compiled again for each type that it moves, of which a
    /// program would have thirty, and a position is moved faster than the weather of an hour.
    ///
    /// - Complexity: O(*n* log *n*), and O(*n*) for elements that are in order.
    package func sorted<Key: Comparable>(on key: (Element) -> Key) -> [Element] {
        let elements = Array(self)
        return positions(of: elements.map(key)).map { elements[$0] }
    }

    /// Returns the elements in their order, of several with the same key the first.
    package func uniqued<Key: Hashable>(on key: (Element) -> Key) -> [Element] {
        var known: Set<Key> = []
        return filter { known.insert(key($0)).inserted }
    }
}

/// Returns the positions of keys in order of the keys.
@inline(never)
private func positions<Key: Comparable>(of keys: [Key]) -> [Int] {
    keys.indices.sorted { keys[$0] < keys[$1] }
}
