import DomainLayer
import VisibleText

/// An attribution bundle in plain text, which may be shipped as it is.
///
/// The contents; then the source packages, each with its licenses and holders; then the texts,
/// each once and in full, numbered; then the texts that are missing. UTF-8; control characters but
/// line feeds and tabs are made visible.
public enum NoticesReport {
    /// - Throws: what the sink throws.
    public static func write<Sink: ByteSink>(
        _ attribution: Attribution, to sink: inout Sink
    ) throws(Sink.Failure) {
        var text = NoticeLines()
        text.line(attribution.title)
        text.line(attribution.total)
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

/// Writes lines into a buffer.
private struct NoticeLines {
    var bytes: [UInt8] = []

    mutating func line(_ text: String) {
        bytes += text.visible.utf8
        bytes.append(UInt8(ascii: "\n"))
    }

    /// Begins a chapter.
    mutating func chapter(_ title: String) {
        let rule = String(repeating: "=", count: 78)
        line("")
        line(rule)
        line(title)
        line(rule)
    }

    /// Begins a part of a chapter.
    mutating func rule() {
        line("")
        line(String(repeating: "-", count: 78))
    }

    /// The chapters, and the texts with their numbers.
    mutating func contents(of attribution: Attribution) {
        line("")
        line(Attribution.sourcesTitle)
        line(Attribution.textsTitle)
        for (index, text) in attribution.texts.enumerated() {
            line("    \(text.label(at: index))")
        }
        if !attribution.missingTexts.isEmpty { line(Attribution.missingTextsTitle) }
    }

    mutating func block(_ text: String) {
        bytes += text.visible(keeping: ["\n", "\t"]).utf8
        if text.utf8.last != UInt8(ascii: "\n") { line("") }
    }

    mutating func source(_ source: AttributedSource) {
        rule()
        line(source.name)
        line("Packages: \(source.packages.joined(separator: ", "))")
        if let absence = source.absence { line(absence) }
        if !source.texts.isEmpty {
            line("Texts: \(source.texts.map { String($0 + 1) }.joined(separator: ", "))")
        }
        if !source.holders.isEmpty { holders(source.holders, under: "Copyright") }
        for grant in source.grants { holders(grant.holders, under: grant.label) }
    }

    mutating func missingTexts(of attribution: Attribution) {
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

extension MarkdownReport {
    /// An attribution bundle: a chapter for the source packages and one for the texts.
    ///
    /// - Throws: what the sink throws.
    public static func write<Sink: ByteSink>(
        _ attribution: Attribution, to sink: inout Sink
    ) throws(Sink.Failure) {
        var markdown = MarkdownWriter()
        markdown.heading(1, attribution.title)
        markdown.paragraph(attribution.total)
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
