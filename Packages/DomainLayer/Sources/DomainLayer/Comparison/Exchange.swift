/// What of a collection went and what came; what both sides have is in neither.
public struct Exchange<Element: Hashable & Sendable>: Hashable, Sendable {
    /// In the order of the old side.
    public var removed: [Element]
    /// In the order of the new side.
    public var added: [Element]

    public var isEmpty: Bool { removed.isEmpty && added.isEmpty }

    public init(removed: [Element] = [], added: [Element] = []) {
        self.removed = removed
        self.added = added
    }

    /// Compares two collections as bags: order does not count, repetition does.
    ///
    /// - Parameter meaning: what elements have to have in common to count as the same.
    init<Meaning: Hashable>(
        from old: some Collection<Element>,
        to new: some Collection<Element>,
        by meaning: (Element) -> Meaning
    ) {
        if old.elementsEqual(new) {
            self.init()
            return
        }
        var spare: [Meaning: Int] = [:]
        for element in old { spare[meaning(element), default: 0] += 1 }
        let added = new.filter { element in
            let meaning = meaning(element)
            guard let count = spare[meaning], count > 0 else { return true }
            spare[meaning] = count - 1
            return false
        }
        // Of those that repeat, the last ones went.
        let removed = old.reversed().filter { element in
            let meaning = meaning(element)
            guard let count = spare[meaning], count > 0 else { return false }
            spare[meaning] = count - 1
            return true
        }
        self.init(removed: removed.reversed(), added: added)
    }
}
