/// What permits something in plain words, without a formula.
extension PermittingWords {
    /// "may be copied", "you can use", "freely distributable", "free to do whatever", "free for any
    /// use", "redistributions must"; not words that lead to a license somewhere else.
    var permit: Bool {
        if speakOfPackaging || has(Self.license) && has(Self.under) { return false }
        let haveActs = has(Self.acts)
        return words.indices.contains { place in
            switch words[place] {
            case let word where Self.modals.contains(word):
                permits(behind: place)
            case Self.redistributions:
                demands(behind: place)
            case Self.freely:
                isBeside(place, Self.acts) && !isDenied(place)
            case Self.free:
                hash(place + 1) == Self.to && hasNext(place + 1, 2, Self.acts)
                    || isOfCharge(place)
                    || hash(place + 1) == Self.for && Self.whole.contains(hash(place + 2))
                        && Self.uses.contains(hash(place + 3))
            case Self.no, Self.without:
                haveActs && Self.restrictions.contains(hash(place + 1))
            case Self.unrestricted:
                hasNext(place, 1, Self.acts)
            default: false
            }
        }
    }

    /// "provided that", "as long as", "subject to"; not "is provided as is", "provided by", "as
    /// long as the license is met", "subject to change".
    var areConditional: Bool {
        words.indices.contains { place in
            switch words[place] {
            case Self.provided: !Self.providing.contains(hash(place + 1))
            case Self.long: hash(place + 1) == Self.as && !hasNext(place, 16, Self.license)
            case Self.subject:
                hash(place + 1) == Self.to && !hasNext(place, 16, Self.license)
                    && !Self.subjects.contains(hash(place + 2))
            default: false
            }
        }
    }

    /// "may be freely copied", "used freely", "do whatever you want"; not "freely available"
    var areGenerous: Bool {
        words.indices.contains { place in
            switch words[place] {
            case Self.whatever: words[max(0, place - 4)..<place].contains(Self.do)
            case Self.freely:
                (hash(place - 1) == Self.be || Self.acts.contains(hash(place - 1)))
                    && !isDenied(place)
            default: false
            }
        }
    }

    /// "In short", "In other words": what follows says of other words what they mean.
    var areSummary: Bool { begin(with: Self.summing) }

    /// "can not be freely", "may not be freely"
    private func isDenied(_ place: Int) -> Bool {
        words[max(0, place - 4)..<place].contains(where: Self.denying.contains)
    }

    /// "redistributions … must retain"
    private func demands(behind place: Int) -> Bool {
        words[place..<min(place + 8, count)].indices.contains {
            words[$0] == Self.must && Self.keeping.contains(hash($0 + 1))
        }
    }

    /// "you may distribute", "may be freely used", but not "may be found" and "may not be sold"
    private func permits(behind modal: Int) -> Bool {
        let isPassive = hash(modal + 1) == Self.be
        if !isPassive, modal == 0 || !Self.readers.contains(hash(modal - 1)) { return false }
        let start = isPassive ? modal + 1 : modal
        let hasFreely = hash(start + 1) == Self.freely
        if isPassive, hash(modal) == Self.can, !hasFreely { return false }
        return Self.acts.contains(hash(start + (hasFreely ? 2 : 1)))
    }

    /// "free of charge for distribution and use"
    private func isOfCharge(_ free: Int) -> Bool {
        hash(free + 2) == Self.charge && hash(free + 3) == Self.for
            && hasNext(free + 3, 3, Self.acts)
    }

    private func isBeside(_ place: Int, _ set: WordSet) -> Bool {
        hasNext(place, 1, set)
            || words[max(0, place - 5)..<place].contains(where: set.contains)
    }

    /// Whether one of so many words behind a place is in a set.
    private func hasNext(_ place: Int, _ reach: Int, _ set: WordSet) -> Bool {
        words[min(place + 1, count)..<min(place + 1 + reach, count)].contains(where: set.contains)
    }

    private static let redistributions = WordHash.hash(of: "redistributions")
    private static let must = WordHash.hash(of: "must")
    private static let keeping = WordSet("retain reproduce keep include contain")
    private static let modals = WordSet("may can")
    private static let can = WordHash.hash(of: "can")
    private static let readers = WordSet("you users anyone everyone everybody")
    private static let freely = WordHash.hash(of: "freely")
    private static let free = WordHash.hash(of: "free")
    private static let charge = WordHash.hash(of: "charge")
    private static let to = WordHash.hash(of: "to")
    private static let `for` = WordHash.hash(of: "for")
    private static let whole = WordSet("any all every")
    private static let uses = WordSet("use uses purpose purposes")
    private static let no = WordHash.hash(of: "no")
    private static let without = WordHash.hash(of: "without")
    private static let restrictions = WordSet("restriction restrictions")
    private static let unrestricted = WordHash.hash(of: "unrestricted")
    private static let whatever = WordHash.hash(of: "whatever")
    private static let provided = WordHash.hash(of: "provided")
    private static let providing = WordSet("as by for in on to under with without")
    private static let long = WordHash.hash(of: "long")
    private static let `as` = WordHash.hash(of: "as")
    private static let subject = WordHash.hash(of: "subject")
    private static let denying = WordSet("not cannot")
    private static let subjects = WordSet("change copyright")
    private static let `do` = WordHash.hash(of: "do")
    private static let summing = ["in short", "in other words", "in plain english", "this means"]
        .map(WordHash.hashes)
}
