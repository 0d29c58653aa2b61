import Bytes
import LicenseTexts

/// What the words of a paragraph have to do with permission.
struct PermittingWords {
    let words: [UInt32]

    init(_ paragraph: ByteView) {
        var words: [UInt32] = []
        var reader = WordReader(paragraph)
        while let word = reader.next() { words.append(word.hash) }
        self.words = words
    }

    var count: Int { words.count }

    /// "Permission to use … is granted", "redistribution … is permitted", "grants …
    /// the right to copy"
    var areFormula: Bool {
        if speakOfPackaging { return false }
        if has(Self.grants), has(Self.rights), has(Self.acts) || has(Self.persons) { return true }
        guard has(Self.acts) else { return false }
        return isGrantOfRights || has(Self.permission) && has(Self.granting)
            || has(Self.redistribution)
                && words.indices.dropFirst().contains {
                    Self.permitted.contains(words[$0]) && Self.verbs.contains(words[$0 - 1])
                }
    }

    /// "is granted a right to deal in"
    private var isGrantOfRights: Bool {
        has(Self.right)
            && words.indices.dropFirst().contains {
                words[$0] == Self.granted && Self.verbs.contains(words[$0 - 1])
            }
    }

    /// "may be copied", "you can use", "freely distributable", "free to do whatever", "free for any
    /// use", "redistributions must"; not words that lead to a license somewhere else.
    var permit: Bool {
        if speakOfPackaging || has(Self.license) && has(Self.under) { return false }
        return has(Self.redistributions) && has(Self.must) || words.indices.contains { place in
            switch words[place] {
            case let word where Self.modals.contains(word):
                permits(behind: place)
            case Self.freely:
                isBeside(place, Self.acts)
            case Self.free:
                hash(place + 1) == Self.to && hasNext(place + 1, 2, Self.acts)
                    || isOfCharge(place)
                    || hash(place + 1) == Self.for && Self.whole.contains(hash(place + 2))
                        && Self.uses.contains(hash(place + 3))
            case Self.no, Self.without:
                Self.restrictions.contains(hash(place + 1)) && has(Self.acts)
            case Self.unrestricted:
                hasNext(place, 1, Self.acts)
            default: false
            }
        }
    }

    /// "may be freely copied", "used freely", "whatever you want"; not "freely available"
    var areGenerous: Bool {
        has(Self.whatever)
            || words.indices.contains { place in
                words[place] == Self.freely
                    && (hash(place - 1) == Self.be || Self.acts.contains(hash(place - 1)))
            }
    }

    /// "provided that", "as long as", "subject to"; not "is provided as is", "provided by"
    var areConditional: Bool {
        words.indices.contains { place in
            switch words[place] {
            case Self.provided: !Self.providing.contains(hash(place + 1))
            case Self.long: hash(place + 1) == Self.as
            case Self.subject: hash(place + 1) == Self.to && !has(Self.license)
            default: false
            }
        }
    }

    /// "gives permission to link", "an exception which allows linking", "to be linked to"
    var permitLinking: Bool {
        let permits = words.indices.contains { place in
            Self.permission.contains(words[place])
                || Self.allowing.contains(words[place])
                    && !Self.negating.contains(place > 0 ? words[place - 1] : 0)
        }
        return permits && has(Self.linking)
    }

    var areTerms: Bool { has(Self.acts) || has(Self.terms) }

    /// "The Debian packaging", "this package was debianized"
    var speakOfPackaging: Bool { has(Self.packaging) }

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

    func has(_ set: WordSet) -> Bool { words.contains { set.contains($0) } }

    func hash(_ place: Int) -> UInt32 { words.indices.contains(place) ? words[place] : 0 }

    static let acts = WordSet(
        """
        use used copy copied copying distribute distributed distribution distributable
        redistribute redistributed redistribution redistributable modify modified modification
        modifications reproduce reproduced do anything whatever
        """)
    private static let terms = WordSet(
        """
        warranty warranties liable liability responsible notice notices permission permitted
        copies license licensee conditions condition must provided derivative endorse risk
        merchantability
        """)
    static let permission = WordSet("permission permissions")
    static let granting = WordSet("grant grants granted given gives give")
    static let grants = WordSet("grant grants")
    private static let rights = WordSet("right rights license permission")
    private static let right = WordSet("right rights")
    private static let granted = WordHash.hash(of: "granted")
    static let persons = WordSet("person persons anyone everyone everybody")
    private static let verbs = WordSet("is are hereby freely")
    private static let redistribution = WordSet(
        "redistribution distribution use copying copy reproduction redistributions")
    private static let redistributions = WordSet("redistributions")
    private static let must = WordSet("must")
    private static let permitted = WordSet("permitted allowed")
    private static let allowing = WordSet("allow allows allowed permits permitted exception")
    static let negating = WordSet("not cannot no without doesnt")
    private static let linking = WordSet("link links linked linking compilation combine")
    private static let modals = WordSet("may can")
    private static let readers = WordSet("you users anyone everyone everybody")
    private static let restrictions = WordSet("restriction restrictions")
    private static let packaging = WordSet("debian packaging debianized debianised")
    static let license = WordSet("license licenses licensed")
    static let under = WordSet("under see according")
    private static let whatever = WordSet("whatever")
    private static let freely = WordHash.hash(of: "freely")
    private static let free = WordHash.hash(of: "free")
    private static let charge = WordHash.hash(of: "charge")
    private static let to = WordHash.hash(of: "to")
    private static let `for` = WordHash.hash(of: "for")
    private static let whole = WordSet("any all every")
    private static let uses = WordSet("use uses purpose purposes")
    private static let no = WordHash.hash(of: "no")
    private static let without = WordHash.hash(of: "without")
    private static let unrestricted = WordHash.hash(of: "unrestricted")
    private static let provided = WordHash.hash(of: "provided")
    private static let providing = WordSet("as by for in on to under with without")
    private static let long = WordHash.hash(of: "long")
    private static let subject = WordHash.hash(of: "subject")
    private static let `as` = WordHash.hash(of: "as")
    static let be = WordHash.hash(of: "be")
    private static let can = WordHash.hash(of: "can")
}
