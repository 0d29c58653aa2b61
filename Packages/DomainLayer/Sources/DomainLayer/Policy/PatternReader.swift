/// Reads the patterns of policies and requests, compares each word with the SPDX list, and goes on
/// after a problem.
///
/// ```swift
/// var reader = PatternReader()
/// let text = PolicyText("MIT, BSD-*-Clause", at: .request(.allow))
/// let entries = reader.entries(in: [text])
/// if !reader.problems.isEmpty { throw PolicyError.invalid(path: nil, reader.problems) }
/// ```
public struct PatternReader {
    /// The problems, in the order in which they were found.
    public private(set) var problems: [PolicyProblem] = []

    /// How many words of lists were read; one beyond ``LicensePolicy/limit`` is the last.
    private var wordCount = 0

    public init() {}

    /// Records a problem that a driver found in its file outside of lists.
    public mutating func report(_ kind: PolicyProblem.Kind, at location: SourceLocation) {
        problems.append(PolicyProblem(kind, at: location))
    }

    /// The words of a list, as far as the limits allow.
    private mutating func words(in texts: [PolicyText]) -> [PolicyText] {
        var words: [PolicyText] = []
        for text in texts where wordCount <= LicensePolicy.limit {
            for word in text.words {
                wordCount += 1
                if wordCount > LicensePolicy.limit {
                    report(.tooMany(limit: LicensePolicy.limit), at: word.location)
                    return words
                }
                if word.text.utf8.count > LicensePolicy.wordLimit {
                    report(.tooLong(limit: LicensePolicy.wordLimit), at: word.location)
                } else {
                    words.append(word)
                }
            }
        }
        return words
    }
}

extension LicensePolicy {
    /// How many stanzas a file may have, and how many licenses, exceptions and sections a file or a
    /// request may name in all: more than a person writes, and few enough to compare all with every
    /// package.
    public static let limit = 4096

    /// How many bytes a name or a pattern may have.
    static let wordLimit = 256

    /// How many bytes a value that is no list may have: reports may repeat it for every package.
    public static let valueLimit = 4096
}

// MARK: Lists

extension PatternReader {
    /// The licenses that a list names, in its order.
    ///
    /// A word is a license; `WITH` joins the license before it and the exception after it.
    ///
    /// - Parameters:
    ///   - texts: what the list says, with its locations.
    ///   - withExceptions: whether an exception alone means all licenses that have it.
    public mutating func entries(
        in texts: [PolicyText], withExceptions: Bool = false
    ) -> [PolicyEntry] {
        var entries: [PolicyEntry] = []
        var words = words(in: texts)[...]
        while let word = words.popFirst() {
            if withExceptions, let exception = ExceptionPattern(listed: word.text),
                words.first?.isWith != true
            {
                entries.append(
                    PolicyEntry(pattern: .anyLicense(with: exception), location: word.location))
                let known = problems
                if let (licenses, text) = licenses(word) {
                    let pattern = LicensePattern(text: text, licenses: licenses, exceptions: nil)
                    entries.append(PolicyEntry(pattern: pattern, location: word.location))
                }
                problems = known
                continue
            }
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

    /// The exceptions that a list names, in its order.
    public mutating func exceptions(in texts: [PolicyText]) -> [ExceptionPattern] {
        var exceptions: [ExceptionPattern] = []
        for word in words(in: texts) {
            if let exception = exception(word) { exceptions.append(exception) }
        }
        return exceptions
    }

    /// The sections that a list names, in its order.
    public mutating func sections(in texts: [PolicyText]) -> [SectionPattern] {
        words(in: texts).map { SectionPattern($0.text) }
    }

    /// The files that a list names; nil if it names none.
    public mutating func files(in texts: [PolicyText]) -> FilePatterns? {
        let words = words(in: texts)
        return words.isEmpty ? nil : FilePatterns(words.map(\.text))
    }

    /// The packages that a list names, in its order.
    ///
    /// - Parameters:
    ///   - texts: what the list says, with its locations.
    ///   - allowing: whether a name may contain a character.
    public mutating func packages(
        in texts: [PolicyText], allowing: (Unicode.Scalar) -> Bool
    ) -> [PackagePattern] {
        words(in: texts).compactMap { word in
            isWellFormed(word, allowing: allowing) ? PackagePattern(word.text) : nil
        }
    }

    /// The `LicenseRef-` ids that a list names, in its order.
    public mutating func references(in texts: [PolicyText]) -> [String] {
        words(in: texts).compactMap { word in
            if word.text.isOutdatedReference {
                report(.outdatedReference(word.text, current: nil), at: word.location)
                return nil
            }
            guard word.text.isReference, word.text != LicenseTerm.publicDomain.id else {
                report(.notReference(word.text), at: word.location)
                return nil
            }
            return reference(word)
        }
    }

    /// The category of this name; nil if there is none, which is reported.
    public mutating func category(named name: PolicyText) -> LicenseCategory? {
        let category = LicenseCategory(rawValue: name.text.lowercased())
        if category == nil {
            let known = LicenseCategory.allCases.map(\.rawValue)
            report(.unknownCategory(name.text, known: known), at: name.location)
        }
        return category
    }

    /// Reports the ids of a term that the SPDX list does not have.
    public mutating func check(_ term: LicenseTerm, at location: SourceLocation) {
        if !term.isReference { _ = listedID(PolicyText(term.id, at: location)) }
        if let exception = term.exception {
            _ = self.exception(PolicyText(exception, at: location))
        }
    }

    private mutating func exception(_ word: PolicyText) -> ExceptionPattern? {
        guard isWellFormed(word, allowing: \.isIdCharacter) else { return nil }
        if let exception = ExceptionPattern(listed: word.text) { return exception }
        let isGlob = Glob.hasWildcards(word.text)
        report(isGlob ? .uselessGlob(word.text) : .unknownException(word.text), at: word.location)
        return nil
    }

    private mutating func isWellFormed(
        _ word: PolicyText, allowing: (Unicode.Scalar) -> Bool
    ) -> Bool {
        check(word.text, allowing: allowing) { word.location.moved(by: $0) }
    }

    /// Whether a text contains only allowed characters; the first other one is reported.
    ///
    /// - Parameters:
    ///   - text: what is checked.
    ///   - allowing: whether the text may contain a character.
    ///   - location: the location of the byte at this 0-based offset.
    @discardableResult
    public mutating func check(
        _ text: String, allowing: (Unicode.Scalar) -> Bool,
        at location: (_ offset: Int) -> SourceLocation
    ) -> Bool {
        let scalars = text.unicodeScalars
        guard let index = scalars.firstIndex(where: { !allowing($0) }) else { return true }
        let offset = text.utf8.distance(from: text.startIndex, to: index)
        report(.unexpectedCharacter(scalars[index], in: text), at: location(offset))
        return false
    }
}

extension PolicyText {
    fileprivate var isWith: Bool { text.uppercased() == "WITH" }
}

extension Unicode.Scalar {
    /// Whether SPDX ids or wildcards may contain the byte.
    fileprivate var isIdCharacter: Bool {
        switch self {
        case "a"..."z", "A"..."Z", "0"..."9", "-", ".", "*", "?": true
        default: false
        }
    }
}

// MARK: Words that name licenses: ids of the SPDX list, references, globs and categories

extension PatternReader {
    /// The licenses that a word before `WITH` names, and how to show it; nil if it makes no sense.
    private mutating func licenses(
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
        if text.isOutdatedReference {
            report(.outdatedReference(text, current: nil), at: word.location)
            return nil
        }
        if Glob.hasWildcards(text) {
            let licenses = LicensePattern.Licenses.ids(
                Glob(text, ignoringCase: true), isLiteral: false)
            if text.mayBeReference || licenses.coverListed { return (licenses, text) }
            report(.uselessGlob(text), at: word.location)
            return nil
        }
        let id = text.isReference ? reference(word) : knownID(word)
        return id.map { (.ids(Glob($0, ignoringCase: true), isLiteral: true), $0) }
    }

    private mutating func category(
        _ word: PolicyText
    ) -> (licenses: LicensePattern.Licenses, text: String)? {
        let name = PolicyText(
            word.text.dropFirst(9).lowercased(), at: word.location.moved(by: 9))
        return category(named: name).map { (.category($0), "category:" + $0.rawValue) }
    }

    /// A well-formed `LicenseRef-` or `DocumentRef-`.
    private mutating func reference(_ word: PolicyText) -> String? {
        do throws(LicenseExpressionError) {
            return try LicenseExpression(parsing: word.text).description
        } catch {
            report(.badExpression(error.problem), at: word.location.moved(by: error.column - 1))
            return nil
        }
    }

    /// The SPDX id for an id of the SPDX list or a short name of copyright files.
    private mutating func knownID(_ word: PolicyText) -> String? {
        let text = word.text
        if let id = SPDXLicenseList.id(named: text) { return id }
        guard text.hasSuffix("+"), SPDXLicenseList.canonicalID(text) == nil else {
            return listedID(word)
        }
        guard let id = listedID(PolicyText(String(text.dropLast()), at: word.location)) else {
            return nil
        }
        // These ids say whether later versions count, so no license has one with `+`.
        if id.hasSuffix("-only") || id.hasSuffix("-or-later") {
            report(.unknownLicense(text), at: word.location)
            return nil
        }
        return id + "+"
    }

    /// A current id of the SPDX list in the list's spelling.
    private mutating func listedID(_ word: PolicyText) -> String? {
        guard let id = SPDXLicenseList.canonicalID(word.text) else {
            report(.unknownLicense(word.text), at: word.location)
            return nil
        }
        guard SPDXLicenseList.contains(id) else {
            let replacement = SPDXLicenseList.replacement(forDeprecated: id)
            report(.deprecatedLicense(word.text, replacement: replacement), at: word.location)
            return nil
        }
        return id
    }
}

extension ExceptionPattern {
    /// The exceptions of the SPDX list that an id or a glob matches; nil if there are none.
    fileprivate init?(listed text: String) {
        let glob = Glob(text, ignoringCase: true)
        if Glob.hasWildcards(text) {
            guard SPDXLicenseList.exceptionIDs.contains(where: glob.matches) else { return nil }
            self.init(text: text, glob: glob)
        } else {
            guard let id = SPDXLicenseList.canonicalExceptionID(text) else { return nil }
            self.init(text: id, glob: glob)
        }
    }
}

// MARK: Words and their locations

/// A piece of a policy and its location.
public struct PolicyText: Hashable, Sendable {
    public var text: String
    public var location: SourceLocation

    public init(_ text: String, at location: SourceLocation) {
        self.text = text
        self.location = location
    }
}

extension PolicyText {
    /// The words, which blanks and commas separate.
    var words: [PolicyText] {
        var words: [PolicyText] = []
        let bytes = text.utf8
        var start = bytes.startIndex
        var offset = 0
        var startOffset = 0
        var index = bytes.startIndex
        func word(to end: String.Index) -> PolicyText? {
            start == end
                ? nil : PolicyText(String(text[start..<end]), at: location.moved(by: startOffset))
        }
        while index < bytes.endIndex {
            let next = bytes.index(after: index)
            if bytes[index].separatesWords {
                if let word = word(to: index) { words.append(word) }
                start = next
                startOffset = offset + 1
            }
            index = next
            offset += 1
        }
        if let word = word(to: index) { words.append(word) }
        return words
    }
}

extension UInt8 {
    /// A space, a tab or a comma.
    fileprivate var separatesWords: Bool {
        self == 0x20 || self == 0x09 || self == UInt8(ascii: ",")
    }
}
