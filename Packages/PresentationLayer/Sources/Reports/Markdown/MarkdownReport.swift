public import DomainLayer
public import Wording

/// Markdown for issues, wikis and reviews: GitHub Flavored Markdown in UTF-8.
///
/// Text from files is escaped, so that it shows unchanged: it makes no links, pictures, HTML or
/// formatting.
public enum MarkdownReport {
    /// The packages of a listing as a table, or its groups if it is grouped. The number of rows
    /// follows, then the findings about the system.
    ///
    /// - Parameters:
    ///   - listing: the packages.
    ///   - columns: the columns of a table of packages; nil for the default ones.
    ///   - sink: receives the bytes.
    /// - Throws: the sink's error.
    public static func write<Sink: ByteSink>(
        _ listing: LicenseListing,
        columns: [ListColumn]? = nil,
        to sink: inout Sink
    ) throws(Sink.Failure) {
        var markdown = MarkdownWriter()
        markdown.heading(1, "Licenses of \(listing.system.name)")
        switch listing.grouping {
        case .package:
            let columns = columns ?? listing.usualMarkdownColumns
            markdown.tableHead(columns.map(\.title))
            for entry in listing.entries {
                markdown.row(
                    columns.map {
                        $0 == .license ? license(of: entry) : $0.value(of: entry, in: listing)
                    })
                try markdown.bytes.flushFullPiece(to: &sink)
            }
        case .source:
            markdown.tableHead(["Source", "Version", "License", "Packages"])
            for group in listing.groups {
                markdown.row([
                    group.name, group.version ?? "", group.expression.orNoAssertion,
                    names(of: group, in: listing),
                ])
                try markdown.bytes.flushFullPiece(to: &sink)
            }
        case .license, .main:
            markdown.tableHead(["License", "Packages"])
            for group in listing.groups {
                markdown.row([group.name, names(of: group, in: listing)])
                try markdown.bytes.flushFullPiece(to: &sink)
            }
        }
        if let layers = listing.layers { try markdown.write(layers, to: &sink) }
        markdown.paragraph(total(of: listing))
        markdown.findings(listing.findings)
        try markdown.bytes.flush(to: &sink)
    }

    /// The expression, or words that say why there is none.
    private static func license(of entry: PackageLicense) -> String {
        guard entry.expression == nil, let reason = entry.reason else {
            return entry.expression.orNoAssertion
        }
        return "\(entry.expression.orNoAssertion) (\(reason.label))"
    }

    private static func names(of group: LicenseGroup, in listing: LicenseListing) -> String {
        group.members.map { listing.entries[$0].id }.joined(separator: " ")
    }

    private static func total(of listing: LicenseListing) -> String {
        let listed = listing.entries.count
        let all = listing.total.counting("package")
        return total(
            listed == listing.total ? all : "\(listed) of \(all)",
            withoutAnswer: listing.entries.count { $0.expression == nil },
            isIncomplete: listing.isIncomplete)
    }

    /// How many packages there are, in sentences.
    static func total(_ packages: String, withoutAnswer: Int, isIncomplete: Bool) -> String {
        var text = packages
        if withoutAnswer > 0 { text += ", \(withoutAnswer) without an answer" }
        text += "."
        if isIncomplete {
            text += " Something could not be read, so this is not all there should be."
        }
        return text
    }
}

extension MarkdownWriter {
    /// The findings as a section; nothing if there are none.
    mutating func findings(_ findings: [LicenseFinding]) {
        if findings.isEmpty { return }
        heading(2, "Findings")
        list(
            findings.map { finding in
                let label = finding.kind.label
                let location = finding.location.isEmpty ? "" : " (\(finding.location))"
                return "\(label)\(location): \(finding.detail)"
            })
    }
}

extension MarkdownWriter {
    /// Unexplained lines with their numbers, as a section; nothing if there are none.
    mutating func unexplained(_ lines: [TextLine]) {
        if lines.isEmpty { return }
        heading(2, "Unexplained")
        block(
            lines.map { $0.text.isEmpty ? "\($0.number)" : "\($0.number)  \($0.text)" }
                .joined(separator: "\n"))
    }
}

extension MarkdownReport {
    /// Packages: their facts, statements and findings, and their copyright texts if these were
    /// read.
    ///
    /// - Parameters:
    ///   - details: the packages.
    ///   - system: the system that the packages are installed on.
    ///   - sink: receives the bytes.
    /// - Throws: the sink's error.
    public static func write<Sink: ByteSink>(
        _ details: [LicenseDetail], on system: SystemIdentity, to sink: inout Sink
    ) throws(Sink.Failure) {
        var markdown = MarkdownWriter()
        for detail in details {
            let entry = detail.entry
            markdown.heading(1, "\(entry.name) \(entry.version)")
            markdown.facts(facts(of: detail, on: system))
            if let layers = detail.layers { markdown.changes(layers) }
            markdown.statements(entry.statements)
            markdown.findings(entry.findings)
            if let lines = detail.unexplained.value { markdown.unexplained(lines) }
            if let license = detail.text.value {
                markdown.heading(2, "Text")
                markdown.block(license.body)
            }
            try markdown.bytes.flushFullPiece(to: &sink)
        }
        try markdown.bytes.flush(to: &sink)
    }

    private static func facts(
        of detail: LicenseDetail, on system: SystemIdentity
    ) -> [(label: String, fact: String?)] {
        let entry = detail.entry
        return [
            ("License", entry.expression.orNoAssertion),
            ("Main license", entry.mainExpression?.description),
            ("Concluded", entry.conclusion?.expression.description),
            ("Review", entry.conclusion?.detail),
            ("Category", entry.categoryLabel),
            ("Basis", "\(entry.basis.label): \(entry.basis.detail)"),
            ("Reason", entry.reason?.detail),
            ("Architecture", entry.architecture),
            ("Source", "\(entry.source.name) \(entry.source.version)"),
            ("Built-Using", entry.builtUsing.label(of: .builtUsing)),
            ("Static-Built-Using", entry.builtUsing.label(of: .staticBuiltUsing)),
            ("Section", entry.section),
            ("Priority", entry.priority),
            ("Removed", detail.removal.map { "by layer \($0.layer)" }),
            ("Installed", detail.installReason?.label),
            ("Maintainer", entry.maintainer),
            ("Copyright file", entry.copyrightFile),
            ("Format", entry.format?.label),
            ("Unexplained", entry.unexplained.countOfLines),
            ("Text digest", entry.textDigest),
            ("Package URL", entry.packageURL(on: system)),
        ]
    }
}

extension MarkdownWriter {
    /// A table of facts; those that are nil or empty are left out.
    mutating func facts(_ facts: [(label: String, fact: String?)]) {
        tableHead(["", ""])
        for (label, fact) in facts {
            if let fact, !fact.isEmpty { row([label, fact]) }
        }
    }

    /// The statements as a section; nothing if there are none.
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
            statement.methodDetail ?? "",
            statement.holders.joined(separator: "; "),
        ]
    }
}

extension MarkdownReport {
    /// How often each license, category, basis and finding occurs, in a table each. Empty tables
    /// are left out.
    ///
    /// - Throws: the sink's error.
    public static func write<Sink: ByteSink>(
        _ summary: LicenseSummary, to sink: inout Sink
    ) throws(Sink.Failure) {
        var markdown = MarkdownWriter()
        markdown.heading(1, "Licenses of \(summary.system.name)")
        markdown.paragraph(
            total(
                summary.packages.counting("package"),
                withoutAnswer: summary.withoutAnswer,
                isIncomplete: summary.isIncomplete))
        markdown.counts("Categories", "Category", "Packages", summary.categories) { $0.label }
        if let unknown = summary.unknownLabel { markdown.paragraph("\(unknown).") }
        markdown.counts("Main licenses", "License", "Packages", summary.mainLicenses) {
            $0.description
        }
        markdown.counts(
            "Concluded licenses", "License", "Packages", summary.concludedLicenses
        ) { $0.description }
        markdown.counts("Licenses", "License", "Packages", summary.licenses) { $0 }
        markdown.counts("Bases", "Basis", "Packages", summary.bases) { $0.label }
        markdown.counts("Findings", "Finding", "Occurrences", summary.findings) { $0.label }
        try markdown.bytes.flush(to: &sink)
    }
}

extension MarkdownWriter {
    fileprivate mutating func counts<Key>(
        _ title: String,
        _ thing: String,
        _ unit: String,
        _ counts: [LicenseSummary.Count<Key>],
        label: (Key) -> String
    ) {
        if counts.isEmpty { return }
        heading(2, title)
        tableHead([thing, unit], numbersInLastColumn: true)
        for count in counts { row([label(count.key), String(count.count)]) }
    }
}

extension MarkdownReport {
    /// What files state, and the findings about them, in a chapter per file.
    ///
    /// - Parameters:
    ///   - files: in this order.
    ///   - showsUnexplained: whether to show the unexplained lines.
    ///   - sink: receives the bytes.
    /// - Throws: the sink's error.
    public static func write<Sink: ByteSink>(
        _ files: [IdentifiedFile], showsUnexplained: Bool = false, to sink: inout Sink
    ) throws(Sink.Failure) {
        var markdown = MarkdownWriter()
        for file in files {
            markdown.heading(1, file.source.label)
            markdown.facts([
                ("License", file.expression.orNoAssertion),
                ("Main license", file.mainExpression?.description),
                ("Basis", "\(file.basis.label): \(file.basis.detail)"),
                ("Format", file.format.label),
                ("Unexplained", file.unexplained.countOfLines),
            ])
            markdown.statements(file.statements)
            markdown.findings(file.findings)
            if showsUnexplained { markdown.unexplained(TextLine.unexplained(in: file)) }
            try markdown.bytes.flushFullPiece(to: &sink)
        }
        try markdown.bytes.flush(to: &sink)
    }
}

extension MarkdownReport {
    /// Explanations, in a chapter each.
    ///
    /// - Throws: the sink's error.
    public static func write<Sink: ByteSink>(
        _ explanations: [Explanation], to sink: inout Sink
    ) throws(Sink.Failure) {
        var markdown = MarkdownWriter()
        for explanation in explanations {
            markdown.heading(1, explanation.title)
            markdown.facts(
                explanation.facts.map { ($0.label, $0.value) }
                    + [("Packages", explanation.packages.joined(separator: " "))])
            if let text = explanation.text {
                markdown.heading(2, "Text")
                markdown.block(text)
            }
        }
        try markdown.bytes.flush(to: &sink)
    }
}
