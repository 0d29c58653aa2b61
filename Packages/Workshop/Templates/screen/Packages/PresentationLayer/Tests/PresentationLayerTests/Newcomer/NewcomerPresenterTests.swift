import DomainLayer
import PresentationMocks
import TerminalUI
import Testing

@testable import PresentationLayer

@MainActor
struct NewcomerPresenterTests {
    /// Needs `state.onInventory(inventory)` in the presenter.
    @Test func `when it has appeared the packages are counted`() async throws {
        let container = MockDIContainer()
        let terminal = HeadlessTerminal(columns: 40, rows: 1) {
            NewcomerView(dependency: container, source: .standard)
        }
        for _ in 0..<5_000 where terminal.frame.isEmpty {
            try await Task.sleep(for: .milliseconds(1))
        }
        #expect(terminal.frame == "\(Samples.inventory.entries.count) packages")
        await terminal.end()
    }

    @Test func `a system that can't be read is an error`() {
        var state = NewcomerState()
        state.onInventory(.failure(.notDebianRoot(path: "/orchard")))
        #expect(state.packages == .failure(.notDebianRoot(path: "/orchard")))
        #expect(NewcomerContent(state: state).text(width: 80).contains("/orchard is not a Debian"))
    }
}
