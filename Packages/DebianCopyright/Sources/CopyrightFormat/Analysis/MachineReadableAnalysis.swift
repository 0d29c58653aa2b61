import Bytes
import Deb822
import Identification
import LicenseStatements

/// Makes the statements of a machine-readable file out of its stanzas.
struct MachineReadableAnalysis {
    private let document: CopyrightDocument
    private let identifier: ProseIdentifier
    private var resolver: LicenseResolver
    private var findings: [CopyrightFinding] = []
    private var statements: [CopyrightStatement] = []
    /// Which statement is about the whole package: the last `Files: *`, else the header's.
    private var main: Int?

    init(
        _ document: CopyrightDocument, in bytes: ByteView, names: NameMeanings,
        identifier: ProseIdentifier, includingTexts: Bool
    ) {
        self.document = document
        self.identifier = identifier
        let texts = LocalTexts(of: document.stanzas, in: bytes, identifier: identifier)
        resolver = LicenseResolver(names: names, texts: texts, includingTexts: includingTexts)
        addStatements()
    }

    /// - Parameter earlier: findings about the file as a whole.
    func analysis(after earlier: [CopyrightFinding]) -> CopyrightAnalysis {
        let findings = document.findings + findings + resolver.findings
        let main = main.map { statements[$0] }
        let bases = statements.lazy.filter { $0.license != nil }.map(\.basis)
        return CopyrightAnalysis(
            format: .machineReadable,
            statements: statements,
            main: main?.license,
            basis: main?.basis ?? bases.min() ?? .none,
            findings: earlier + findings.sorted { ($0.line ?? 0) < ($1.line ?? 0) },
            references: resolver.referencedTexts)
    }
}

extension MachineReadableAnalysis {
    /// A stand-alone `License` stanza is a text for others and states nothing; so is a text without
    /// a name in the header, which sums up. A file that has nothing else states them, though.
    private mutating func addStatements() {
        let stanzas = document.stanzas
        let patterns = FilePatterns(of: stanzas)
        let overridden = OverriddenStanzas(patterns)
        let hasFiles = stanzas.contains { $0.files != nil }
        for (index, stanza) in stanzas.enumerated() {
            if stanza.files != nil {
                guard !overridden.contains(index) else { continue }
                add(stanza, patterns: patterns[index])
            } else if !hasFiles || document.isHeader(stanza) && stanza.hasSynopsis {
                add(stanza, patterns: [])
            }
        }
    }

    private mutating func add(_ stanza: CopyrightStanza, patterns: ArraySlice<ByteView>) {
        let resolved = stanza.license.flatMap { resolver.resolve($0) }
        // Some write the licence's text below the holders; then it is looked for there.
        let misplaced = resolved == nil ? misplacedLicense(in: stanza) : nil
        if stanza.files != nil, resolved == nil {
            let line = stanza.license?.line ?? stanza.lines.lowerBound
            findings.append(CopyrightFinding(.stanzaWithoutLicense, line: line))
        }
        let license = resolved?.license ?? misplaced?.license
        if patterns.contains(where: \.isEverything) || stanza.files == nil && main == nil {
            main = statements.count
        }
        statements.append(
            CopyrightStatement(
                license: license,
                files: stanza.files.map { TextList(patterns, of: $0.value) } ?? [],
                lines: stanza.lines,
                basis: resolved?.grounds.basis ?? misplaced?.basis ?? .none,
                rule: resolved?.grounds.rule ?? misplaced?.rule,
                name: resolved?.name.map { String($0) },
                holders: stanza.copyright?.holders ?? [],
                underlying: license?.underlying ?? []))
    }

    /// What the `Copyright` field states besides holders.
    private func misplacedLicense(in stanza: CopyrightStanza) -> IdentifiedStatement? {
        guard let copyright = stanza.copyright else { return nil }
        let statements = identifier.statements(in: copyright.value, firstLine: copyright.line)
        return statements.count == 1 ? statements.first : nil
    }
}

extension ByteView {
    /// `*`, or `./*`, which means the same.
    fileprivate var isEverything: Bool {
        equalsIgnoringCase("*") || equalsIgnoringCase("./*")
    }
}
