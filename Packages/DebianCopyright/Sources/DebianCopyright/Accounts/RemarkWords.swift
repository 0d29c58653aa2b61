/// What a sentence says about rights that doesn't hold for the work as it is: how it was once, what
/// was left out of the package, what somebody wishes for.
extension PermittingWords {
    /// "Until release 2 it could not be sold", "older archives carry the words", "no longer
    /// applies"
    var areHistory: Bool {
        let isPast = indices.contains { Self.past.contains(hash($0)) }
        return isPast
            && indices.contains { index in
                Self.once.contains(hash(index))
                    || hash(index) == Self.longer && word(index - 1, is: .no)
            }
    }

    /// "were removed", "is not shipped", "not part of this package"
    var tellOfRemoval: Bool {
        indices.contains { index in
            if Self.removed.contains(hash(index)) {
                return has([.being], from: index - 3, reach: 3)
                    || has(Self.past, from: index - 3, reach: 3)
            }
            return word(index, is: .not)
                && (has(Self.shipped, from: index + 1, reach: 3)
                    || has(Self.part, from: index + 1, reach: 2))
        }
    }

    /// "would be appreciated", "please", "is not required"
    var areWish: Bool {
        indices.contains { index in
            Self.wishes.contains(hash(index))
                || Self.required.contains(hash(index)) && word(index - 1, is: .not)
        }
    }

    private static let longer = WordHash.hash(of: "longer")
    private static let past = WordSet(
        """
        was were had used withdrew withdrawn changed relicensed forbade allowed carried carry said
        applies
        """)
    private static let once = WordSet(
        """
        once formerly previously originally older earlier former old until prior since past
        withdrew withdrawn relicensed
        """)
    private static let removed = WordSet(
        "removed stripped dropped deleted excluded omitted repacked pruned")
    private static let shipped = WordSet(
        "shipped included installed distributed packaged contained present built")
    private static let part = WordSet("part")
    private static let wishes = WordSet("appreciated appreciate wish please grateful encouraged")
    private static let required = WordSet("required necessary obliged mandatory")
}
