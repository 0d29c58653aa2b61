import DomainLayer
import StyleDoubles
import TerminalUI
import Testing

@testable import VSAStyle

@MainActor
@Suite struct NewcomerScreenTests {
    private let system = FakeSystem()

    /// The first frame with something in it; an empty one if none ever has.
    private func frame() async throws -> String {
        let client = InventoryClient(
            Container(system: system, clockDriver: ManualClock()), source: .standard)
        let terminal = HeadlessTerminal(columns: 80, rows: 4) {
            NewcomerScreen().environment(client)
        }
        for _ in 0..<5_000 where terminal.frame == "\n\n\n" {
            try await Task.sleep(for: .milliseconds(1))
        }
        let frame = terminal.frame
        await terminal.end()
        return frame
    }

    /// Needs `viewState = .loaded(packages: inventory.entries.count)` in the view.
    @Test func `the packages are counted`() async throws {
        #expect(try await frame() == "3 packages\n\n\n")
    }

    @Test func `a system that can't be read is an error`() async throws {
        system.fail(with: .notDebianRoot(path: "/orchard"))
        #expect(try await frame().contains("/orchard is not a Debian system"))
    }
}
