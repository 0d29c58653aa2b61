/// What the words of a paragraph have to do with permission.
struct PermittingWords {
    let words: [UInt32]

    init(_ paragraph: ByteView) {
        var words: [UInt32] = []
        var reader = WordReader(paragraph)
        while let word = reader.next() { words.append(word.hash) }
        self.words = words
    }

    private init(words: [UInt32]) { self.words = words }

    /// Those of each sentence.
    static func sentences(of paragraph: ByteView) -> [PermittingWords] {
        let sentences = Sentences(of: paragraph)
        var start = 0
        return sentences.words.indices.filter(sentences.endsSentence).map { end in
            defer { start = end + 1 }
            return PermittingWords(words: sentences.words[start...end].map(\.hash))
        }
    }

    var count: Int { words.count }

    /// "Permission to use … is granted", "redistribution … is permitted", "grants … the right to
    /// copy", "is granted a right to use"
    var areFormula: Bool {
        if speakOfPackaging { return false }
        if has(Terms.Permission.grants), has(Terms.Permission.rights),
            has(Terms.Permission.acts) || has(Terms.Permission.persons)
        {
            return true
        }
        guard has(Terms.Permission.acts) else { return false }
        return has(Terms.Permission.permission) && has(Terms.Permission.granting)
            || has(Terms.Permission.right)
                && has(Terms.Permission.granted, behind: Terms.Permission.verbs)
                && !has(Terms.Permission.none)
            || has(Terms.Permission.redistribution)
                && has(Terms.Permission.permitted, behind: Terms.Permission.verbs)
    }

    /// "gives permission to link", "an exception which allows linking", "to be linked to"
    var permitLinking: Bool {
        let permits = words.indices.contains { index in
            Terms.Permission.permission.contains(words[index])
                || Terms.Permission.allowing.contains(words[index])
                    && !Terms.Permission.negating.contains(hash(index - 1))
        }
        return permits && has(Terms.Permission.linking)
    }

    var areTerms: Bool { has(Terms.Permission.acts) || has(Terms.Permission.terms) }

    /// "The Debian packaging", "this package was debianized"
    var speakOfPackaging: Bool { has(Terms.Permission.packaging) }

    func has(_ set: WordSet) -> Bool { words.contains { set.contains($0) } }

    func has(_ set: WordSet, behind other: WordSet) -> Bool {
        words.indices.contains { set.contains(words[$0]) && other.contains(hash($0 - 1)) }
    }

    /// Whether one of a few phrases stands first, by the hashes of its words.
    func begin(with phrases: [[UInt32]]) -> Bool { phrases.contains { words.starts(with: $0) } }

    func hash(_ index: Int) -> UInt32 { words.indices.contains(index) ? words[index] : 0 }
}

extension PermittingWords {
    /// Whether they permit something by a formula, on a condition or without any, and speak of
    /// nothing that another licence says: neither an exception to one nor what may be done with its
    /// words.
    var arePermissionOfTheirOwn: Bool {
        let isPermission = areFormula || (areConditional || areGenerous) && permit && !areSummary
        return isPermission && !nameLicense && !areOfMarks && !permitLinking
            && !has(Terms.Permission.exception)
            && !words.indices.contains { isOfLicenseItself($0) || isNoGrant($0) }
    }

    /// "under this license", "The following notice applies to", "This is the notice of"
    var leadToNotice: Bool {
        speakOfLicense || has(Terms.Permission.notices) && begin(with: Terms.Permission.leading)
    }

    private var speakOfLicense: Bool { has(Terms.Permission.license) }

    /// "under the license", "grants a license", "the GNU …", "the … Public License", "the LICENSE
    /// file"
    private var nameLicense: Bool {
        let isOfAgreement =
            has(Terms.Permission.grants) && !has(Terms.Permission.permission)
            && !has(Terms.Permission.persons)
        return speakOfOther && (has(Terms.Permission.under) || isOfAgreement)
            || has(Terms.Permission.gnu)
            || words.indices.contains {
                words[$0] == Terms.public && Terms.Permission.license.contains(hash($0 + 1))
                    || Terms.Permission.license.contains(words[$0]) && hash($0 + 1) == Terms.file
            }
    }

    /// Whether a license is spoken of, but not in "need not be licensed".
    private var speakOfOther: Bool {
        words.indices.contains { index in
            Terms.Permission.license.contains(words[index])
                && !(hash(index - 1) == Terms.be
                    && Terms.Permission.negating.contains(hash(index - 2)))
        }
    }

    /// "a license document", "copies of this license", "distribute this agreement"
    private func isOfLicenseItself(_ index: Int) -> Bool {
        guard index > 0 else { return false }
        let before = words[index - 1]
        return words[index] == Terms.document && Terms.Permission.license.contains(before)
            || words[index] == Terms.this && Terms.Permission.itself.contains(hash(index + 1))
                && (before == Terms.of || Terms.Permission.acts.contains(before))
    }

    /// "permission to use these trademarks", and no other permission: no work is spoken of.
    private var areOfMarks: Bool {
        guard let permission = words.firstIndex(where: Terms.Permission.permission.contains),
            hash(permission + 2) == Terms.use,
            !words[(permission + 1)...].contains(where: Terms.Permission.permission.contains)
        else { return false }
        return words[(permission + 3)...].prefix(3).contains(where: Terms.Permission.marks.contains)
    }

    /// "does not grant", "have granted"
    private func isNoGrant(_ index: Int) -> Bool {
        index > 0 && Terms.Permission.granting.contains(words[index])
            && (words[index - 1] == Terms.have
                || Terms.Permission.negating.contains(words[index - 1]))
    }
}

/// What permits something in plain words, without a formula.
extension PermittingWords {
    /// "may be copied", "you can use", "freely distributable", "free to do whatever", "free for any
    /// use", "redistributions must"; not words that lead to a license somewhere else.
    var permit: Bool {
        if speakOfPackaging || has(Terms.Permission.license) && has(Terms.Permission.under) {
            return false
        }
        let haveActs = has(Terms.Permission.acts)
        return words.indices.contains { index in
            switch words[index] {
            case let word where Terms.Permission.modals.contains(word):
                permits(behind: index)
            case Terms.redistributions:
                demands(behind: index)
            case Terms.freely:
                isBeside(index, Terms.Permission.acts) && !isDenied(index)
            case Terms.free:
                hash(index + 1) == Terms.to && hasNext(index + 1, 2, Terms.Permission.acts)
                    || isOfCharge(index)
                    || hash(index + 1) == Terms.for
                        && Terms.Permission.whole.contains(hash(index + 2))
                        && Terms.Permission.uses.contains(hash(index + 3))
            case Terms.no, Terms.without:
                haveActs && Terms.Permission.restrictions.contains(hash(index + 1))
            case Terms.unrestricted:
                hasNext(index, 1, Terms.Permission.acts)
            default: false
            }
        }
    }

    /// "provided that", "as long as", "subject to"; not "is provided as is", "provided by", "as
    /// long as the license is met", "subject to change".
    var areConditional: Bool {
        words.indices.contains { index in
            switch words[index] {
            case Terms.provided: !Terms.Permission.providing.contains(hash(index + 1))
            case Terms.long:
                hash(index + 1) == Terms.as && !hasNext(index, 16, Terms.Permission.license)
            case Terms.subject:
                hash(index + 1) == Terms.to && !hasNext(index, 16, Terms.Permission.license)
                    && !Terms.Permission.subjects.contains(hash(index + 2))
            default: false
            }
        }
    }

    /// "may be freely copied", "used freely", "do whatever you want"; not "freely available"
    var areGenerous: Bool {
        words.indices.contains { index in
            switch words[index] {
            case Terms.whatever: words[max(0, index - 4)..<index].contains(Terms.do)
            case Terms.freely:
                (hash(index - 1) == Terms.be || Terms.Permission.acts.contains(hash(index - 1)))
                    && !isDenied(index)
            default: false
            }
        }
    }

    /// "In short", "In other words": what follows says of other words what they mean.
    var areSummary: Bool { begin(with: Terms.Permission.summing) }

    /// "can not be freely", "may not be freely"
    private func isDenied(_ index: Int) -> Bool {
        words[max(0, index - 4)..<index].contains(where: Terms.Permission.denying.contains)
    }

    /// "redistributions … must retain"
    private func demands(behind index: Int) -> Bool {
        words[index..<min(index + 8, count)].indices.contains {
            words[$0] == Terms.must && Terms.Permission.keeping.contains(hash($0 + 1))
        }
    }

    /// "you may distribute", "may be freely used", but not "may be found" and "may not be sold"
    private func permits(behind modal: Int) -> Bool {
        let isPassive = hash(modal + 1) == Terms.be
        if !isPassive, modal == 0 || !Terms.Permission.readers.contains(hash(modal - 1)) {
            return false
        }
        let start = isPassive ? modal + 1 : modal
        let hasFreely = hash(start + 1) == Terms.freely
        if isPassive, hash(modal) == Terms.can, !hasFreely { return false }
        return Terms.Permission.acts.contains(hash(start + (hasFreely ? 2 : 1)))
    }

    /// "free of charge for distribution and use"
    private func isOfCharge(_ free: Int) -> Bool {
        hash(free + 2) == Terms.charge && hash(free + 3) == Terms.for
            && hasNext(free + 3, 3, Terms.Permission.acts)
    }

    private func isBeside(_ index: Int, _ set: WordSet) -> Bool {
        hasNext(index, 1, set)
            || words[max(0, index - 5)..<index].contains(where: set.contains)
    }

    /// Whether one of so many words behind an index is in a set.
    private func hasNext(_ index: Int, _ reach: Int, _ set: WordSet) -> Bool {
        words[min(index + 1, count)..<min(index + 1 + reach, count)].contains(where: set.contains)
    }
}
