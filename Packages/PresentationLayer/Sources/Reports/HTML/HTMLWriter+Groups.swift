import DomainLayer
import VisibleText
import Wording

extension HTMLWriter {
    /// The source packages, with the licenses of what was built from them.
    ///
    /// - Throws: the sink's error.
    mutating func sources<Sink: ByteSink>(
        of inventory: LicenseInventory, _ licenses: ListedLicenses, to sink: inout Sink
    ) throws(Sink.Failure) {
        beginView("sources", "Sources")
        let listing = inventory.listing(for: LicenseQuery(grouping: .source))
        try table(
            ["Source", "Version", "License", "Category", "Packages"], of: listing.groups, to: &sink,
            attributes: \.sourceAttributes
        ) { group, html in
            html.element("td", group.name)
            html.element("td", group.version ?? "")
            html.element("td") {
                $0.words(group.expression?.shortLabel(licenses.names) ?? "no license found")
            }
            html.category(group.category)
            html.element("td") { $0.packages(group.members.map { listing.entries[$0].id }) }
        }
        close("section")
    }

    /// The licenses, with the packages that mention each and the texts that files print for it.
    ///
    /// - Throws: the sink's error.
    mutating func licenses<Sink: ByteSink>(
        _ licenses: ListedLicenses, to sink: inout Sink
    ) throws(Sink.Failure) {
        beginView("licenses", "Licenses")
        try table(
            ["License", "Category", "Packages", "Texts"], of: licenses.listing.groups, to: &sink,
            attributes: \.licenseAttributes
        ) { group, html in
            html.element("td") {
                if group.expression == nil { return $0.text("no license found") }
                $0.element(
                    "a", group.name.shortLabel(licenses.names),
                    attributes: [("href", "#view=licenses&about=\(group.name.inFragment)")])
                $0.text(" ")
                $0.element("small", licenses.detail(of: group.name))
            }
            html.element("td", attributes: [("class", group.category.rawValue)]) {
                $0.text(group.category.label)
                guard let terms = licenses.terms(of: group.name) else { return }
                $0.text(" ")
                $0.element("small", terms)
            }
            html.element("td") {
                $0.packages(group.members.map { licenses.listing.entries[$0].id })
            }
            html.element("td") { html in
                let texts = licenses.texts(of: group.name)
                html.folded(texts.count, "text") {
                    for text in texts {
                        $0.element("a", "\(text + 1)", attributes: [("href", "#text-\(text + 1)")])
                        $0.text(" ")
                    }
                }
            }
        }
        close("section")
    }

    /// The texts, each folded below its names.
    ///
    /// - Throws: the sink's error.
    mutating func texts<Sink: ByteSink>(
        _ texts: [LicenseNoticeText], _ licenses: ListedLicenses, to sink: inout Sink
    ) throws(Sink.Failure) {
        beginView("texts", "Texts")
        for (index, text) in texts.enumerated() {
            let names = text.names.map(licenses.label(ofText:)).firstOfEach
            element("details", attributes: [("id", "text-\(index + 1)")]) {
                $0.element(
                    "summary",
                    "Text \(index + 1): "
                        + (names.isEmpty ? "without a name" : names.joined(separator: "; ")))
                $0.element("pre", text.body, attributes: [("tabindex", "0")])
            }
            try bytes.flushFullPiece(to: &sink)
        }
        close("section")
    }

    private mutating func category(_ category: LicenseCategory) {
        element("td", category.label, attributes: [("class", category.rawValue)])
    }
}

extension LicenseGroup {
    /// The name and version of a source package, for the script.
    fileprivate var sourceAttributes: [HTMLWriter.Attribute] {
        [("data-source", "\(name) \(version ?? "")".visible)]
    }

    /// The id of a license, for the script; empty for packages without one.
    fileprivate var licenseAttributes: [HTMLWriter.Attribute] {
        [("data-license", expression == nil ? "" : name.visible)]
    }
}
