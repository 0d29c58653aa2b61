import DebianCopyright

/// Reads copyright files with the engine, and writes what it answers as a corpus expects it.
///
/// Beside the SPDX list it knows the invented licenses of a corpus. Nothing else of a corpus and
/// its checks asks the engine what a file states.
public struct CorpusReader: Sendable {
    private let readers: [CorpusCase.Kind: [CopyrightReader]]
    /// Knows the texts of the SPDX list.
    private let listed: CopyrightReader

    /// - Parameter corpus: whose licenses and ids are known.
    /// - Throws: ``CorpusError/unfitLicense(_:)`` for a text that is too short or too long,
    ///   ``CorpusError/noIndex`` if the engine refuses the index that it has built.
    public init(_ corpus: Corpus) throws(CorpusError) {
        var builder = LicenseIndexBuilder()
        for (id, text) in corpus.licenses.sorted(by: { $0.key < $1.key }) {
            do {
                try builder.add(
                    id: id, isException: id.isException, text: Array(text.utf8),
                    mayLackDisclaimer: !id.isException)
            } catch {
                throw .unfitLicense(id)
            }
        }
        let invented = corpus.licenses.keys
        let vocabulary = LicenseVocabulary(
            licenseIDs: corpus.ids[0] + invented.filter { !$0.isException },
            exceptionIDs: corpus.ids[1] + invented.filter(\.isException), names: corpus.names)
        listed = CopyrightReader(vocabulary: vocabulary)
        guard let reader = CopyrightReader(vocabulary: vocabulary, index: builder.build())
        else { throw .noIndex }
        readers = [.texts: [reader], .words: [reader, listed]]
    }

    /// What the engine answers in a case: with the invented texts and, if the file prints none,
    /// with those of the SPDX list too. All should be the same.
    public func answers(in corpusCase: CorpusCase) -> [String] {
        (readers[corpusCase.kind] ?? []).map {
            $0.analyze(corpusCase.bytes, includingTexts: false).lines
        }
    }

    /// What the engine with the SPDX list's texts says of any file.
    public func reading(of bytes: [UInt8]) -> CopyrightReading {
        CopyrightReading(listed.analyze(bytes, includingTexts: false))
    }
}

/// What a copyright file says, in SPDX expressions.
public struct CopyrightReading: Hashable, Sendable {
    /// The license of the work as a whole; nil if none is stated.
    public let main: String?
    /// What its statements say, each once, in their order, and behind that the exceptions that
    /// stand alone.
    public let statements: [String]
    /// The licenses that unlisted ones build upon.
    public let underlying: [String]

    init(_ analysis: CopyrightAnalysis) {
        main = analysis.main?.expression
        var seen: Set<String> = []
        statements =
            analysis.statements.compactMap { $0.license?.expression }
            .filter { seen.insert($0).inserted } + analysis.loneExceptions
        underlying = analysis.statements.flatMap(\.underlying)
    }
}

extension CopyrightAnalysis {
    /// A line for the main license, one for each statement, each exception that stands alone and
    /// each finding.
    fileprivate var lines: String {
        var lines = ["main: \(main?.expression ?? "none") (\(basis.rawValue))"]
        for statement in statements {
            let license = statement.license?.expression ?? "none"
            let method = statement.method.map { ", \($0.words)" } ?? ""
            let files =
                statement.files.isEmpty ? "" : " for " + statement.files.joined(separator: " ")
            let range = "\(statement.lines.lowerBound)-\(statement.lines.upperBound)"
            lines.append("\(range): \(license) (\(statement.basis.rawValue)\(method))\(files)")
        }
        lines += loneExceptions.map { "alone: \($0)" }
        for finding in findings {
            let location = finding.line.map { "line \($0)" } ?? "file"
            let declared = finding.declared.map { " \($0)" } ?? ""
            let text = finding.text.map { ", text \($0)" } ?? ""
            lines.append("\(location): \(finding.kind.rawValue)\(declared)\(text)")
        }
        return lines.map { $0 + "\n" }.joined()
    }
}

extension DetectionMethod {
    /// The method's case with a hyphen between its words.
    fileprivate var words: String {
        switch self {
        case .shortName: "short-name"
        case .listedID: "listed-id"
        case .identifierLine: "identifier-line"
        case .licenseText: "license-text"
        case .usualName: "usual-name"
        case .grant: "grant"
        case .perlTerms: "perl-terms"
        case .publicDomain: "public-domain"
        case .commonLicense: "common-license"
        case .unlistedException: "unlisted-exception"
        case .unlistedText: "unlisted-text"
        case .unlistedName: "unlisted-name"
        }
    }
}

extension StatedLicense {
    /// The tree as an SPDX expression (specification 2.3, annex D), with no parentheses but those
    /// around a choice inside of an AND.
    fileprivate var expression: String {
        switch self {
        case .license(let id, let orLater, let exception):
            id + (orLater ? "+" : "") + (exception.map { " WITH \($0)" } ?? "")
        case .reference(let reference): reference.id(inSource: "")
        case .and(let operands):
            operands.map { operand in
                if case .or = operand { "(\(operand.expression))" } else { operand.expression }
            }.joined(separator: " AND ")
        case .or(let operands): operands.map(\.expression).joined(separator: " OR ")
        }
    }
}

extension String {
    /// Whether it is an invented exception's id.
    fileprivate var isException: Bool { hasSuffix("-exception") }
}
