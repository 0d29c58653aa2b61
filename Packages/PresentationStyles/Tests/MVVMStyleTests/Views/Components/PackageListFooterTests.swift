import DomainLayer
import TerminalUI
import Testing

@testable import MVVMStyle

@MainActor
struct PackageListFooterTests {
    private func preview(filter: String, isFiltering: Bool) -> String {
        let footer = PackageListFooter(
            filter: .constant(filter), isFiltering: isFiltering, shown: 1, installed: 1_200,
            summary: "1200 packages, 7 licences",
            categories: [LicenseSummary.Count(.permissive, 1_200)])
        return HeadlessTerminal(columns: 60, rows: 3) { VStack { footer } }.frame
    }

    @Test func `preview, without a filter, has the summary`() {
        #expect(
            preview(filter: "", isFiltering: false) == """
                1200 packages, 7 licences                            by name
                ■ permissive 1,200
                enter open  / filter  r read again  q quit
                """)
    }

    @Test func `preview, while a filter is written, has the filter and its keys`() {
        #expect(
            preview(filter: "", isFiltering: true) == """
                Filter:                                           1 of 1,200
                ■ permissive 1,200
                enter accept  esc all
                """)
    }

    @Test func `preview, with a filter, has the filter and the key to be rid of it`() {
        #expect(
            preview(filter: "isc", isFiltering: false) == """
                Filter: isc                                       1 of 1,200
                ■ permissive 1,200
                esc all  enter open  / filter  r read again  q quit
                """)
    }

    @Test func `a character, while a filter is written, is added to it`() {
        var filter = "is"
        let binding = Binding(get: { filter }, set: { filter = $0 })
        let terminal = HeadlessTerminal(columns: 60, rows: 3) {
            PackageListFooter(
                filter: binding, isFiltering: true, shown: 1, installed: 1, summary: "",
                categories: [])
        }
        terminal.type("c")
        #expect(filter == "isc")
    }
}
