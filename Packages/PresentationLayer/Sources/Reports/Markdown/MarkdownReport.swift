public import DomainLayer
import PresentationLayer

/// Markdown for issues, wikis and reviews: GitHub Flavored Markdown in UTF-8.
///
/// What comes from a file is escaped, so that it shows as it is written: no link text, picture,
/// HTML or formatting comes of it.
public enum MarkdownReport {
    /// The packages of a listing as a table, or its groups where it has some; then how many there
    /// are, and the system's findings.
    ///
    /// - Throws: what the sink throws.
    public static func write<Sink: ByteSink>(
        _ listing: LicenseListing, to sink: inout Sink
    ) throws(Sink.Failure) {
        var markdown = MarkdownWriter()
        markdown.heading(1, "Licences of \(listing.system.name)")
        switch listing.grouping {
        case .package:
            markdown.tableHead(["Package", "Version", "Arch", "License", "Basis"])
            for entry in listing.entries {
                markdown.row([
                    entry.name, entry.version, entry.architecture, license(of: entry),
                    entry.basis.label,
                ])
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
        case .license:
            markdown.tableHead(["License", "Packages"])
            for group in listing.groups {
                markdown.row([group.name, names(of: group, in: listing)])
                try markdown.bytes.flushFullPiece(to: &sink)
            }
        }
        markdown.paragraph(total(of: listing))
        markdown.findings(listing.findings)
        try markdown.bytes.flush(to: &sink)
    }

    /// The expression, or in words why there is none.
    private static func license(of entry: LicenseEntry) -> String {
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
    /// The findings as a section of their own; nothing where there are none.
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
