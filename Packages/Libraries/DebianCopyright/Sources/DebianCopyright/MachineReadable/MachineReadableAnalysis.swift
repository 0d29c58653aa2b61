import DebianSystems

/// Derives the statements of a machine-readable file from its stanzas.
struct MachineReadableAnalysis {
    private let document: CopyrightDocument
    private let identifier: ProseIdentifier
    private var resolver: LicenseResolver
    /// The findings about stanzas without a license.
    private var findings: [CopyrightFinding] = []
    /// The last field that named a license, and the field of `Files: *`: the targets of other
    /// fields' pointers.
    private var licenseAbove: Deb822Field?
    private var licenseOfWork: Deb822Field?

    /// The result for one stanza.
    private struct Stated {
        let stanza: CopyrightStanza
        let patterns: [String]
        /// The synopsis; nil if there is none.
        let name: String?
        /// Everything that the stanza says about its files.
        var assertion: LicenseAssertion
        /// What the `License` field says about the work itself; remarks and further notices only
        /// concern some of the files, or changes.
        let ofWork: LicenseAssertion
        let subject: Subject

        var statement: CopyrightStatement {
            CopyrightStatement(
                assertion, lines: stanza.lines, name: name, files: patterns,
                holders: stanza.copyrights.flatMap { HolderLines.holders(in: $0) })
        }

        /// The line of the comment on the stanza's files; nil without one.
        var lineOfComment: Int? { stanza.files == nil ? nil : stanza.comment?.line }

        /// Adds the licenses that a comment on the stanza's files grants for some of these.
        mutating func add(_ grants: [Evidence], in comment: ByteView) {
            for statement in [IdentifiedStatement](of: grants, in: comment) {
                assertion = assertion.and(LicenseAssertion(statement))
            }
        }
    }

    /// The subject of a stanza.
    fileprivate enum Subject {
        /// `Files: *`
        case everything
        /// No files in particular: the header, or a stand-alone `License` stanza.
        case package
        /// Files that represent the work.
        case work
        /// Files of which some at least are not Debian's own.
        case parts
        /// Only what Debian added.
        case packaging
    }

    init(
        _ document: CopyrightDocument, in bytes: ByteView, names: NameMeanings,
        identifier: ProseIdentifier, includingTexts: Bool
    ) {
        self.document = document
        self.identifier = identifier
        let texts = LocalTexts(of: document.stanzas, in: bytes, identifier: identifier)
        resolver = LicenseResolver(
            names: names, texts: texts,
            references: References(
                includingTexts: includingTexts, licenseDB: identifier.licenseDB))
    }

    /// Analyzes the file.
    ///
    /// - Parameters:
    ///   - earlier: findings about the file as a whole.
    ///   - patterns: the patterns of the file's stanzas.
    mutating func analysis(
        after earlier: [CopyrightFinding], of patterns: FilePatterns
    ) -> CopyrightAnalysis {
        let stating = statingStanzas(of: patterns)
        licenseOfWork = stating.last { patterns[$0].contains(where: \.isEverything) }
            .flatMap { document.stanzas[$0].license }
        var stated = stating.map { index in
            let stanza = document.stanzas[index]
            return read(mended(stanza) ?? stanza, of: patterns[index])
        }
        let remarks = document.remarks.map { ($0, identifier.sentences(of: $0.value)) }
        let excluded = ExcludedFiles(in: document.remarks)
        var lines = unexplainedLines(beside: remarks, excluded)
        lines += addGrants(of: remarks, excluded, to: &stated)
        let unexplained = lines.inOrder
        let main = Self.main(of: stated)
        let bases = stated.lazy.filter { $0.assertion.license != nil }.map(\.assertion.basis)
        let findings =
            document.findings + findings + resolver.findings.all
            + unexplained.findings
        return CopyrightAnalysis(
            format: .machineReadable,
            statements: stated.map(\.statement),
            loneExceptions: [],
            main: main?.license,
            basis: main?.basis ?? bases.min() ?? .none,
            findings: earlier + findings.sorted { ($0.line ?? 0) < ($1.line ?? 0) },
            unexplained: unexplained.all,
            isOutsideDebian: remarks.contains { $0.1.sayOutsideDebian },
            references: resolver.references.all)
    }

    /// The indices of the stanzas that state something.
    ///
    /// A stand-alone `License` stanza only provides a text for others, and a text without a name in
    /// the header only sums up, so neither states anything, unless the file has no other stanzas.
    private func statingStanzas(of patterns: FilePatterns) -> [Int] {
        let overridden = OverriddenStanzas(patterns)
        let hasFiles = document.stanzas.contains { $0.files != nil }
        return document.stanzas.indices.filter { index in
            let stanza = document.stanzas[index]
            if stanza.files != nil { return !overridden.contains(index) }
            return !hasFiles || document.isHeader(stanza) && stanza.hasSynopsis
        }
    }

    /// The stanza with its `License` field restored, if that field lacks its colon and names
    /// something known; nil for any other stanza.
    private func mended(_ stanza: CopyrightStanza) -> CopyrightStanza? {
        guard stanza.files != nil, let mended = stanza.withLicenseLine, let field = mended.license,
            resolver.understands(field.firstLine)
        else { return nil }
        return mended
    }

    /// The license of the work: that of the last `Files: *`, else the header's, else the one that
    /// all stanzas share except those about Debian's own part, else that of the first stanza naming
    /// files that represent the work.
    private static func main(of stated: [Stated]) -> LicenseAssertion? {
        if let whole = stated.last(where: { $0.subject == .everything })
            ?? stated.first(where: { $0.subject == .package })
        {
            return whole.ofWork
        }
        let upstream = Set(stated.lazy.filter { $0.subject != .packaging }.map(\.assertion))
        guard let license = upstream.first?.license,
            upstream.allSatisfy({ $0.license == license })
        else { return stated.first { $0.subject == .work }?.ofWork }
        return stated.lazy.map(\.assertion).first(where: upstream.contains)
    }

    private mutating func read(
        _ stanza: CopyrightStanza, of patterns: ArraySlice<ByteView>
    ) -> Stated {
        let answers = stanza.licenses.compactMap { field in
            if stanza.files != nil, let found = self.answer(pointedAtBy: field) { return found }
            licenseAbove = field
            return resolver.resolve(field)
        }
        let answer = answers.first
        if stanza.files != nil, answer == nil {
            let line = stanza.license?.line ?? stanza.lines.lowerBound
            findings.append(CopyrightFinding(.stanzaWithoutLicense, line: line))
        }
        let ofWork =
            answer.map { first in
                answers.dropFirst().reduce(LicenseAssertion(first)) {
                    $0.and(LicenseAssertion($1))
                }
            } ?? misplacedAssertion(in: stanza)
        var assertion = ofWork
        if let answer {
            let remarks = StanzaRemarks(stanza, identifier: identifier)
            assertion = ofWork.adding(answer.others, by: .licenseText).adding(remarks)
        }
        return Stated(
            stanza: stanza, patterns: patterns.map { String($0) },
            name: answer?.name.map { String($0) }, assertion: assertion, ofWork: ofWork,
            subject: Subject(of: stanza, patterns))
    }

    /// The answer of the field to which this one points with "same as above"; nil if this field
    /// points to no other, or names a license itself.
    private mutating func answer(pointedAtBy field: Deb822Field) -> ResolvedLicense? {
        guard let pointer = BackPointer(in: field), !resolver.knows(field.firstLine),
            identifier.statements(in: field.value).isEmpty
        else { return nil }
        let target =
            switch pointer {
            case .above: licenseAbove
            case .work: licenseOfWork
            }
        guard let target, target.line != field.line, var answer = resolver.resolve(target) else {
            return nil
        }
        answer.strength.add(.pointer)
        answer.name = field.firstLine.isEmpty ? nil : field.firstLine
        return answer
    }

    /// The lines that speak of rights without belonging to a statement: in remarks, in lists of
    /// holders, below licenses' names, and in a text that no stanza refers to.
    ///
    /// - Parameter excluded: the files whose terms don't matter.
    private mutating func unexplainedLines(
        beside remarks: [(field: Deb822Field, words: Sentences)], _ excluded: ExcludedFiles
    ) -> UnexplainedLines {
        var lines = UnexplainedLines()
        for (field, words) in remarks {
            if field.isNamedByTerms {
                let all = [field.line...field.lastLine]
                lines += UnexplainedLines(all: all, terms: all)
            }
            lines += identifier.unexplained(in: words)
                .filter { !excluded.areSubject(of: $0, in: field) }
                .lines(in: field.value, from: field.line)
        }
        let hasFiles = document.stanzas.contains { $0.files != nil }
        for stanza in document.stanzas {
            let mustBeNamed = hasFiles && stanza.files == nil && !document.isHeader(stanza)
            for field in stanza.licenses {
                lines += resolver.unexplainedLines(in: field, mustBeNamed: mustBeNamed)
            }
        }
        return lines
    }

    /// Adds the licenses that comments on files grant, and nothing else states, to the stanzas of
    /// these comments.
    ///
    /// - Returns: the lines in which other remarks grant such licenses, for any of the files.
    private func addGrants(
        of remarks: [(field: Deb822Field, words: Sentences)], _ excluded: ExcludedFiles,
        to stated: inout [Stated]
    ) -> UnexplainedLines {
        let licenses = Set(stated.compactMap(\.assertion.license).flatMap(\.licenseIDs))
        let commented = Dictionary(
            stated.indices.compactMap { index in stated[index].lineOfComment.map { ($0, index) } },
            uniquingKeysWith: { first, _ in first })
        var lines = UnexplainedLines()
        for (field, words) in remarks {
            let grants = identifier.unstatedGrants(in: words, beside: licenses)
                .filter { !excluded.areSubject(of: $0.bytes, in: field) }
            if let index = commented[field.line] {
                stated[index].add(grants, in: field.value)
            } else {
                let open = grants.map(\.bytes).lines(in: field.value, from: field.line)
                lines += UnexplainedLines(all: open, terms: open)
            }
        }
        return lines
    }

    /// The assertion that the stanza makes outside a `License` field: some authors write the
    /// license's text below the holders, or in a field of their own.
    private func misplacedAssertion(in stanza: CopyrightStanza) -> LicenseAssertion {
        let fields = (stanza.copyright.map { [$0] } ?? []) + stanza.unknown
        let statements = fields.flatMap { identifier.statements(in: $0.value) }
        return statements.count == 1 ? LicenseAssertion(statements[0]) : .nothing
    }
}

extension MachineReadableAnalysis.Subject {
    fileprivate init(of stanza: CopyrightStanza, _ patterns: ArraySlice<ByteView>) {
        if patterns.contains(where: \.isEverything) {
            self = .everything
        } else if stanza.files == nil {
            self = .package
        } else {
            // A single file may be a text with a license of its own.
            let isWork = patterns.count(where: \.standsForWork) > 1
            self = isWork ? .work : patterns.allSatisfy(\.isPackaging) ? .packaging : .parts
        }
    }
}

extension LicenseAssertion {
    /// The assertion that a field makes about the work itself.
    fileprivate init(_ answer: ResolvedLicense) {
        self.init(
            license: answer.license, basis: answer.strength.basis, method: answer.strength.method,
            grantRule: answer.strength.grantRule)
    }
}

extension ByteView {
    /// Whether the pattern is `*`, its equivalent `./*`, or `*.*`, which people write for it.
    fileprivate var isEverything: Bool {
        ["*", "./*", "*.*"].contains(where: equalsIgnoringCase)
    }

    /// Whether the pattern names a file that a work has in its top folder, or all files of a kind,
    /// except the kinds that builds and translations use.
    fileprivate var standsForWork: Bool {
        if contains(UInt8(ascii: "/")) { return false }
        if startsIgnoringCase(with: "*.") {
            return !["*.m4", "*.po", "*.pot", "*.in"].contains(where: equalsIgnoringCase)
        }
        return ["readme", "authors", "news", "changelog", "changes", "configure.ac", "cmakelists"]
            .contains(where: startsIgnoringCase)
    }

    /// Whether the pattern covers only Debian's packaging; a path with `..` may lead out of that.
    fileprivate var isPackaging: Bool {
        startsIgnoringCase(with: "debian/")
            && !split(separator: UInt8(ascii: "/")).contains { $0.elementsEqual("..".utf8) }
    }
}
