import DomainLayer
import PresentationMocks
import Testing

@testable import Reports

extension BillOfMaterials {
    /// A bill of these packages, each of which needs the previous one.
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

    /// A package with everything that a package can have, and one without an answer.
    static let birds = BillOfMaterials.of(
        [.heron, .stork], texts: ["LicenseRef-deb-heron-0a1b2c3d": "Feed the \"heron\".\n"])

    /// A package in which every field is an attack or empty, on a system of that kind.
    static let hostile = BillOfMaterials.of(
        [.hostile, .hollow],
        texts: ["LicenseRef-deb-heron-0a1b2c3d": "</script>]]>\u{1B}[2J\u{0}\u{9B}"],
        system: SystemIdentity(
            id: "\u{1B}<b>", versionID: "\" onload=", codename: nil, name: "\u{202E}\u{7}"))
}

extension PackageLicense {
    /// A package of which only the name is known.
    static let hollow = PackageLicense(
        name: "hollow", version: "", architecture: "",
        source: SourcePackage(name: "hollow", version: ""))
}

extension DocumentID {
    /// An id that doesn't depend on the document.
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

/// Writes a bill in every format, under the name of the format.
func texts(of bill: BillOfMaterials) -> [(format: String, text: String)] {
    [
        ("spdx", text(SPDXReport.self, bill)),
        ("spdx3", text(SPDX3Report.self, bill)),
        ("cyclonedx", text(CycloneDXReport.self, bill)),
    ]
}
