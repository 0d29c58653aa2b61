import DomainLayer
public import PresentationLayer

extension MarkdownReport {
    /// Explanations, a chapter each.
    ///
    /// - Throws: what the sink throws.
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
