import DomainLayer
import PresentationLayer

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
