public import DomainLayer
import VisibleText
import Wording

/// An inventory as one self-contained page.
///
/// The summary and a table of all packages are HTML, for every reader. The script of the page
/// filters and sorts the table's rows. It shows details of a package from JSON data, each piece
/// only when it is needed, so that a large system opens at once. The data reach the page only as
/// text.
public enum HTMLReport {
    /// - Parameters:
    ///   - inventory: all packages of a system.
    ///   - notices: the notices in their copyright files.
    ///   - created: the creation time that the page states; nil to state none.
    ///   - sink: receives the bytes.
    /// - Throws: the sink's error.
    public static func write<Sink: ByteSink>(
        _ inventory: LicenseInventory, _ notices: LicenseNotices, created: Timestamp?,
        to sink: inout Sink
    ) throws(Sink.Failure) {
        let summary = inventory.summary()
        let title = "Licenses of \(summary.system.name)"
        var html = HTMLWriter()
        html.begin(title, style: .inventoryStyle, script: .inventoryScript)
        html.element(
            "a", "Skip to the packages", attributes: [("class", "skip"), ("href", "#list")])
        html.element("header") {
            $0.element("h1", title)
            let unanswered = summary.withoutAnswer.counting("package") + " without an answer"
            $0.element(
                "p",
                summary.packages.counting("package") + ", "
                    + summary.licenses.count.counting("license")
                    + (summary.withoutAnswer > 0 ? "; " + unanswered : ""))
            $0.origin(of: summary.system, created: created)
        }
        html.open("main")
        html.summary(summary)
        html.findings(inventory.findings)
        if let image = summary.system.image { html.layers(of: image) }
        try html.packages(inventory.entries, to: &sink)
        html.close("main")
        let answers = SharedAnswers(inventory, notices)
        try html.facts(of: inventory, answers, to: &sink)
        html.raw("<script>\(DigestedSource.inventoryScript.text)</script>\n")
        try html.details(answers, notices, to: &sink)
        html.end()
        try html.bytes.flush(to: &sink)
    }
}

extension HTMLWriter {
    /// The machine or image that the page describes, and when and by which program it was made.
    fileprivate mutating func origin(of system: SystemIdentity, created: Timestamp?) {
        element("dl") {
            $0.fact("Host", system.hostName)
            if let image = system.image {
                $0.fact("Image", image.names.joined(separator: " "))
                $0.fact("Digest", image.digest)
                $0.fact("Image id", image.configDigest)
                $0.fact("Platform", image.platform)
                $0.fact("Caution", image.caution)
            }
            if let created {
                let parts = created.description.split(separator: "T")
                $0.element("dt", "Date")
                $0.element("dd") {
                    $0.element(
                        "time", "\(parts[0]) \(parts[1].prefix(5)) UTC",
                        attributes: [("datetime", created.description)])
                }
            }
            $0.fact("Made by", "\(Tool.name) \(Tool.version)")
        }
    }

    /// An entry of a description list; nothing if there is no value.
    private mutating func fact(_ label: String, _ value: String?) {
        guard let value, !value.isEmpty else { return }
        element("dt", label)
        element("dd", value)
    }

    /// The layers of the image, from the base upward; nothing if they aren't recorded.
    fileprivate mutating func layers(of image: ImageIdentity) {
        if image.layers.isEmpty { return }
        element("section", attributes: [("class", "system")]) {
            $0.element("h2", "Layers of the image")
            $0.element("ul") { html in
                for (index, layer) in image.layers.enumerated() {
                    let command = layer.command.map { ": \($0)" } ?? ""
                    html.element("li", "\(index + 1), \(layer.digest)\(command)")
                }
            }
        }
    }

    /// How often each category, license and basis occurs, a figure each.
    fileprivate mutating func summary(_ summary: LicenseSummary) {
        element("section", attributes: [("aria-label", "Summary"), ("class", "figures")]) {
            $0.figure(
                "Categories",
                summary.listedCategories.map { ($0.key.label, $0.count, $0.key.rawValue) },
                of: summary.packages, filters: "category")
            $0.figure(
                "Most common licenses",
                summary.licenses.prefix(9).map { ($0.key, $0.count, nil) },
                of: summary.packages, filters: "license")
            $0.figure(
                "Basis", summary.bases.map { ($0.key.label, $0.count, nil) },
                of: summary.packages, filters: "basis")
            $0.figure(
                "Findings", summary.findings.map { ($0.key.label, $0.count, nil) },
                of: summary.findings.map(\.count).max() ?? 0, filters: "finding")
        }
    }

    /// A table whose last column has bars; nothing if there are no rows.
    ///
    /// - Parameter filters: the id of the field that a row's link sets to the row's label.
    private mutating func figure(
        _ caption: String, _ rows: [(label: String, count: Int, style: String?)], of total: Int,
        filters field: String
    ) {
        if rows.isEmpty { return }
        element("table", attributes: [("class", "bars")]) {
            $0.element("caption", caption)
            for row in rows {
                let value = row.label.visible.percentEncoded(keeping: UInt8(ascii: "-"))
                $0.element("tr", attributes: [("class", row.style)]) { html in
                    html.element("th", attributes: [("scope", "row")]) {
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

    /// Findings about the system as a whole; nothing if there are none.
    fileprivate mutating func findings(_ findings: [LicenseFinding]) {
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
