import DomainLayer
import VisibleText

/// An attribution bundle in plain text, which can be shipped as it is.
///
/// It begins with the contents. The source packages follow, each with its licenses and holders,
/// then the texts, numbered, each once and in full, and finally the missing texts. The text is
/// UTF-8. Control characters are made visible, except line feeds, tabs and form feeds.
public enum NoticesReport {
    /// - Throws: the sink's error.
    public static func write<Sink: ByteSink>(
        _ attribution: Attribution, to sink: inout Sink
    ) throws(Sink.Failure) {
        var text = TextDocument()
        text.line(attribution.title)
        text.line(attribution.total)
        if let caution = attribution.caution { text.line(caution) }
        text.contents(of: attribution)
        text.chapter(Attribution.sourcesTitle)
        for source in attribution.sources {
            text.source(source)
            try text.bytes.flushFullPiece(to: &sink)
        }
        text.chapter(Attribution.textsTitle)
        for (index, license) in attribution.texts.enumerated() {
            text.rule()
            text.line("Text \(license.label(at: index))")
            text.line("Used by: \(license.sources.map(attribution.name).joined(separator: ", "))")
            text.line("")
            text.block(license.body)
            try text.bytes.flushFullPiece(to: &sink)
        }
        text.missingTexts(of: attribution)
        try text.bytes.flush(to: &sink)
    }
}

extension TextDocument {
    /// The chapters, and the texts with their numbers.
    fileprivate mutating func contents(of attribution: Attribution) {
        line("")
        line(Attribution.sourcesTitle)
        line(Attribution.textsTitle)
        for (index, text) in attribution.texts.enumerated() {
            line("    \(text.label(at: index))")
        }
        if !attribution.missingTexts.isEmpty { line(Attribution.missingTextsTitle) }
    }

    fileprivate mutating func source(_ source: AttributedSource) {
        rule()
        line(source.name)
        line("Packages: \(source.packages.joined(separator: ", "))")
        for conclusion in source.conclusions { line(conclusion.label) }
        if let absence = source.absence { line(absence) }
        if !source.texts.isEmpty {
            line("Texts: \(source.texts.map { String($0 + 1) }.joined(separator: ", "))")
        }
        if !source.holders.isEmpty { holders(source.holders, under: "Copyright") }
        for grant in source.grants { holders(grant.holders, under: grant.label) }
    }

    fileprivate mutating func missingTexts(of attribution: Attribution) {
        if attribution.missingTexts.isEmpty { return }
        chapter(Attribution.missingTextsTitle)
        line("")
        line(Attribution.missingTextsRemark)
        for missing in attribution.missingTexts {
            line("")
            line("\(missing.id): \(missing.address ?? MissingText.unlisted)")
            line("    Used by: \(missing.sources.map(attribution.name).joined(separator: ", "))")
        }
    }

    private mutating func holders(_ holders: [String], under heading: String) {
        line("")
        line(heading)
        for holder in holders { line("    \(holder)") }
    }
}
