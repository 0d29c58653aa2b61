import DomainLayer
import VisibleText
import Wording

extension HTMLWriter {
    /// How many packages have each category, license, basis and kind of finding, a figure each. All
    /// bars are of one scale.
    mutating func figures(
        of inventory: LicenseInventory, _ summary: LicenseSummary, _ licenses: ListedLicenses
    ) {
        element("section", attributes: [("aria-label", "Summary"), ("class", "figures")]) {
            $0.figure(
                "Categories",
                summary.listedCategories.map {
                    FigureRow(label: $0.key.label, count: $0.count, style: $0.key.rawValue)
                },
                of: summary.packages, filters: "category")
            $0.figure(
                "Most common licenses",
                summary.licenses.prefix(9).map {
                    FigureRow(
                        label: $0.key.shortLabel(licenses.names), value: $0.key, count: $0.count)
                },
                of: summary.packages, filters: "license")
            $0.figure(
                "Basis", summary.bases.map { FigureRow(label: $0.key.label, count: $0.count) },
                of: summary.packages, filters: "basis")
            $0.figure(
                "Packages with findings",
                inventory.packagesWithFindings.map {
                    FigureRow(label: $0.key.label, count: $0.count)
                },
                of: summary.packages, filters: "finding")
        }
    }

    /// What the words of the page mean.
    mutating func legend() {
        element("details", attributes: [("class", "legend")]) {
            $0.element("summary", "What the words mean")
            $0.element("dl") { html in
                html.element("dt", "+N")
                html.element("dd", "N more licenses, which the whole expression names")
                for category in LicenseCategory.allCases {
                    html.element("dt", category.label, attributes: [("class", category.rawValue)])
                    html.element("dd", category.detail)
                }
                for basis in StatementBasis.allCases {
                    html.element("dt", basis.label)
                    html.element("dd", basis.detail)
                }
            }
        }
    }

    /// A table whose last column has bars; nothing if there are no rows.
    ///
    /// - Parameter field: the id of the field that a row's link sets.
    private mutating func figure(
        _ caption: String, _ rows: [FigureRow], of total: Int, filters field: String
    ) {
        if rows.isEmpty { return }
        element("table", attributes: [("class", "bars")]) {
            $0.element("caption", caption)
            for row in rows {
                $0.element("tr", attributes: [("class", row.style)]) { html in
                    html.element("th", attributes: [("scope", "row")]) {
                        let value = (row.value ?? row.label).inFragment
                        $0.element("a", row.label, attributes: [("href", "#\(field)=\(value)")])
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
}

/// A row of a figure.
private struct FigureRow {
    var label: String
    /// What the row's link filters by; nil if that is the label.
    var value: String?
    var count: Int
    /// The class that colors the bar.
    var style: String?
}

extension LicenseInventory {
    /// How many packages have a finding of each kind, most first.
    fileprivate var packagesWithFindings: [LicenseSummary.Count<LicenseFinding.Kind>] {
        var counts: [LicenseFinding.Kind: Int] = [:]
        for entry in entries {
            for kind in Set(entry.findings.map(\.kind)) { counts[kind, default: 0] += 1 }
        }
        var packages = LicenseFinding.Kind.allCases.compactMap { kind in
            counts[kind].map { LicenseSummary.Count(kind, $0) }
        }
        packages.sort { $0.count > $1.count }
        return packages
    }
}

extension String {
    /// The text as a value in the fragment of the page's address.
    var inFragment: String { visible.percentEncoded(keeping: UInt8(ascii: "-")) }
}
