public import DomainLayer
import PresentationLayer

extension MarkdownReport {
    /// One package: what it is, what its file states, what needs a look.
    ///
    /// - Parameters:
    ///   - entry: the package.
    ///   - system: what it is installed on.
    ///   - license: the copyright text, which becomes the last section; nil leaves it out.
    ///   - sink: what takes the bytes.
    /// - Throws: what the sink throws.
    public static func write<Sink: ByteSink>(
        _ entry: LicenseEntry,
        on system: SystemIdentity,
        license: License? = nil,
        to sink: inout Sink
    ) throws(Sink.Failure) {
        var markdown = MarkdownWriter()
        markdown.heading(1, "\(entry.name) \(entry.version)")
        markdown.facts(facts(of: entry, on: system))
        markdown.statements(entry.statements)
        markdown.findings(entry.findings)
        if let license {
            markdown.heading(2, "Text")
            markdown.block(license.body)
        }
        try markdown.bytes.flush(to: &sink)
    }

    private static func facts(
        of entry: LicenseEntry, on system: SystemIdentity
    ) -> [(label: String, fact: String?)] {
        [
            ("License", entry.expression.orNoAssertion),
            ("Main license", entry.mainExpression?.description),
            ("Basis", "\(entry.basis.label): \(entry.basis.detail)"),
            ("Reason", entry.reason?.detail),
            ("Architecture", entry.architecture),
            ("Source", "\(entry.source.name) \(entry.source.version)"),
            ("Section", entry.section),
            ("Maintainer", entry.maintainer),
            ("Copyright file", entry.copyrightFile),
            ("Format", entry.format?.label),
            ("Text digest", entry.textDigest),
            ("Package URL", entry.packageURL(on: system)),
        ]
    }
}

extension MarkdownWriter {
    /// A table of what there is to know; a fact that is nil or empty is left out.
    mutating func facts(_ facts: [(label: String, fact: String?)]) {
        tableHead(["", ""])
        for (label, fact) in facts {
            if let fact, !fact.isEmpty { row([label, fact]) }
        }
    }

    /// The statements as a section of their own; nothing where there are none.
    mutating func statements(_ statements: [LicenseStatement]) {
        if statements.isEmpty { return }
        heading(2, "Statements")
        tableHead(["Lines", "Files", "License", "Basis", "Rests on", "Holders"])
        for statement in statements { row(Self.cells(of: statement)) }
    }

    private static func cells(of statement: LicenseStatement) -> [String] {
        let lines = statement.lines
        return [
            lines.count == 1 ? "\(lines.lowerBound)" : "\(lines.lowerBound)–\(lines.upperBound)",
            statement.files.joined(separator: " "),
            statement.expression.orNoAssertion,
            statement.basis.label,
            statement.rule?.detail ?? "",
            statement.holders.joined(separator: "; "),
        ]
    }
}
