import DomainLayer
import PresentationMocks
import Testing

@testable import Reports

extension BillOfMaterials {
    /// Of these packages, each of which needs the one before it.
    static func of(
        _ entries: [PackageLicense], texts: [String: String] = [:],
        system: SystemIdentity = .bookworm
    ) -> BillOfMaterials {
        BillOfMaterials(
            inventory: LicenseInventory(system: system, entries: entries, texts: texts),
            installation: InstallationGraph(
                entries.enumerated().map { index, entry in
                    InstallationGraph.Package(
                        entry.id, dependencies: index == 0 ? [] : [entries[index - 1].id])
                }),
            created: Timestamp(clamping: 1_700_000_000))
    }

    /// A package with everything that there can be, and one without an answer.
    static let birds = BillOfMaterials.of(
        [.heron, .stork], texts: ["LicenseRef-deb-heron-0a1b2c3d": "Feed the \"heron\".\n"])

    /// A package in which every field is an attack or empty, on a system like it.
    static let hostile = BillOfMaterials.of(
        [.hostile, .hollow],
        texts: ["LicenseRef-deb-heron-0a1b2c3d": "</script>]]>\u{1B}[2J\u{0}\u{9B}"],
        system: SystemIdentity(
            id: "\u{1B}<b>", versionID: "\" onload=", codename: nil, name: "\u{202E}\u{7}"))
}

extension PackageLicense {
    /// A package of which nothing is known but its name.
    static let hollow = PackageLicense(
        name: "hollow", version: "", architecture: "",
        source: SourcePackage(name: "hollow", version: ""))
}

extension DocumentID {
    /// One that stays the same whatever the content.
    static let zeros = DocumentID(digest: String(repeating: "0", count: 64))
}

/// Writes a bill in one of the formats under this id.
func text<Report: BillOfMaterialsReport>(
    _ report: Report.Type, _ bill: BillOfMaterials, as id: DocumentID
) -> String {
    text { Report.write(bill, as: id, to: &$0) }
}

/// Writes a bill in one of the formats under its own id.
func text<Report: BillOfMaterialsReport>(
    _ report: Report.Type, _ bill: BillOfMaterials
) -> String {
    let id = Report.id(of: bill, digestedBy: MockDigestDriver.samples)
    return text(report, bill, as: id)
}

/// The same in every format, by its name.
func texts(of bill: BillOfMaterials) -> [(format: String, text: String)] {
    [
        ("spdx", text(SPDXReport.self, bill)),
        ("spdx3", text(SPDX3Report.self, bill)),
        ("cyclonedx", text(CycloneDXReport.self, bill)),
    ]
}
