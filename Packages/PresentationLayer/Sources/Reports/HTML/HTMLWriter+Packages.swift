import DomainLayer
import Wording

extension HTMLWriter {
    /// The filters, which need the script, and a table of all packages. It has a column for
    /// conclusions if there are some.
    ///
    /// - Parameters:
    ///   - entries: the packages, in the order of the rows.
    ///   - title: the page's title, which each printed page repeats.
    ///   - sink: receives the bytes.
    /// - Throws: the sink's error.
    mutating func packages<Sink: ByteSink>(
        _ entries: [PackageLicense], titled title: String, to sink: inout Sink
    ) throws(Sink.Failure) {
        raw(Self.filter)
        element(
            "p", entries.count.counting("package"),
            attributes: [("id", "count"), ("role", "status")])
        let hasConclusions = entries.contains { $0.conclusion != nil }
        raw("<table id=\"packages\">\n<thead>\n<tr class=\"running\">")
        let width = hasConclusions ? "8" : "7"
        element("th", title, attributes: [("colspan", width), ("scope", "colgroup")])
        raw("</tr>\n<tr>\n")
        raw(Self.head)
        if hasConclusions { raw("<th scope=\"col\">Concluded</th>\n") }
        raw("</tr></thead>\n<tbody>\n")
        for entry in entries {
            package(entry, showsConclusion: hasConclusions)
            try bytes.flushFullPiece(to: &sink)
        }
        raw("</tbody>\n</table>\n<div id=\"end\"></div>\n</section>\n")
    }

    /// A row. If the answer isn't the whole expression, the expression follows.
    private mutating func package(_ entry: PackageLicense, showsConclusion: Bool) {
        let answer = entry.mainAnswer.label ?? entry.reason?.label ?? "no license found"
        let expression = entry.expression?.label(entry.nicknames) ?? answer
        element("tr") {
            $0.element("th", entry.name, attributes: [("scope", "row")])
            $0.element("td", entry.version)
            $0.element("td", entry.architecture)
            $0.element("td") {
                if entry.expression == nil { $0.element("em", answer) } else { $0.words(answer) }
                if expression == answer { return }
                $0.text(" ")
                $0.element("small") { $0.words(expression) }
            }
            $0.element("td", attributes: [("class", entry.category.rawValue)]) {
                $0.text(entry.categoryLabel)
                let unknown = entry.unknownLabel
                if !unknown.isEmpty { $0.element("i", unknown) }
            }
            $0.element("td", entry.basis.label)
            $0.element("td", entry.findings.isEmpty ? "" : entry.findings.count.grouped)
            if showsConclusion {
                $0.element("td") { $0.words(entry.conclusion?.expression.description ?? "") }
            }
        }
    }

    /// Words with line breaks only between them; otherwise lines would break at hyphens too.
    private mutating func words(_ text: String) {
        for (index, word) in text.split(separator: " ").enumerated() {
            if index > 0 { self.text(" ") }
            element(word.hasPrefix("+") ? "em" : "span", String(word))
        }
    }

    /// The tables that the script shows one at a time.
    static let views = """
        <nav id="views" aria-label="Views" hidden>
        <button type="button" value="packages">Packages</button>
        <button type="button" value="sources">Sources</button>
        <button type="button" value="licenses">Licenses</button>
        </nav>

        """

    /// The dialog with details of a package or a license.
    static let dialog = """
        <dialog id="detail" aria-labelledby="detail-name">
        <form method="dialog"><button id="close" aria-label="Close">×</button></form>
        <h2 id="detail-name"></h2>
        <div id="detail-body"></div>
        </dialog>

        """

    private static let filter = """
        <section class="view" data-view="packages" aria-labelledby="list">
        <h2 id="list" tabindex="-1">Packages</h2>
        <form role="search" id="filter" hidden>
        <label>Search <input type="search" id="query" autocomplete="off" spellcheck="false"
        placeholder="name, license, source, maintainer"></label>
        <label>Category <select id="category"><option value="">all</option></select></label>
        <label>License <select id="license"><option value="">all</option></select></label>
        <label>Basis <select id="basis"><option value="">all</option></select></label>
        <label>Finding <select id="finding"><option value="">all</option></select></label>
        <button type="reset">Show all</button>
        <button type="button" id="csv">Save CSV</button>
        </form>

        """

    private static let head = """
        <th scope="col">Package</th>
        <th scope="col">Version</th>
        <th scope="col">Arch</th>
        <th scope="col">Main license</th>
        <th scope="col">Category</th>
        <th scope="col">Basis</th>
        <th scope="col">Findings</th>

        """
}

extension PackageLicense {
    /// The texts and findings by which something in the license is unknown, in a clause; empty if
    /// nothing is.
    fileprivate var unknownLabel: String {
        guard isUnknown else { return "" }
        let licenses = expression?.unknownLicenses(reading: readings) ?? []
        let names = nicknames
        let reasons =
            licenses.map { names[$0] ?? $0 }
            + findings.map(\.kind).filter(\.leavesTermsUnknown).firstOfEach.map(\.label)
        let rest = reasons.count - 3
        return reasons.prefix(3).joined(separator: "; ") + (rest > 0 ? "; \(rest) more" : "")
    }
}
