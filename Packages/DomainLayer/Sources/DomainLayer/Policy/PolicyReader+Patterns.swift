/// Lists of licences and exceptions, each word held against the SPDX list.
extension PolicyReader {
    /// A word is a licence; `WITH` joins the one before it and the exception behind it.
    mutating func entries(in texts: [PolicyText]) -> [PolicyEntry] {
        var entries: [PolicyEntry] = []
        var words = words(in: texts)[...]
        while let word = words.popFirst() {
            guard !word.isWith else {
                report(.incompleteException, at: word.location)
                words = words.dropFirst()
                continue
            }
            let licenses = licenses(word)
            var exception: ExceptionPattern?
            if let with = words.first, with.isWith {
                words.removeFirst()
                guard let name = words.popFirst(), !name.isWith else {
                    report(.incompleteException, at: with.location)
                    continue
                }
                exception = self.exception(name)
                if exception == nil { continue }
            }
            guard let (licenses, text) = licenses else { continue }
            let pattern = LicensePattern(
                text: text + (exception.map { " WITH " + $0.text } ?? ""),
                licenses: licenses, exceptions: exception?.glob)
            entries.append(PolicyEntry(pattern: pattern, location: word.location))
        }
        return entries
    }

    mutating func exceptions(in texts: [PolicyText]) -> [ExceptionPattern] {
        var exceptions: [ExceptionPattern] = []
        for word in words(in: texts) {
            if let exception = exception(word) { exceptions.append(exception) }
        }
        return exceptions
    }

    /// Notes ids of an expression that the SPDX list does not have.
    mutating func check(_ term: LicenseTerm, at location: SourceLocation) {
        if !term.license.isReference {
            _ = knownID(PolicyText(term.id, at: location))
        }
        if let exception = term.exception {
            _ = self.exception(PolicyText(exception, at: location))
        }
    }

    private mutating func exception(_ word: PolicyText) -> ExceptionPattern? {
        guard isWellFormed(word, allowing: \.isIdCharacter) else { return nil }
        let glob = Glob(word.text, ignoringCase: true)
        if Glob.hasWildcards(word.text) {
            let isUseful = SPDXLicenseList.exceptionIDs.contains(where: glob.matches)
            if !isUseful { report(.uselessGlob(word.text), at: word.location) }
            return isUseful ? ExceptionPattern(text: word.text, glob: glob) : nil
        }
        guard let id = SPDXLicenseList.canonicalExceptionID(word.text) else {
            report(.unknownException(word.text), at: word.location)
            return nil
        }
        return ExceptionPattern(text: id, glob: glob)
    }

    /// Whether it has no character but these; the first other one is noted.
    mutating func isWellFormed(
        _ word: PolicyText, allowing: (Unicode.Scalar) -> Bool
    ) -> Bool {
        guard let (offset, scalar) = word.text.firstScalar(where: { !allowing($0) }) else {
            return true
        }
        report(.unexpectedCharacter(scalar, in: word.text), at: word.location.moved(by: offset))
        return false
    }
}

extension PolicyText {
    fileprivate var isWith: Bool { text.uppercased() == "WITH" }
}

extension Unicode.Scalar {
    /// What SPDX builds ids of, and wildcards.
    var isIdCharacter: Bool {
        switch self {
        case "a"..."z", "A"..."Z", "0"..."9", "-", ".", "*", "?": true
        default: false
        }
    }
}

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
            if !isUseful { report(.uselessGlob(text), at: word.location) }
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
            report(.unknownCategory(name, known: known), at: word.location.moved(by: 9))
            return nil
        }
        return (.category(category), "category:" + category.rawValue)
    }

    /// A `LicenseRef-` or `DocumentRef-` in the right form.
    private mutating func reference(_ word: PolicyText) -> String? {
        do throws(LicenseExpressionError) {
            return try LicenseExpression(parsing: word.text).description
        } catch {
            report(.badExpression(error.problem), at: word.location.moved(by: error.column - 1))
            return nil
        }
    }

    /// A current id of the SPDX list in the list's letter case, its `+` kept.
    mutating func knownID(_ word: PolicyText) -> String? {
        let whole = word.text
        let base = whole.hasSuffix("+") ? String(whole.dropLast()) : whole
        let isListed = SPDXLicenseList.canonicalID(whole) != nil
        guard let id = SPDXLicenseList.canonicalID(isListed ? whole : base) else {
            report(.unknownLicense(whole), at: word.location)
            return nil
        }
        guard SPDXLicenseList.contains(id) else {
            let replacement = SPDXLicenseList.replacement(forDeprecated: id)
            report(.deprecatedLicense(whole, replacement: replacement), at: word.location)
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
