public import DomainLayer
import PresentationLayer

extension MarkdownReport {
    /// What each of some files states, and what in it needs a look, a chapter a file.
    ///
    /// - Throws: what the sink throws.
    public static func write<Sink: ByteSink>(
        _ files: [IdentifiedFile], to sink: inout Sink
    ) throws(Sink.Failure) {
        var markdown = MarkdownWriter()
        for file in files {
            markdown.heading(1, file.source.label)
            markdown.facts([
                ("License", file.expression.orNoAssertion),
                ("Main license", file.mainExpression?.description),
                ("Basis", "\(file.basis.label): \(file.basis.detail)"),
                ("Format", file.format.label),
            ])
            markdown.statements(file.statements)
            markdown.findings(file.findings)
            try markdown.bytes.flushFullPiece(to: &sink)
        }
        try markdown.bytes.flush(to: &sink)
    }
}
