import DomainLayer
import Wording

extension HTMLWriter {
    /// The filters, which need the script, and links to the views.
    mutating func filter() {
        raw(Self.filter)
        element("nav", attributes: [("aria-label", "Views")]) {
            for (id, title) in [
                ("packages", "Packages"), ("sources", "Sources"), ("licenses", "Licenses"),
                ("texts", "Texts"),
            ] {
                $0.element("a", title, attributes: [("href", "#\(id)")])
            }
        }
    }

    /// A table of all packages. It has a column for conclusions if there are some.
    ///
    /// - Throws: the sink's error.
    mutating func packages<Sink: ByteSink>(
        _ entries: [PackageLicense], to sink: inout Sink
    ) throws(Sink.Failure) {
        beginView("packages", "Packages")
        let hasConclusions = entries.contains { $0.conclusion != nil }
        raw(Self.head)
        if hasConclusions { raw("<th scope=\"col\">Concluded</th>\n") }
        raw("</tr></thead>\n<tbody>\n")
        for entry in entries {
            package(entry, showsConclusion: hasConclusions)
            try bytes.flushFullPiece(to: &sink)
        }
        raw("</tbody>\n</table>\n<div id=\"end\"></div>\n")
        close("section")
    }

    /// The start of one of the views, of which the script shows one at a time.
    mutating func beginView(_ id: String, _ title: String) {
        open("section", attributes: [("class", "view"), ("aria-labelledby", id)])
        element("h2", title, attributes: [("id", id), ("tabindex", "-1")])
    }

    /// A row. If the answer isn't the whole expression, the expression follows.
    private mutating func package(_ entry: PackageLicense, showsConclusion: Bool) {
        let answer = entry.shortAnswer
        let expression = entry.expression?.shortLabel(entry.nicknames) ?? answer
        element("tr") {
            $0.element("th", entry.name, attributes: [("scope", "row")])
            $0.element("td", entry.version)
            $0.element("td", entry.architecture)
            $0.element("td") {
                if entry.expression == nil { $0.element("em", answer) } else { $0.words(answer) }
                if expression == answer { return }
                $0.text(" ")
                $0.element("small", attributes: [("class", "whole")]) { $0.words(expression) }
            }
            $0.element("td", attributes: [("class", entry.category.rawValue)]) {
                $0.text(entry.category.label)
                if let unknown = entry.unknownLabel { $0.element("small", " unknown: \(unknown)") }
            }
            $0.element("td", entry.basis.label)
            $0.element("td", entry.findings.isEmpty ? "" : entry.findings.count.grouped)
            if showsConclusion {
                $0.element("td") { $0.words(entry.conclusion?.expression.description ?? "") }
            }
        }
    }

    /// The dialog that a package's name opens, and the place of its contents on paper.
    mutating func detail() { raw(Self.dialog) }

    private static let filter = """
        <form role="search" id="filter" hidden>
        <label>Search <input type="search" id="query" autocomplete="off" spellcheck="false"
        placeholder="name, license, source, maintainer"></label>
        <label>Category <select id="category"><option value="">all</option></select></label>
        <label>License <select id="license"><option value="">all</option></select></label>
        <label>Basis <select id="basis"><option value="">all</option></select></label>
        <label>Finding <select id="finding"><option value="">all</option></select></label>
        <button type="reset">Show all</button>
        <button type="button" id="save">Save as CSV</button>
        <p id="count" role="status"></p>
        </form>

        """

    private static let head = """
        <table id="package-table">
        <thead><tr>
        <th scope="col">Package</th>
        <th scope="col">Version</th>
        <th scope="col">Arch</th>
        <th scope="col">Main license</th>
        <th scope="col">Category</th>
        <th scope="col">Basis</th>
        <th scope="col">Findings</th>

        """

    private static let dialog = """
        <dialog id="detail" aria-labelledby="detail-name">
        <form method="dialog"><button id="close" aria-label="Close">×</button></form>
        <h2 id="detail-name"></h2>
        <div id="detail-body"></div>
        </dialog>
        <section id="printed"></section>

        """
}

extension PackageLicense {
    /// The main license and the number of others, or why there is none.
    fileprivate var shortAnswer: String {
        let main = mainAnswer
        guard let expression = main.expression else { return reason?.label ?? "no license found" }
        return expression.shortLabel(main.names) + main.suffix
    }

    /// What is unknown in the license, at most three things by name; nil if nothing is.
    fileprivate var unknownLabel: String? {
        let parts = unknownParts
        if parts.isEmpty { return nil }
        let rest = parts.count - 3
        return parts.prefix(3).joined(separator: ", ")
            + (rest > 0 ? " and \(rest.grouped) more" : "")
    }
}
