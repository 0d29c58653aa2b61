/// Makes the statements of a machine-readable file out of its stanzas.
struct MachineReadableAnalysis {
    private let document: CopyrightDocument
    private let identifier: ProseIdentifier
    private var resolver: LicenseResolver
    private var findings: [CopyrightFinding] = []
    /// The claim that each of the resolver's answers is, where one was asked for.
    private var claims: [Int?] = []
    /// Those of the stanza that is added.
    private var holders: [ByteView] = []
    /// The claim about the whole package: that of the last `Files: *`, else the header's, else what
    /// all stanzas but those about Debian's own part have in common.
    private var main: Int?
    /// The claims about what is not Debian's own part, neighbours that are alike once.
    private var upstream: [Int] = []

    init(
        _ document: CopyrightDocument, in bytes: ByteView, names: NameMeanings,
        identifier: ProseIdentifier, includingTexts: Bool
    ) {
        self.document = document
        self.identifier = identifier
        let texts = LocalTexts(of: document.stanzas, in: bytes, identifier: identifier)
        resolver = LicenseResolver(names: names, texts: texts, includingTexts: includingTexts)
    }

    /// What the file says.
    ///
    /// - Parameters:
    ///   - earlier: findings about the file as a whole.
    ///   - patterns: those of its stanzas.
    ///   - packer: an empty one.
    mutating func analysis(
        after earlier: [CopyrightFinding], of patterns: FilePatterns,
        packing packer: inout StatementPacker
    ) -> CopyrightAnalysis {
        addStatements(of: patterns, to: &packer)
        let statements = packer.finish()
        let main = (main ?? common(of: upstream, in: statements)).map { statements.claims[$0] }
        let bases = statements.claims.lazy.filter { $0.license != nil }.map(\.basis)
        let findings = document.findings + findings + resolver.findings.all
        return CopyrightAnalysis(
            format: .machineReadable,
            statements: statements,
            main: main?.license,
            basis: main?.basis ?? bases.min() ?? .none,
            findings: earlier + findings.sorted { ($0.line ?? 0) < ($1.line ?? 0) },
            references: resolver.references.all)
    }
}

extension MachineReadableAnalysis {
    /// One of the claims, if all of them name the same licence.
    private func common(of claims: [Int], in statements: CopyrightStatements) -> Int? {
        guard let first = claims.min(), let license = statements.claims[first].license,
            claims.allSatisfy({ statements.claims[$0].license == license })
        else { return nil }
        return first
    }

    /// A stand-alone `License` stanza is a text for others and states nothing; so is a text without
    /// a name in the header, which sums up. A file that has nothing else states them, though.
    private mutating func addStatements(
        of patterns: FilePatterns, to packer: inout StatementPacker
    ) {
        let stanzas = document.stanzas
        let overridden = OverriddenStanzas(patterns)
        let hasFiles = stanzas.contains { $0.files != nil }
        for (index, stanza) in stanzas.enumerated() {
            if stanza.files != nil {
                guard !overridden.contains(index) else { continue }
                add(stanza, patterns: patterns[index], to: &packer)
            } else if !hasFiles || document.isHeader(stanza) && stanza.hasSynopsis {
                add(stanza, patterns: [], to: &packer)
            }
        }
    }

    private mutating func add(
        _ stanza: CopyrightStanza, patterns: ArraySlice<ByteView>, to packer: inout StatementPacker
    ) {
        if stanza.license == nil, let mended = mended(stanza) {
            return add(mended, patterns: patterns, to: &packer)
        }
        let answer = stanza.license.flatMap { resolver.resolve($0) }
        if stanza.files != nil, answer == nil {
            let line = stanza.license?.line ?? stanza.lines.lowerBound
            findings.append(CopyrightFinding(.stanzaWithoutLicense, line: line))
        }
        readHolders(in: stanza.copyright)
        let claim =
            answer.map { self.claim(of: $0, for: stanza, in: &packer) }
            ?? packer.add(misplacedClaim(in: stanza))
        if patterns.contains(where: \.isEverything) || stanza.files == nil && main == nil {
            // Remarks and further notices speak of some files, or of changes.
            main = answer.map { self.mainClaim(of: $0, in: &packer) } ?? claim
        } else if upstream.last != claim, !patterns.allSatisfy(\.isPackaging) {
            upstream.append(claim)
        }
        packer.add(
            claim: claim, lines: stanza.lines, name: answer.flatMap { resolver.answers[$0].name },
            files: patterns, holders: holders[...])
    }

    /// The stanza with its `License` field, where that lacks its colon and names what is known; nil
    /// where it does not.
    private func mended(_ stanza: CopyrightStanza) -> CopyrightStanza? {
        guard stanza.files != nil, let mended = stanza.withLicenseLine, let field = mended.license,
            resolver.understands(field.firstLine)
        else { return nil }
        return mended
    }

    private mutating func readHolders(in field: Deb822Field?) {
        holders.removeAll(keepingCapacity: true)
        if let field { holders.append(contentsOf: HolderLines(of: field)) }
    }

    private mutating func claim(
        of answer: Int, for stanza: CopyrightStanza, in packer: inout StatementPacker
    ) -> Int {
        let remarks = StanzaRemarks(stanza, holders: holders, identifier: identifier)
        if !remarks.licenses.isEmpty,
            let more = CopyrightStatements.Claim(allOf: resolver.answers[answer]).adding(remarks)
        {
            return packer.add(more)
        }
        return claim(of: answer, in: &packer)
    }

    private mutating func claim(of answer: Int, in packer: inout StatementPacker) -> Int {
        while claims.count <= answer { claims.append(nil) }
        if let known = claims[answer] { return known }
        let claim = packer.add(CopyrightStatements.Claim(allOf: resolver.answers[answer]))
        claims[answer] = claim
        return claim
    }

    private mutating func mainClaim(of answer: Int, in packer: inout StatementPacker) -> Int {
        let resolved = resolver.answers[answer]
        return resolved.others.isEmpty
            ? claim(of: answer, in: &packer) : packer.add(CopyrightStatements.Claim(resolved))
    }

    /// What the stanza states outside a `License` field: some write the licence's text below the
    /// holders, or in a field of their own.
    private func misplacedClaim(in stanza: CopyrightStanza) -> CopyrightStatements.Claim {
        var statements: [IdentifiedStatement] = []
        if let copyright = stanza.copyright { statements = self.statements(in: copyright) }
        for field in stanza.unknown { statements += self.statements(in: field) }
        return statements.count == 1 ? CopyrightStatements.Claim(statements[0]) : .nothing
    }

    private func statements(in field: Deb822Field) -> [IdentifiedStatement] {
        Array(identifier.statements(in: field.value, firstLine: field.line))
    }
}

extension ByteView {
    /// `*`, or `./*`, which means the same.
    fileprivate var isEverything: Bool {
        equalsIgnoringCase("*") || equalsIgnoringCase("./*")
    }

    /// Whether what it stands for is Debian's own part.
    fileprivate var isPackaging: Bool { startsIgnoringCase(with: "debian/") }
}
