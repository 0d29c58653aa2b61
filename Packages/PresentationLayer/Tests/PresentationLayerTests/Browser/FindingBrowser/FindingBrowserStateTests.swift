import DomainLayer
import PresentationMocks
import TerminalUI
import Testing

@testable import PresentationLayer

struct FindingBrowserStateTests {
    private let inventory = Samples.inventory
    private var state = FindingBrowserState()

    init() {
        state.onInventory(FindingList(inventory))
    }

    @Test func `folding keeps the kind selected`() throws {
        var state = state
        let second = try #require(state.list?.groups[1].kind)
        state.onMove(to: ListPosition(selected: try #require(state.rows.position(of: second))))
        let all = state.rows.count
        state.onFold(second)
        guard case .kind(second, _, isFolded: true)? = state.selection else {
            Issue.record("\(String(describing: state.selection)) is selected")
            return
        }
        state.onFold(second)
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
}
