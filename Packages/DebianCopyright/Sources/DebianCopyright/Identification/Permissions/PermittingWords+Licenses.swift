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
        words.indices.contains { place in
            Self.license.contains(words[place])
                && !(hash(place - 1) == Self.be && Self.negating.contains(hash(place - 2)))
        }
    }

    /// "a license document", "copies of this license", "distribute this agreement"
    private func isOfLicenseItself(_ place: Int) -> Bool {
        guard place > 0 else { return false }
        let before = words[place - 1]
        return words[place] == Self.document && Self.license.contains(before)
            || words[place] == Self.this && Self.itself.contains(hash(place + 1))
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
    private func isNoGrant(_ place: Int) -> Bool {
        place > 0 && Self.granting.contains(words[place])
            && (words[place - 1] == Self.have || Self.negating.contains(words[place - 1]))
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
