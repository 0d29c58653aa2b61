/// Words that name licences: ids of the SPDX list, references, globs and categories.
extension PolicyReader {
    /// What a word names before a `WITH`, and how it is shown; nil where that makes no sense.
    mutating func licenses(
        _ word: PolicyText
    ) -> (licenses: LicensePattern.Licenses, text: String)? {
        let text = word.text
        if text.uppercased() == LicenseExpression.noAssertion {
            return (.noAssertion, LicenseExpression.noAssertion)
        }
        if text.lowercased().hasPrefix("category:") { return category(word) }
        guard isWellFormed(word, allowing: { $0.isIdCharacter || $0 == "+" || $0 == ":" }) else {
            return nil
        }
        let glob = Glob(text, ignoringCase: true)
        if Glob.hasWildcards(text) {
            let isUseful =
                text.mayBeReference
                || SPDXLicenseList.ids.contains { id in
                    glob.matches(id) || (text.hasSuffix("+") && glob.matches(id + "+"))
                }
            if !isUseful { report(.uselessGlob(text), at: word.place) }
            return isUseful ? (.ids(glob, isLiteral: false), text) : nil
        }
        let id = text.isReference ? reference(word) : knownID(word)
        return id.map { (.ids(Glob($0, ignoringCase: true), isLiteral: true), $0) }
    }

    private mutating func category(
        _ word: PolicyText
    ) -> (licenses: LicensePattern.Licenses, text: String)? {
        let name = word.text.dropFirst(9).lowercased()
        guard let category = LicenseCategory(rawValue: name) else {
            let known = LicenseCategory.allCases.map(\.rawValue)
            report(.unknownCategory(name, known: known), at: word.place.moved(by: 9))
            return nil
        }
        return (.category(category), "category:" + category.rawValue)
    }

    /// A `LicenseRef-` or `DocumentRef-` in the right form.
    private mutating func reference(_ word: PolicyText) -> String? {
        do throws(LicenseExpressionError) {
            return try LicenseExpression(parsing: word.text).description
        } catch {
            report(.badExpression(error.problem), at: word.place.moved(by: error.column - 1))
            return nil
        }
    }

    /// A current id of the SPDX list in the list's letter case, its `+` kept.
    mutating func knownID(_ word: PolicyText) -> String? {
        let whole = word.text
        let base = whole.hasSuffix("+") ? String(whole.dropLast()) : whole
        let isListed = SPDXLicenseList.canonicalID(whole) != nil
        guard let id = SPDXLicenseList.canonicalID(isListed ? whole : base) else {
            report(.unknownLicense(whole), at: word.place)
            return nil
        }
        guard SPDXLicenseList.contains(id) else {
            let replacement = SPDXLicenseList.replacement(forDeprecated: id)
            report(.deprecatedLicense(whole, replacement: replacement), at: word.place)
            return nil
        }
        return isListed ? id : id + "+"
    }
}

extension String {
    private static var referencePrefixes: [String] { ["LicenseRef-", "DocumentRef-"] }

    /// Whether it names a licence that the SPDX list has not.
    var isReference: Bool { Self.referencePrefixes.contains(where: hasPrefix) }

    /// Whether a glob may match such a name: all before its first wildcard fits one.
    fileprivate var mayBeReference: Bool {
        let head = prefix { $0 != "*" && $0 != "?" }.lowercased()
        return Self.referencePrefixes.contains { prefix in
            let prefix = prefix.lowercased()
            return head.hasPrefix(prefix) || prefix.hasPrefix(head)
        }
    }
}
