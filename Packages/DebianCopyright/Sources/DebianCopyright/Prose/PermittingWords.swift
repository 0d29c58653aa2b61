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

    /// "Permission to use … is granted", "redistribution … is permitted", "grants … the right to
    /// copy", "is granted a right to use"
    var areFormula: Bool {
        if speakOfPackaging { return false }
        if has(Self.grants), has(Self.rights), has(Self.acts) || has(Self.persons) { return true }
        guard has(Self.acts) else { return false }
        return has(Self.permission) && has(Self.granting)
            || has(Self.right) && has(Self.granted, behind: Self.verbs) && !has(Self.none)
            || has(Self.redistribution) && has(Self.permitted, behind: Self.verbs)
    }

    /// "gives permission to link", "an exception which allows linking", "to be linked to"
    var permitLinking: Bool {
        let permits = words.indices.contains { index in
            Self.permission.contains(words[index])
                || Self.allowing.contains(words[index])
                    && !Self.negating.contains(hash(index - 1))
        }
        return permits && has(Self.linking)
    }

    var areTerms: Bool { has(Self.acts) || has(Self.terms) }

    /// "The Debian packaging", "this package was debianized"
    var speakOfPackaging: Bool { has(Self.packaging) }

    func has(_ set: WordSet) -> Bool { words.contains { set.contains($0) } }

    private func has(_ set: WordSet, behind other: WordSet) -> Bool {
        words.indices.contains { set.contains(words[$0]) && other.contains(hash($0 - 1)) }
    }

    /// Whether one of a few phrases stands first, by the hashes of its words.
    func begin(with phrases: [[UInt32]]) -> Bool { phrases.contains { words.starts(with: $0) } }

    func hash(_ index: Int) -> UInt32 { words.indices.contains(index) ? words[index] : 0 }

    static let acts = WordSet(
        """
        use used copy copied copying distribute distributed distribution distributable
        redistribute redistributed redistribution redistributable modify modified modification
        modifications reproduce reproduced do anything whatever
        """)
    static let permission = WordSet("permission permissions")
    static let granting = WordSet("grant grants granted given gives give")
    static let grants = WordSet("grant grants")
    static let persons = WordSet("person persons anyone everyone everybody")
    static let negating = WordSet("not cannot no without doesnt")
    static let license = WordSet("license licenses licensed")
    static let under = WordSet("under see according")
    static let be = WordHash.hash(of: "be")

    private static let terms = WordSet(
        """
        warranty warranties liable liability responsible notice notices permission permitted
        copies license licensee conditions condition must provided derivative endorse risk
        merchantability
        """)
    private static let rights = WordSet("right rights license permission")
    private static let right = WordSet("right rights")
    private static let granted = WordSet("granted")
    private static let none = WordSet("no nor none")
    private static let verbs = WordSet("is are hereby freely")
    private static let redistribution = WordSet(
        "redistribution distribution use copying copy reproduction redistributions")
    private static let permitted = WordSet("permitted allowed")
    private static let allowing = WordSet("allow allows allowed permits permitted exception")
    private static let linking = WordSet("link links linked linking compilation combine")
    private static let packaging = WordSet("debian packaging debianized debianised")
}

extension PermittingWords {
    /// Whether they permit something by a formula, on a condition or without any, and speak of
    /// nothing that another licence says: neither an exception to one nor what may be done with its
    /// words.
    var arePermissionOfTheirOwn: Bool {
        let isPermission = areFormula || (areConditional || areGenerous) && permit && !areSummary
        return isPermission && !nameLicense && !areOfMarks && !permitLinking && !has(Self.exception)
            && !words.indices.contains { isOfLicenseItself($0) || isNoGrant($0) }
    }

    /// "under this license", "The following notice applies to", "This is the notice of"
    var leadToNotice: Bool {
        speakOfLicense || has(Self.notices) && begin(with: Self.leading)
    }

    private static let notices = WordSet("notice notices")
    private static let leading = ["the following", "this is", "here is"].map(WordHash.hashes)

    private var speakOfLicense: Bool { has(Self.license) }

    /// "under the license", "grants a license", "the GNU …", "the … Public License", "the LICENSE
    /// file"
    private var nameLicense: Bool {
        let isOfAgreement = has(Self.grants) && !has(Self.permission) && !has(Self.persons)
        return speakOfOther && (has(Self.under) || isOfAgreement) || has(Self.gnu)
            || words.indices.contains {
                words[$0] == Self.publicWord && Self.license.contains(hash($0 + 1))
                    || Self.license.contains(words[$0]) && hash($0 + 1) == Self.file
            }
    }

    /// Whether a license is spoken of, but not in "need not be licensed".
    private var speakOfOther: Bool {
        words.indices.contains { index in
            Self.license.contains(words[index])
                && !(hash(index - 1) == Self.be && Self.negating.contains(hash(index - 2)))
        }
    }

    /// "a license document", "copies of this license", "distribute this agreement"
    private func isOfLicenseItself(_ index: Int) -> Bool {
        guard index > 0 else { return false }
        let before = words[index - 1]
        return words[index] == Self.document && Self.license.contains(before)
            || words[index] == Self.this && Self.itself.contains(hash(index + 1))
                && (before == Self.of || Self.acts.contains(before))
    }

    /// "permission to use these trademarks", and no other permission: no work is spoken of.
    private var areOfMarks: Bool {
        guard let permission = words.firstIndex(where: Self.permission.contains),
            hash(permission + 2) == Self.use,
            !words[(permission + 1)...].contains(where: Self.permission.contains)
        else { return false }
        return words[(permission + 3)...].prefix(3).contains(where: Self.marks.contains)
    }

    /// "does not grant", "have granted"
    private func isNoGrant(_ index: Int) -> Bool {
        index > 0 && Self.granting.contains(words[index])
            && (words[index - 1] == Self.have || Self.negating.contains(words[index - 1]))
    }

    private static let marks = WordSet("trademark trademarks")
    private static let use = WordHash.hash(of: "use")
    private static let exception = WordSet("exception extra")
    private static let gnu = WordSet("gnu gpl lgpl")
    private static let itself = WordSet("license agreement")
    private static let publicWord = WordHash.hash(of: "public")
    private static let document = WordHash.hash(of: "document")
    private static let file = WordHash.hash(of: "file")
    private static let have = WordHash.hash(of: "have")
    private static let this = WordHash.hash(of: "this")
    private static let of = WordHash.hash(of: "of")
}

/// What permits something in plain words, without a formula.
extension PermittingWords {
    /// "may be copied", "you can use", "freely distributable", "free to do whatever", "free for any
    /// use", "redistributions must"; not words that lead to a license somewhere else.
    var permit: Bool {
        if speakOfPackaging || has(Self.license) && has(Self.under) { return false }
        let haveActs = has(Self.acts)
        return words.indices.contains { index in
            switch words[index] {
            case let word where Self.modals.contains(word):
                permits(behind: index)
            case Self.redistributions:
                demands(behind: index)
            case Self.freely:
                isBeside(index, Self.acts) && !isDenied(index)
            case Self.free:
                hash(index + 1) == Self.to && hasNext(index + 1, 2, Self.acts)
                    || isOfCharge(index)
                    || hash(index + 1) == Self.for && Self.whole.contains(hash(index + 2))
                        && Self.uses.contains(hash(index + 3))
            case Self.no, Self.without:
                haveActs && Self.restrictions.contains(hash(index + 1))
            case Self.unrestricted:
                hasNext(index, 1, Self.acts)
            default: false
            }
        }
    }

    /// "provided that", "as long as", "subject to"; not "is provided as is", "provided by", "as
    /// long as the license is met", "subject to change".
    var areConditional: Bool {
        words.indices.contains { index in
            switch words[index] {
            case Self.provided: !Self.providing.contains(hash(index + 1))
            case Self.long: hash(index + 1) == Self.as && !hasNext(index, 16, Self.license)
            case Self.subject:
                hash(index + 1) == Self.to && !hasNext(index, 16, Self.license)
                    && !Self.subjects.contains(hash(index + 2))
            default: false
            }
        }
    }

    /// "may be freely copied", "used freely", "do whatever you want"; not "freely available"
    var areGenerous: Bool {
        words.indices.contains { index in
            switch words[index] {
            case Self.whatever: words[max(0, index - 4)..<index].contains(Self.do)
            case Self.freely:
                (hash(index - 1) == Self.be || Self.acts.contains(hash(index - 1)))
                    && !isDenied(index)
            default: false
            }
        }
    }

    /// "In short", "In other words": what follows says of other words what they mean.
    var areSummary: Bool { begin(with: Self.summing) }

    /// "can not be freely", "may not be freely"
    private func isDenied(_ index: Int) -> Bool {
        words[max(0, index - 4)..<index].contains(where: Self.denying.contains)
    }

    /// "redistributions … must retain"
    private func demands(behind index: Int) -> Bool {
        words[index..<min(index + 8, count)].indices.contains {
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

    private func isBeside(_ index: Int, _ set: WordSet) -> Bool {
        hasNext(index, 1, set)
            || words[max(0, index - 5)..<index].contains(where: set.contains)
    }

    /// Whether one of so many words behind an index is in a set.
    private func hasNext(_ index: Int, _ reach: Int, _ set: WordSet) -> Bool {
        words[min(index + 1, count)..<min(index + 1 + reach, count)].contains(where: set.contains)
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
