/// Lists of licences and exceptions, each word held against the SPDX list.
extension PolicyReader {
    /// A word is a licence; `WITH` joins the one before it and the exception behind it.
    mutating func entries(in texts: [PolicyText]) -> [PolicyEntry] {
        var entries: [PolicyEntry] = []
        var words = words(in: texts)[...]
        while let word = words.popFirst() {
            guard !word.isWith else {
                report(.incompleteException, at: word.place)
                words = words.dropFirst()
                continue
            }
            let licenses = licenses(word)
            var exception: ExceptionPattern?
            if let with = words.first, with.isWith {
                words.removeFirst()
                guard let name = words.popFirst(), !name.isWith else {
                    report(.incompleteException, at: with.place)
                    continue
                }
                exception = self.exception(name)
                if exception == nil { continue }
            }
            guard let (licenses, text) = licenses else { continue }
            let pattern = LicensePattern(
                text: text + (exception.map { " WITH " + $0.text } ?? ""),
                licenses: licenses, exceptions: exception?.glob)
            entries.append(PolicyEntry(pattern: pattern, place: word.place))
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
    mutating func check(_ term: LicenseTerm, at place: PolicyPlace) {
        if !term.license.isReference {
            _ = knownID(PolicyText(term.id, at: place))
        }
        if let exception = term.exception { _ = self.exception(PolicyText(exception, at: place)) }
    }

    private mutating func exception(_ word: PolicyText) -> ExceptionPattern? {
        guard isWellFormed(word, allowing: \.isIdCharacter) else { return nil }
        let glob = Glob(word.text, ignoringCase: true)
        if Glob.hasWildcards(word.text) {
            let isUseful = SPDXLicenseList.exceptionIDs.contains(where: glob.matches)
            if !isUseful { report(.uselessGlob(word.text), at: word.place) }
            return isUseful ? ExceptionPattern(text: word.text, glob: glob) : nil
        }
        guard let id = SPDXLicenseList.canonicalExceptionID(word.text) else {
            report(.unknownException(word.text), at: word.place)
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
        report(.unexpectedCharacter(scalar, in: word.text), at: word.place.moved(by: offset))
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
