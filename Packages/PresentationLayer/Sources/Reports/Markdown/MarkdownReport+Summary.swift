public import DomainLayer
import PresentationLayer

extension MarkdownReport {
    /// How often each licence, category, basis and finding occurs, a table each; tables without
    /// rows are left out.
    ///
    /// - Throws: what the sink throws.
    public static func write<Sink: ByteSink>(
        _ summary: LicenseSummary, to sink: inout Sink
    ) throws(Sink.Failure) {
        var markdown = MarkdownWriter()
        markdown.heading(1, "Licences of \(summary.system.name)")
        markdown.paragraph(
            total(
                summary.packages.counting("package"),
                withoutAnswer: summary.withoutAnswer,
                isIncomplete: summary.isIncomplete))
        markdown.counts("Licences", "License", "Packages", summary.licenses) { $0 }
        markdown.counts("Categories", "Category", "Packages", summary.categories) { $0.label }
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
