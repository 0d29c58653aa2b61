import DomainLayer
import LicenseViews
import PresentationMocks
import TerminalUI
import Testing
import Wording

@testable import PresentationLayer

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct FindingsTabPresenterTests {
    @Test func `enter folds a kind, and opens a finding's package at its line`() async throws {
        let presenter = FindingsTabPresenter(
            dependency: MockDIContainer(), source: .standard)
        let screen = Task { await presenter.onAppear() }
        try await eventually { presenter.state.list != nil }
        let all = presenter.state.rows.count
        presenter.onEnter()
        #expect(presenter.state.rows.count < all)
        presenter.onEnter()
        #expect(presenter.state.rows.count == all)

        presenter.onMove(to: ListPosition(selected: 1))
        presenter.onEnter()
        guard case .item(let item)? = presenter.state.selection else { return }
        let sheet = try #require(presenter.state.sheet)
        #expect(sheet.packages[sheet.index].findings.contains(item.finding))
        #expect(sheet.line == item.finding.line)
        presenter.onSheetClose()
        #expect(presenter.state.sheet == nil)
        screen.cancel()
        await screen.value
    }

    @Test func `what concerns the whole system opens no package`() async throws {
        let presenter = FindingsTabPresenter(
            dependency: MockDIContainer(), source: .standard)
        let screen = Task { await presenter.onAppear() }
        try await eventually { presenter.state.list != nil }
        let row = presenter.state.rows.lastIndex {
            if case .item(let item) = $0 { item.package == nil } else { false }
        }
        presenter.onMove(to: ListPosition(selected: try #require(row)))
        presenter.onEnter()
        #expect(presenter.state.sheet == nil)
        screen.cancel()
        await screen.value
    }
}

struct FindingsTabStateTests {
    private let inventory = Samples.inventory
    private var state = FindingsTabState()

    init() {
        state.onInventory(FindingList(inventory))
    }

    @Test func `folding keeps the kind selected`() throws {
        var state = state
        let second = try #require(state.list?.groups[1].kind)
        state.onMove(to: ListPosition(selected: try #require(state.rows.position(of: second))))
        let all = state.rows.count
        state.onEnter()
        guard case .kind(second, _, isFolded: true)? = state.selection else {
            Issue.record("\(String(describing: state.selection)) is selected")
            return
        }
        state.onEnter()
        #expect(state.rows.count == all)
    }

    @Test func `a changed inventory keeps the finding selected`() throws {
        var state = state
        state.onReveal("gantry:amd64")
        let selected = state.position.selected
        #expect(selected > 0)
        var inventory = inventory
        inventory.entries.removeAll { $0.findings.contains { $0.kind == .unknownShortName } }
        state.onInventory(FindingList(inventory))
        guard case .item(let item)? = state.selection else {
            Issue.record("\(String(describing: state.selection)) is selected")
            return
        }
        #expect(state.list?.entry(of: item)?.name == "gantry")
        #expect(state.position.selected < selected)
    }

    @Test func `a package without findings can't be shown`() {
        var state = state
        state.onReveal("aozora-reader:all")
        #expect(state.position == ListPosition())
    }

    @Test(arguments: [
        ("gantry", ["gantry:amd64"]), ("short name", ["patchwork:amd64"]),
        ("the system", []), ("no such thing", []),
    ])
    func `the filter is over package, kind and words`(filter: String, packages: [String]) {
        var state = state
        state.onFilterBegin()
        state.onFilter(filter)
        let items = state.rows.groups.flatMap(\.items)
        #expect(items.compactMap { state.list?.entry(of: $0)?.id } == packages)
        state.onEnter()
        #expect(!state.isFiltering)
        state.onEscape()
        #expect(state.filter == "")
        #expect(state.rows.groups.count == state.list?.groups.count)
    }

    @Test func `what is selected stays so while the filter shows it`() {
        var state = state
        state.onReveal("gantry:amd64")
        state.onFilter("gan")
        #expect(state.position.selected == 1)
        state.onFilter("")
        guard case .item(let item)? = state.selection else {
            Issue.record("\(String(describing: state.selection)) is selected")
            return
        }
        #expect(state.list?.entry(of: item)?.name == "gantry")
    }
}
