public import DomainLayer
import PresentationLayer

/// An inventory as one page, which needs nothing but itself.
///
/// What it shows is data in JSON, out of which its script makes rows as they are looked at: a large
/// system opens at once. The data reach the page as text alone.
public enum HTMLReport {
    /// - Parameters:
    ///   - inventory: all packages of a system.
    ///   - notices: what their copyright files print.
    ///   - sink: what takes the bytes.
    /// - Throws: what the sink throws.
    public static func write<Sink: ByteSink>(
        _ inventory: LicenseInventory, _ notices: LicenseNotices, to sink: inout Sink
    ) throws(Sink.Failure) {
        let summary = inventory.summary()
        let title = "Licences of \(summary.system.name)"
        var html = HTMLWriter()
        html.begin(title, style: .inventoryStyle, script: .inventoryScript)
        html.element(
            "a", "Skip to the packages", attributes: [("class", "skip"), ("href", "#list")])
        html.element("header") {
            $0.element("h1", title)
            $0.element(
                "p",
                summary.packages.counting("package") + ", "
                    + summary.licenses.count.counting("licence") + "; "
                    + summary.withoutAnswer.counting("package") + " without an answer")
        }
        html.open("main")
        html.summary(summary)
        html.findings(inventory.findings)
        html.raw(Self.list)
        html.close("main")
        html.raw(Self.detail)
        html.raw("<script type=\"application/json\" id=\"data\">")
        try html.data(of: inventory, notices, to: &sink)
        html.raw("</script>\n<script>\(DigestedSource.inventoryScript.text)</script>\n")
        html.end()
        try html.bytes.flush(to: &sink)
    }
}

extension HTMLReport {
    /// The table and what filters it; its rows are the script's.
    private static let list = """
        <section aria-labelledby="list">
        <h2 id="list" tabindex="-1">Packages</h2>
        <noscript><p>The rows are made by this page's own script, which does not run here.</p></noscript>
        <form role="search" id="filter">
        <label>Search <input type="search" id="query" autocomplete="off" spellcheck="false"></label>
        <label>Category <select id="category"><option value="">all</option></select></label>
        <label>Basis <select id="basis"><option value="">all</option></select></label>
        <label class="check"><input type="checkbox" id="flawed"> with findings only</label>
        <button type="reset">Show all</button>
        </form>
        <p id="count" role="status"></p>
        <div class="scroll" tabindex="0" role="region" aria-labelledby="list">
        <table id="packages">
        <thead><tr>
        <th scope="col" aria-sort="ascending"><button type="button" data-key="name">Package</button></th>
        <th scope="col" aria-sort="none"><button type="button" data-key="version">Version</button></th>
        <th scope="col" aria-sort="none"><button type="button" data-key="arch">Arch</button></th>
        <th scope="col" aria-sort="none"><button type="button" data-key="license">License</button></th>
        <th scope="col" aria-sort="none"><button type="button" data-key="basis">Basis</button></th>
        <th scope="col" aria-sort="none"><button type="button" data-key="flaws">Findings</button></th>
        </tr></thead>
        <tbody></tbody>
        </table>
        </div>
        <div id="end"></div>
        </section>

        """

    /// What opens with a row.
    private static let detail = """
        <dialog id="detail" aria-labelledby="detail-name">
        <form method="dialog"><button id="close" aria-label="Close">×</button></form>
        <h2 id="detail-name"></h2>
        <div id="detail-body"></div>
        </dialog>

        """
}

extension HTMLWriter {
    /// How often each category, licence and basis occurs, a figure each.
    mutating func summary(_ summary: LicenseSummary) {
        element("section", attributes: [("aria-label", "Summary"), ("class", "figures")]) {
            $0.figure(
                "Categories", summary.categories.map { ($0.key.label, $0.count) },
                of: summary.packages, filters: "category")
            $0.figure(
                "Commonest licences", summary.licenses.prefix(9).map { ($0.key, $0.count) },
                of: summary.packages, filters: "query")
            $0.figure(
                "Bases", summary.bases.map { ($0.key.label, $0.count) },
                of: summary.packages, filters: "basis")
            $0.figure(
                "Findings", summary.findings.map { ($0.key.label, $0.count) },
                of: summary.findings.map(\.count).max() ?? 0, filters: "query")
        }
    }

    /// A table whose last column is bars; nothing where there are no rows.
    ///
    /// - Parameter filters: the id of the field into which a row's button puts its name.
    private mutating func figure(
        _ caption: String, _ rows: [(label: String, count: Int)], of total: Int,
        filters field: String
    ) {
        if rows.isEmpty { return }
        element("table", attributes: [("class", "bars")]) {
            $0.element("caption", caption)
            for row in rows {
                $0.element("tr") { html in
                    html.element("th", attributes: [("scope", "row")]) {
                        $0.element(
                            "button", row.label,
                            attributes: [
                                ("type", "button"), ("data-field", field),
                                ("data-value", row.label),
                            ])
                    }
                    html.element("td", row.count.grouped)
                    html.element("td") { $0.bar(row.count, of: total) }
                }
            }
        }
    }

    private mutating func bar(_ count: Int, of total: Int) {
        element(
            "svg",
            attributes: [
                ("viewBox", "0 0 1000 100"), ("preserveAspectRatio", "none"),
                ("aria-hidden", "true"),
            ]
        ) {
            $0.element("rect", "", attributes: [("width", "1000"), ("height", "100")])
            let width = max(4, min(1000, count * 1000 / max(1, total)))
            $0.element(
                "rect", "",
                attributes: [("class", "part"), ("width", "\(width)"), ("height", "100")])
        }
    }

    /// What concerns the system; nothing where nothing does.
    mutating func findings(_ findings: [LicenseFinding]) {
        if findings.isEmpty { return }
        element("section", attributes: [("class", "system")]) {
            $0.element("h2", "Findings about the system")
            $0.element("ul") { html in
                for finding in findings {
                    html.element("li", attributes: []) {
                        if !finding.location.isEmpty { $0.text("\(finding.location): ") }
                        $0.text(finding.detail)
                    }
                }
            }
        }
    }
}
