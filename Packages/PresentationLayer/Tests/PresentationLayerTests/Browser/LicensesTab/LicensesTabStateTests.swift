import DomainLayer
import PresentationMocks
import TerminalUI
import Testing
import Wording

@testable import PresentationLayer

struct LicensesTabStateTests {
    private var state = LicensesTabState()

    init() {
        state.onInventory(LicenseGroups(Samples.inventory))
    }

    @Test func `at first there is nothing`() {
        let state = LicensesTabState()
        #expect(state.rows.isEmpty)
        #expect(state.selection == nil)
    }

    @Test func `those that most packages name come first`() {
        let counts = state.rows.map(\.members.count)
        #expect(counts == counts.sorted(by: >))
        #expect(state.rows.map(\.name).prefix(2) == ["NOASSERTION", "LGPL-2.1-or-later"])
    }

    @Test func `by name they come as in the listing`() {
        var state = state
        state.onSort()
        let listing = Samples.inventory.listing(for: LicenseQuery(grouping: .license))
        #expect(state.rows == listing.groups)
        state.onSort()
        #expect(state.order == .count)
    }

    @Test(arguments: [
        ("agpl", ["AGPL-3.0-or-later"]), ("network", ["AGPL-3.0-or-later"]), ("nothing", []),
    ])
    func `the filter is over id and category`(filter: String, names: [String]) {
        var state = state
        state.onFilterBegin()
        state.onFilter(filter)
        #expect(state.rows.map(\.name) == names)
        state.onEnter()
        #expect(!state.isFiltering)
    }

    @Test func `a license opens its packages, and escape closes them before the filter`() {
        var state = state
        state.onFilter("lgpl")
        state.onEnter()
        #expect(
            state.opened?.rows.map(\.id)
                == ["libjuniper-dev:amd64", "libjuniper3:amd64", "libjuniper3:i386"])
        state.onReveal("libjuniper3:i386")
        #expect(state.position.selected == 2)
        state.onEscape()
        #expect(state.opened == nil)
        #expect(state.filter == "lgpl")
        #expect(state.position == ListPosition())
        state.onEscape()
        #expect(state.filter == "")
    }

    @Test func `the packages of a license have a filter of their own`() {
        var state = state
        state.onFilter("lgpl")
        state.onEnter()
        state.onFilterBegin()
        #expect(state.isFiltering)
        #expect(state.filter == "")
        state.onFilter("dev")
        #expect(state.opened?.rows.map(\.id) == ["libjuniper-dev:amd64"])
        state.onEscape()
        #expect(!state.isFiltering)
        #expect(state.opened?.rows.count == 3)
        state.onEscape()
        #expect(state.opened == nil)
        #expect(state.rows.map(\.name) == ["LGPL-2.1-or-later"])
    }

    @Test func `a changed inventory keeps what is selected and opened`() {
        var state = state
        state.onMove(to: ListPosition(selected: 1))
        state.onEnter()
        state.onMove(to: ListPosition(selected: 2))
        var inventory = Samples.inventory
        inventory.entries.removeAll { $0.id == "libjuniper3:amd64" }
        state.onInventory(LicenseGroups(inventory))
        #expect(state.opened?.packages.map(\.id) == ["libjuniper-dev:amd64", "libjuniper3:i386"])
        #expect(state.position.selected == 1)
        #expect(state.selection?.name == "LGPL-2.1-or-later")
    }

    @Test func `a license that nobody names any more is closed`() {
        var state = state
        state.onMove(to: ListPosition(selected: 1))
        state.onEnter()
        var inventory = Samples.inventory
        inventory.entries.removeAll { $0.source.name == "juniper" }
        state.onInventory(LicenseGroups(inventory))
        #expect(state.opened == nil)
        #expect(state.position == ListPosition())
    }
}
