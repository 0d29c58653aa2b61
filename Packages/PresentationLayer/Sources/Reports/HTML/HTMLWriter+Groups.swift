import DomainLayer
import Wording

extension HTMLWriter {
    /// A table of the source packages that the packages come from.
    ///
    /// - Throws: the sink's error.
    mutating func sources<Sink: ByteSink>(
        of entries: [PackageLicense], to sink: inout Sink
    ) throws(Sink.Failure) {
        open("section", attributes: [("class", "view"), ("data-view", "sources")])
        element("h2", "Sources")
        open("table", attributes: [("class", "groups")])
        columns("Source", "Version", "Packages", "Main licenses", "Category")
        raw("<tbody>\n")
        for source in SourceGroup.groups(of: entries) {
            element("tr") {
                $0.element("th", attributes: [("scope", "row")]) {
                    let query = "\(source.name) \(source.version)".inFragment
                    $0.element("a", source.name, attributes: [("href", "#query=\(query)")])
                }
                $0.element("td", source.version)
                $0.element("td", source.packages.grouped)
                $0.element("td", source.licenses.joined(separator: "; "))
                $0.element(
                    "td", source.category.label,
                    attributes: [("class", source.category.rawValue)])
            }
            try bytes.flushFullPiece(to: &sink)
        }
        raw("</tbody>\n")
        close("table")
        close("section")
    }

    /// A table of the licenses; the page's script shows the text of each.
    ///
    /// - Throws: the sink's error.
    mutating func licenses<Sink: ByteSink>(
        _ licenses: ListedLicenses, to sink: inout Sink
    ) throws(Sink.Failure) {
        open(
            "section",
            attributes: [("class", "view"), ("data-view", "licenses"), ("id", "licenses")])
        element("h2", "Licenses")
        open("table", attributes: [("class", "groups")])
        columns("License", "Id", "Packages", "Category")
        raw("<tbody>\n")
        for license in licenses.rows {
            element("tr", attributes: [("data-id", license.id)]) {
                $0.element("th", attributes: [("scope", "row")]) {
                    let id = license.id.inFragment
                    $0.element(
                        "a", license.label, attributes: [("href", "#view=licenses&about=\(id)")])
                }
                $0.element("td", license.label == license.id ? "" : license.id)
                $0.element("td", license.packages.grouped)
                $0.element(
                    "td", license.category.label,
                    attributes: [("class", license.category.rawValue)])
            }
            try bytes.flushFullPiece(to: &sink)
        }
        raw("</tbody>\n")
        close("table")
        close("section")
    }
}

/// A source package, and what the packages that come from it have in common.
private struct SourceGroup {
    let name: String
    let version: String

    init(_ source: SourcePackage) {
        name = source.name
        version = source.version
    }

    /// How many installed packages come from the source.
    private(set) var packages = 0
    private var answers = InternTable<String>()
    /// The distinct main licenses of the packages, in the packages' order.
    var licenses: [String] { answers.values }

    /// The most demanding known category among the packages.
    private(set) var category = LicenseCategory.unknown

    /// The sources in the order of their names, then of their first packages.
    static func groups(of entries: [PackageLicense]) -> [SourceGroup] {
        var sources = InternTable<SourcePackage>()
        var groups: [SourceGroup] = []
        for entry in entries {
            let index = sources.number(of: entry.source)
            if index == groups.count {
                groups.append(SourceGroup(entry.source))
            }
            groups[index].add(entry)
        }
        return groups.sorted { $0.name < $1.name }
    }

    private mutating func add(_ entry: PackageLicense) {
        packages += 1
        _ = answers.number(
            of: entry.mainAnswer.label ?? entry.reason?.label ?? "no license found")
        let isFirst = packages == 1
        let known = entry.category != .unknown
        if isFirst || known && (category == .unknown || entry.category > category) {
            category = entry.category
        }
    }
}
