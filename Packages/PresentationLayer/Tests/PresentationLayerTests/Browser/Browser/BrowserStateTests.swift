import DomainLayer
import PresentationMocks
import Testing

@testable import PresentationLayer

struct BrowserStateTests {
    @Test func `tabs follow each other in a circle`() {
        var state = BrowserState()
        var tabs: [BrowserTab] = []
        for step in [1, 1, 1, 1, -1, -1] {
            state.onTab(by: step)
            tabs.append(state.tab)
        }
        #expect(tabs == [.licenses, .summary, .findings, .packages, .findings, .summary])
    }

    @Test func `the inventory's outline is kept`() {
        var state = BrowserState()
        state.onInventory(.loading(done: 1, of: 2))
        #expect(state.contents == .loading(done: 1, of: 2))
        state.onInventory(.success(Samples.inventory))
        #expect(
            state.contents
                == .success(BrowserState.Contents(system: Samples.system, packages: 18)))
    }

    @Test func `each tab is waited for anew, but an inventory on its way is waited for once`() {
        var state = BrowserState()
        state.onLongWait()
        state.onTab(by: 1)
        #expect(state.isLong)
        state.onInventory(.success(Samples.inventory))
        #expect(state.isLong)
        state.onTab(by: 1)
        #expect(!state.isLong)
    }

    @Test func `help begins at its top`() {
        var state = BrowserState()
        state.onHelp()
        state.onHelpScroll(to: 3)
        state.onHelpClose()
        #expect(!state.isHelpShown)
        state.onHelp()
        #expect(state.isHelpShown)
        #expect(state.helpTop == 0)
    }
}
