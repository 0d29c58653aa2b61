import DebianCopyright

/// Reads copyright files with the engine and writes the answers in the format of a corpus.
///
/// In addition to the SPDX list, the reader knows the invented licenses of a corpus. Everything
/// else in a corpus and its checks gets the engine's answers from here.
public struct CorpusReader: Sendable {
    private let readers: [CorpusCase.Kind: [CopyrightReader]]
    /// A reader that knows the texts of the SPDX list.
    private let listed: CopyrightReader

    /// - Parameter corpus: the corpus whose licenses and ids are known.
    /// - Throws: ``CorpusError/unfitLicense(_:)`` for a text that is too short or too long,
    ///   ``CorpusError/noIndex`` if the engine rejects the index that it has built.
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

    /// The engine's answers in a case: with the invented texts and, if the file prints none, also
    /// with the texts of the SPDX list. All answers should be equal.
    public func answers(in corpusCase: CorpusCase) -> [String] {
        (readers[corpusCase.kind] ?? []).map {
            $0.analyze(corpusCase.bytes, includingTexts: false).lines
        }
    }

    /// The engine's reading of any file, with the texts of the SPDX list.
    public func reading(of bytes: [UInt8]) -> CopyrightReading {
        CopyrightReading(listed.analyze(bytes, includingTexts: false))
    }
}

/// The contents of a copyright file, in SPDX expressions.
public struct CopyrightReading: Hashable, Sendable {
    /// The license of the work as a whole; nil if none is stated.
    public let main: String?
    /// The expressions of the statements, each once, in their order, followed by exceptions without
    /// a license.
    public let statements: [String]
    /// The licenses that unlisted ones build on.
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
    /// A line for the main license, and one for each statement, exception without a license, and
    /// finding.
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
    /// The name of the method's case, with hyphens between its words.
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
    /// The tree as an SPDX expression (specification 2.3, annex D), with parentheses only around a
    /// choice inside an AND.
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
    /// Whether the id is that of an invented exception.
    fileprivate var isException: Bool { hasSuffix("-exception") }
}
