import DomainLayer

extension MarkdownReport {
    /// An attribution bundle: a chapter for the source packages and one for the texts.
    ///
    /// - Throws: the sink's error.
    public static func write<Sink: ByteSink>(
        _ attribution: Attribution, to sink: inout Sink
    ) throws(Sink.Failure) {
        var markdown = MarkdownWriter()
        markdown.heading(1, attribution.title)
        markdown.paragraph(attribution.total)
        if let caution = attribution.caution { markdown.paragraph(caution) }
        markdown.contents(of: attribution)
        markdown.heading(2, Attribution.sourcesTitle)
        for source in attribution.sources {
            markdown.source(source)
            try markdown.bytes.flushFullPiece(to: &sink)
        }
        markdown.heading(2, Attribution.textsTitle)
        for (index, text) in attribution.texts.enumerated() {
            markdown.heading(3, "Text \(text.label(at: index))")
            markdown.paragraph(
                "Used by \(text.sources.map(attribution.name).joined(separator: ", "))")
            markdown.block(text.body)
            try markdown.bytes.flushFullPiece(to: &sink)
        }
        markdown.missingTexts(of: attribution)
        try markdown.bytes.flush(to: &sink)
    }
}

extension MarkdownWriter {
    fileprivate mutating func contents(of attribution: Attribution) {
        heading(2, "Contents")
        list(
            [Attribution.sourcesTitle]
                + attribution.texts.enumerated().map { "Text \($1.label(at: $0))" }
                + (attribution.missingTexts.isEmpty ? [] : [Attribution.missingTextsTitle]))
    }

    fileprivate mutating func missingTexts(of attribution: Attribution) {
        if attribution.missingTexts.isEmpty { return }
        heading(2, Attribution.missingTextsTitle)
        paragraph(Attribution.missingTextsRemark)
        list(
            attribution.missingTexts.map { missing in
                let users = missing.sources.map(attribution.name).joined(separator: ", ")
                return "\(missing.id): \(missing.address ?? MissingText.unlisted). Used by \(users)"
            })
    }

    fileprivate mutating func source(_ source: AttributedSource) {
        heading(3, source.name)
        var facts = [("Packages", source.packages.joined(separator: ", "))]
        if !source.texts.isEmpty {
            facts.append(("Texts", source.texts.map { String($0 + 1) }.joined(separator: ", ")))
        }
        self.facts(facts)
        for conclusion in source.conclusions { paragraph(conclusion.label) }
        if let absence = source.absence { paragraph(absence) }
        if !source.holders.isEmpty {
            paragraph("Copyright")
            list(source.holders)
        }
        for grant in source.grants {
            paragraph(grant.label)
            list(grant.holders)
        }
    }
}
