extension HTMLReport {
    /// An attribution bundle as a page without a script.
    ///
    /// - Throws: the sink's error.
    public static func write<Sink: ByteSink>(
        _ attribution: Attribution, to sink: inout Sink
    ) throws(Sink.Failure) {
        var html = HTMLWriter()
        html.begin(attribution.title, style: .noticesStyle)
        html.element("header") {
            $0.element("h1", attribution.title)
            $0.element("p", attribution.total)
            if let caution = attribution.caution { $0.element("p", caution) }
            $0.element("nav", attributes: [("aria-label", "Chapters")]) {
                $0.element("a", Attribution.sourcesTitle, attributes: [("href", "#sources")])
                $0.element("a", Attribution.textsTitle, attributes: [("href", "#texts")])
                if attribution.missingTexts.isEmpty { return }
                $0.element(
                    "a", Attribution.missingTextsTitle, attributes: [("href", "#missing-texts")])
            }
        }
        html.open("main")
        html.contents(of: attribution.texts)
        html.element("h2", Attribution.sourcesTitle, attributes: [("id", "sources")])
        for (index, source) in attribution.sources.enumerated() {
            html.source(source, at: index, among: attribution.texts)
            try html.bytes.flushFullPiece(to: &sink)
        }
        html.element("h2", Attribution.textsTitle, attributes: [("id", "texts")])
        for (index, text) in attribution.texts.enumerated() {
            html.text(text, at: index, among: attribution.sources)
            try html.bytes.flushFullPiece(to: &sink)
        }
        html.missingTexts(of: attribution)
        html.close("main")
        html.end()
        try html.bytes.flush(to: &sink)
    }
}

extension HTMLWriter {
    fileprivate mutating func source(
        _ source: AttributedSource, at index: Int, among texts: [AttributedText]
    ) {
        element("section", attributes: [("id", "source-\(index + 1)")]) {
            $0.element("h3", source.name)
            $0.element("p", "Packages: \(source.packages.joined(separator: ", "))")
            for conclusion in source.conclusions { $0.element("p", conclusion.label) }
            if let absence = source.absence { $0.element("p", absence) }
            if !source.holders.isEmpty { $0.holders(source.holders, under: "Copyright") }
            for grant in source.grants { $0.holders(grant.holders, under: grant.label) }
            if source.texts.isEmpty { return }
            $0.links("Texts: ", source.texts.map { ("text-\($0 + 1)", texts[$0].label(at: $0)) })
        }
    }

    fileprivate mutating func text(
        _ text: AttributedText, at index: Int, among sources: [AttributedSource]
    ) {
        element("section", attributes: [("id", "text-\(index + 1)")]) {
            $0.element("h3", "Text \(text.label(at: index))")
            $0.links("Used by ", text.sources.map { ("source-\($0 + 1)", sources[$0].name) })
            $0.element("pre", text.body, attributes: [("tabindex", "0")])
        }
    }

    fileprivate mutating func missingTexts(of attribution: Attribution) {
        if attribution.missingTexts.isEmpty { return }
        element("h2", Attribution.missingTextsTitle, attributes: [("id", "missing-texts")])
        element("p", Attribution.missingTextsRemark)
        for missing in attribution.missingTexts {
            element("section") {
                $0.element("h3", missing.id)
                if let address = missing.address {
                    $0.element("p") { $0.element("a", address, attributes: [("href", address)]) }
                } else {
                    $0.element("p", MissingText.unlisted)
                }
                let users = missing.sources
                $0.links(
                    "Used by ",
                    users.map { ("source-\($0 + 1)", attribution.sources[$0].name) })
            }
        }
    }

    fileprivate mutating func contents(of texts: [AttributedText]) {
        if texts.isEmpty { return }
        element("details") {
            $0.element("summary", "Contents")
            $0.element("ul") {
                for (index, text) in texts.enumerated() {
                    $0.element("li") {
                        $0.element(
                            "a", text.label(at: index), attributes: [("href", "#text-\(index + 1)")]
                        )
                    }
                }
            }
        }
    }

    private mutating func holders(_ holders: [String], under heading: String) {
        element("h4", heading)
        if holders.isEmpty { return }
        element("ul") { for holder in holders { $0.element("li", holder) } }
    }

    /// Links to parts of the page, after some words.
    private mutating func links(_ words: String, _ links: [(id: String, label: String)]) {
        element("p") {
            $0.text(words)
            for (index, link) in links.enumerated() {
                if index > 0 { $0.text(", ") }
                $0.element("a", link.label, attributes: [("href", "#\(link.id)")])
            }
        }
    }
}
