import DomainLayer
import PresentationMocks
import TerminalUI
import Testing

@testable import PresentationLayer

/// Presses random keys in terminals of random sizes: nothing crashes, and nothing is drawn outside
/// the screen.
@MainActor
@Suite(.timeLimit(.minutes(10)))
struct RandomKeysTests {
    @Test(arguments: [Scenario.samples, .troubled, .empty, .failure])
    func `random keys never crash nor draw outside the screen`(scenario: Scenario) async throws {
        var system = SystemRandomNumberGenerator()
        let seed = system.next()
        print("random keys on \(scenario): seed \(seed)")
        var random = SeededGenerator(seed: seed)
        var (columns, rows) = (80, 24)
        var terminal = terminal(scenario, columns: columns, rows: rows)
        for step in 0..<1_500 {
            if random.next() % 50 == 0 {
                columns = Int(random.next() % 170)
                rows = Int(random.next() % 50)
                terminal.resize(columns: columns, rows: rows)
            } else {
                terminal.press(Self.keys.randomElement(using: &random) ?? .enter)
            }
            if random.next() % 8 == 0 { try await Task.sleep(for: .microseconds(100)) }
            if terminal.isDismissed {
                await terminal.end()
                terminal = self.terminal(scenario, columns: columns, rows: rows)
            }
            let lines = terminal.lines
            try #require(lines.count == rows, "seed \(seed), step \(step)")
            try #require(
                lines.allSatisfy { $0.width <= columns }, "seed \(seed), step \(step)")
        }
        await terminal.end()
    }

    private func terminal(
        _ scenario: Scenario, columns: Int, rows: Int
    ) -> HeadlessTerminal<some View> {
        let container = MockDIContainer()
        return HeadlessTerminal(columns: columns, rows: rows) {
            BrowserView(dependency: container, source: .root(scenario.rawValue))
                .environment(\.progressDelay, .zero)
        }
    }

    private static let keys: [Key] =
        "jkgGnp[]/tsyr?q lMx1-é字".map(Key.character) + [
            .enter, .enter, .enter, .escape, .escape, .tab, .tab, .backTab, .backspace, .delete,
            .up, .down, .down, .left, .right, .pageUp, .pageDown, .home, .end,
            .control("d"), .control("u"), .control("w"), .alt("x"), .paste("gpl\n-3"),
            .paste(String(repeating: "long ", count: 100)),
        ]
}
