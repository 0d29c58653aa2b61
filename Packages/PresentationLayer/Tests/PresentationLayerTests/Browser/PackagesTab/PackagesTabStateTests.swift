import DomainLayer
import LicenseViews
import PresentationMocks
import TerminalUI
import Testing
import Wording

@testable import PresentationLayer

struct PackagesTabStateTests {
    private let entries = Samples.inventory.entries
    private var state = PackagesTabState()

    init() {
        state.onInventory(entries, index: Self.index(of: entries))
    }

    private static func index(of entries: [PackageLicense]) -> PackageRowIndex {
        PackageRowIndex(LicenseInventory(system: Samples.system, entries: entries))
    }

    @Test func `at first there is nothing`() {
        let state = PackagesTabState()
        #expect(state.entries == nil)
        #expect(state.rows.isEmpty)
        #expect(state.selection == nil)
    }

    @Test func `packages are shown before their index has come, and filtered once it has`() {
        var state = PackagesTabState()
        state.onInventory(entries, index: nil)
        state.onFilter("gantry")
        #expect(state.rows.count == entries.count)
        state.onInventory(entries, index: Self.index(of: entries))
        #expect(state.rows.map(\.name) == ["gantry"])
    }

    @Test(
        arguments: [
            ("juniper", ["libjuniper-dev", "libjuniper3", "libjuniper3"]),
            ("gpl-3", ["dovetail", "fathom", "kestrel"]), ("dangling", ["harbour-data"]),
            ("mit read", ["aozora-reader"]), ("no such thing", []),
        ] as [(String, [String])])
    func `the filter is over what a row says of name and license`(filter: String, names: [String]) {
        var state = state
        state.onFilter(filter)
        #expect(state.rows.map(\.name) == names)
    }

    @Test(arguments: LicenseOrder.allCases)
    func `names rank before licenses in every order`(order: LicenseOrder) {
        var state = state
        while state.order != order { state.onSort() }
        state.onFilter("m")
        #expect(state.rows.first?.name == "marrow")
        #expect(
            Set(state.rows.prefix(4).map(\.name))
                == ["marrow", "base-almanac", "ember-fonts", "fathom"])
        #expect(state.rows.count > 4)
    }

    @Test func `what is selected stays so while the filter shows it`() {
        var state = state
        state.onMove(to: ListPosition(selected: 9, top: 4))
        #expect(state.selection?.name == "kestrel")
        state.onFilter("gpl-3")
        #expect(state.position == ListPosition(selected: 2, top: 0))
        #expect(state.selection?.name == "kestrel")
        state.onFilter("gpl-3 dove")
        #expect(state.selection?.name == "dovetail")
    }

    @Test func `each order comes once, and begins with what comes first`() {
        var state = state
        state.onMove(to: ListPosition(selected: 2))
        var orders: [LicenseOrder] = []
        for _ in 0..<3 {
            state.onSort()
            orders.append(state.order)
            #expect(state.position == ListPosition())
        }
        #expect(orders == [.license, .size, .name])
        #expect(state.rows.map(\.id) == entries.map(\.id))
    }

    @Test func `a changed inventory keeps filter, order and selection`() {
        var state = state
        state.onSort()
        state.onFilter("juniper")
        state.onMove(to: ListPosition(selected: 1))
        let fewer = entries.filter { $0.name != "libjuniper-dev" }
        state.onInventory(fewer, index: Self.index(of: fewer))
        #expect(state.rows.map(\.id) == ["libjuniper3:amd64", "libjuniper3:i386"])
        #expect(state.selection?.id == "libjuniper3:amd64")
        #expect(state.order == .license)
    }

    @Test func `what is gone from the inventory is not selected`() {
        var state = state
        state.onMove(to: ListPosition(selected: 9, top: 4))
        let fewer = entries.filter { $0.name != "kestrel" }
        state.onInventory(fewer, index: Self.index(of: fewer))
        #expect(state.position == ListPosition())
    }

    @Test func `a package that was looked at elsewhere is selected if it is shown`() {
        var state = state
        state.onReveal("kestrel:amd64")
        #expect(state.selection?.name == "kestrel")
        state.onFilter("mit")
        state.onReveal("kestrel:amd64")
        #expect(state.selection?.name == "aozora-reader")
    }

    @Test func `keys go to what is being written`() {
        var state = state
        var seen: [PackagesTabState.Focus] = []
        state.onFilterBegin()
        seen.append(state.focus)
        state.onEnter()
        seen.append(state.focus)
        state.onPhraseBegin()
        seen.append(state.focus)
        state.onPhrase("words")
        state.onEnter()
        seen.append(state.focus)
        #expect(seen == [.filter, .rows, .phrase, .rows])
    }

    @Test func `escape closes the search, then the filter, and then nothing`() {
        var state = state
        state.onFilter("gpl")
        state.onPhraseBegin()
        state.onPhrase("words")
        state.onEnter()
        state.onEscape()
        #expect(state.search == nil)
        #expect(state.filter == "gpl")
        state.onEscape()
        #expect(state.filter == "")
        #expect(state.rows.count == entries.count)
        state.onEscape()
        #expect(state.rows.count == entries.count)
    }

    @Test func `hits are neither filtered nor sorted`() {
        var state = state
        state.onPhraseBegin()
        state.onPhrase("words")
        state.onEnter()
        state.onFilterBegin()
        state.onSort()
        #expect(state.focus == .rows)
        #expect(state.order == .name)
    }

    @Test func `a search for nothing is none`() {
        var state = state
        state.onPhraseBegin()
        state.onEnter()
        #expect(state.search == nil)
        #expect(state.focus == .rows)
    }

    @Test func `what is found after the search was closed is not shown`() {
        var state = state
        state.onStep(LicenseTextSearchStep(done: 1, of: 2))
        state.onSearchEnd()
        #expect(state.search == nil)
    }
}

struct TextSearchStateTests {
    private let hits = (1...3).map {
        LicenseTextHit(package: "pear:all", line: $0, text: "words")
    }

    @Test func `hits gather step by step`() {
        var state = TextSearchState()
        state.onPhrase("words")
        state.onBegin()
        #expect(state.isRunning)
        state.onStep(LicenseTextSearchStep(hits: [hits[0]], done: 1, of: 3))
        state.onStep(LicenseTextSearchStep(hits: [hits[1], hits[2]], done: 2, of: 3))
        #expect(state.hits == hits)
        #expect([state.done, state.total] == [2, 3])
        state.onMove(to: ListPosition(selected: 1))
        #expect(state.selection == hits[1])
        state.onEnd()
        #expect(!state.isRunning)
        #expect(!state.isCut)
    }

    @Test func `another search begins with nothing`() {
        var state = TextSearchState()
        state.onBegin()
        state.onStep(LicenseTextSearchStep(hits: hits, done: 3, of: 3))
        state.onMove(to: ListPosition(selected: 2))
        state.onPhrase("other")
        #expect(state.begun == "")
        state.onBegin()
        #expect(state.begun == "other")
        #expect(state.hits == [])
        #expect(state.position == ListPosition())
        #expect(state.selection == nil)
    }

    @Test func `a search that found too much was cut`() {
        var state = TextSearchState()
        state.onBegin()
        let most = LicenseTextSearchStep.mostHits
        state.onStep(
            LicenseTextSearchStep(
                hits: Array(repeating: hits[0], count: most), done: 1, of: 3))
        #expect(state.isCut)
    }
}
