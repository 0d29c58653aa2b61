import DomainLayer
import Testing

@testable import PresentationLayer

struct LicenseListingTotalsTests {
    private func listing(
        _ reasons: [LicenseReason?], by grouping: LicenseGrouping = .package, of total: Int? = nil
    ) -> LicenseListing {
        LicenseListing(
            system: SystemIdentity(id: "debian", versionID: "12", name: "Debian"),
            grouping: grouping,
            entries: reasons.map { reason in
                PackageLicense(
                    name: "quay", version: "1", architecture: "all",
                    source: SourcePackage(name: "quay", version: "1"),
                    expression: reason == nil ? .license(LicenseTerm("MIT")) : nil,
                    reason: reason)
            },
            groups: grouping == .package
                ? [] : [LicenseGroup(name: "quay", members: [], expression: nil)],
            total: total ?? reasons.count)
    }

    @Test func `packages and licenses are counted`() {
        #expect(listing([nil, nil]).totals == "2 packages, 1 license")
    }

    @Test func `a part is said to be one`() {
        #expect(listing([nil], of: 703).totals == "1 of 703 packages, 1 license")
    }

    @Test func `source packages are counted where they are the rows`() {
        #expect(
            listing([nil, nil], by: .source).totals == "1 source package, 2 packages, 1 license")
        #expect(listing([nil, nil], by: .license).totals == "2 packages, 1 license")
    }

    @Test(
        arguments: [
            (
                .missingFile(path: "/a"),
                "1 package, 0 licenses; 1 without a listed license, 1 without a copyright file"
            ),
            (
                .danglingLink(path: "/a"),
                "1 package, 0 licenses; 1 without a listed license, 1 without a copyright file"
            ),
            (
                .documentationExcluded(path: "/a"),
                "1 package, 0 licenses; 1 without a listed license, 1 without a copyright file"
            ),
            (
                .noStatement,
                "1 package, 0 licenses; 1 without a listed license, 1 without a statement"
            ),
            (
                .linkLoop(path: "/a"),
                "1 package, 0 licenses; 1 without a listed license, 1 not read in full"
            ),
            (
                .notRegularFile(path: "/a"),
                "1 package, 0 licenses; 1 without a listed license, 1 not read in full"
            ),
            (
                .tooLarge(path: "/a", size: 2, limit: 1),
                "1 package, 0 licenses; 1 without a listed license, 1 not read in full"
            ),
            (
                .unreadable(path: "/a", message: "b"),
                "1 package, 0 licenses; 1 without a listed license, 1 not read in full"
            ),
            (
                .incompleteStatus(field: "a", line: 1),
                "1 package, 0 licenses; 1 without a listed license, 1 not read in full"
            ),
            (
                .answeredBySibling(package: "a:all", path: "/a"),
                "1 package, 0 licenses; 1 without a listed license, 1 answered by a sibling"
            ),
        ] as [(LicenseReason, String)])
    func `each reason is counted`(reason: LicenseReason, totals: String) {
        #expect(listing([reason]).totals == totals)
    }

    @Test func `shortfalls stand in one order`() {
        let reasons: [LicenseReason?] = [
            .answeredBySibling(package: "a:all", path: "/a"), .noStatement, nil,
            .linkLoop(path: "/a"), .noStatement, .missingFile(path: "/a"),
        ]
        #expect(
            listing(reasons).totals
                == "6 packages, 1 license; 5 without a listed license, 1 without a copyright file, 2 without a statement, "
                + "1 not read in full, 1 answered by a sibling")
    }
}
