import DomainLayer
import PresentationMocks
import TerminalUI
import Testing

@testable import PresentationLayer

@MainActor
struct NewcomerPresenterTests {
    /// Needs `state.onInventory(inventory, at: now)` in the presenter.
    @Test func `when it has appeared the packages are counted`() async throws {
        let container = MockDIContainer()
        let terminal = HeadlessTerminal(columns: 40, rows: 2) {
            NewcomerView(dependency: container, source: .standard)
        }
        for _ in 0..<5_000 where !terminal.frame.contains("counted") {
            try await Task.sleep(for: .milliseconds(1))
        }
        #expect(
            terminal.frame == """
                \(Samples.inventory.entries.count) packages
                counted at 2023-11-14T22:13:20Z
                """)
        await terminal.end()
    }

    @Test func `a system that can't be read is an error`() {
        var state = NewcomerState()
        state.onInventory(
            .failure(.noPackageDatabase(path: "/orchard")), at: .success(Timestamp(clamping: 0)))
        #expect(state.packages == .failure(.noPackageDatabase(path: "/orchard")))
        let text = NewcomerContent(state: state).text(width: 80)
        #expect(text.contains("/orchard has no package database"))
    }

    @Test func `packages are shown even if the clock fails`() {
        var state = NewcomerState()
        state.onInventory(
            .success(Samples.inventory), at: .failure(.badSourceDateEpoch("soon")))
        let text = NewcomerContent(state: state).text(width: 80)
        #expect(text.hasPrefix("\(Samples.inventory.entries.count) packages\n"))
        #expect(text.contains("SOURCE_DATE_EPOCH is 'soon'"))
    }
}
