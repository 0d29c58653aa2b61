import DomainLayer
import TerminalUI
import Testing

@testable import MVVMStyle

@MainActor
struct PackageListStatusTests {
    private func status(_ filter: Binding<String>, isFiltering: Bool) -> PackageListStatus {
        PackageListStatus(
            filter: filter, isFiltering: isFiltering, shown: 1, installed: 1_200,
            summary: "1200 packages, 7 licenses",
            categories: [LicenseSummary.Count(.permissive, 1_200)])
    }

    @Test func `preview, without a filter, has the summary`() {
        #expect(
            preview { status(.constant(""), isFiltering: false) } == """
                1200 packages, 7 licenses                            by name
                ■ permissive 1,200
                """)
    }

    @Test func `preview, while a filter is written, has the filter`() {
        #expect(
            preview { status(.constant(""), isFiltering: true) } == """
                Filter:                                           1 of 1,200
                ■ permissive 1,200
                """)
    }

    @Test func `preview, with a filter, has the filter`() {
        #expect(
            preview { status(.constant("isc"), isFiltering: false) } == """
                Filter: isc                                       1 of 1,200
                ■ permissive 1,200
                """)
    }

    @Test(arguments: [(true, "isc"), (false, "is")])
    func `a character, while a filter is written or not, is added to it or not`(
        isFiltering: Bool, expected: String
    ) {
        var filter = "is"
        let binding = Binding(get: { filter }, set: { filter = $0 })
        HeadlessTerminal(columns: 60, rows: 2) { status(binding, isFiltering: isFiltering) }
            .type("c")
        #expect(filter == expected)
    }
}
