import DomainLayer
import Testing

@testable import Reports

struct CompletenessTests {
    /// Stork needs heron and something that isn't there; heron needs nothing.
    private let lacking: BillOfMaterials = {
        var bill = BillOfMaterials.birds
        let (heron, stork) = (PackageLicense.heron.id, PackageLicense.stork.id)
        bill.installation = InstallationGraph([
            InstallationGraph.Package(heron),
            InstallationGraph.Package(stork, dependencies: [heron], hasUnmetDependency: true),
        ])
        return bill
    }()

    @Test func `a package that lacks a dependency is incomplete, and no other is`() {
        let cyclonedx = text(CycloneDXReport.self, lacking)
        #expect(
            cyclonedx.contains(
                """
                    {
                      "aggregate": "complete",
                      "dependencies": ["Package-amd64-libheron1"]
                    },
                    {
                      "aggregate": "incomplete",
                      "dependencies": ["Package-all-stork"]
                    }
                """))
        let spdx3 = text(SPDX3Report.self, lacking)
        #expect(spdx3.contains(#""completeness": "incomplete",\#n      "to": ["http"#))
        #expect(!spdx3.contains(#""completeness": "complete""#))
    }

    @Test func `a package that lacks all dependencies is incomplete too`() {
        var bill = BillOfMaterials.birds
        bill.installation = InstallationGraph([
            InstallationGraph.Package(PackageLicense.heron.id, hasUnmetDependency: true),
            InstallationGraph.Package(PackageLicense.stork.id),
        ])
        #expect(bill.completeness(of: .heron) == .incomplete)
        // SPDX 3 has no relationship to nothing.
        #expect(!text(SPDX3Report.self, bill).contains("dependsOn"))
    }

    @Test func `what could not be read leaves unknown whether a dependency is lacking`() {
        var bill = lacking
        bill.inventory.findings = [LicenseFinding(.unreadable)]
        #expect(bill.completeness(of: .heron) == .unknown)
        #expect(bill.completeness(of: .stork) == .incomplete)
        #expect(Completeness.unknown.spdx3 == "noAssertion")
    }

    @Test func `nothing is known of a package that the graph lacks`() {
        var bill = lacking
        bill.installation = InstallationGraph([])
        #expect(bill.completeness(of: .heron) == .unknown)
    }
}
