import DomainLayer
import PresentationMocks
import TerminalUI
import Testing

@testable import PresentationLayer

/// Whatever is pressed, in a terminal of whatever size: nothing crashes, and nothing is drawn
/// outside the screen.
@MainActor
@Suite(.timeLimit(.minutes(10)))
struct RandomKeysTests {
    @Test(arguments: [Scenario.samples, .troubled, .empty, .failure])
    func `random keys never crash nor draw outside the screen`(scenario: Scenario) async throws {
        var system = SystemRandomNumberGenerator()
        let seed = system.next()
        print("random keys on \(scenario): seed \(seed)")
        var random = SeededGenerator(seed: seed)
        let presenter = BrowserPresenter(
            dependency: MockDIContainer(), source: .root(scenario.rawValue), progressDelay: {})
        let browser = Task { await presenter.onAppear() }
        var (columns, rows) = (80, 24)
        let terminal = HeadlessTerminal(columns: columns, rows: rows) {
            BrowserView(presenter: presenter)
        }
        for step in 0..<1_500 {
            if random.next() % 50 == 0 {
                columns = Int(random.next() % 170)
                rows = Int(random.next() % 50)
                terminal.resize(columns: columns, rows: rows)
            } else {
                terminal.press(Self.keys.randomElement(using: &random) ?? .enter)
            }
            if random.next() % 8 == 0 { try await Task.sleep(for: .microseconds(100)) }
            let lines = terminal.lines
            try #require(lines.count == rows, "seed \(seed), step \(step)")
            try #require(
                lines.allSatisfy { $0.width <= columns }, "seed \(seed), step \(step)")
        }
        browser.cancel()
        await browser.value
    }

    private static let keys: [Key] =
        "jkgGnp[]/tsyr?q lMx1-é字".map(Key.character) + [
            .enter, .enter, .enter, .escape, .escape, .tab, .tab, .backTab, .backspace, .delete,
            .up, .down, .down, .left, .right, .pageUp, .pageDown, .home, .end,
            .control("d"), .control("u"), .control("w"), .alt("x"), .paste("gpl\n-3"),
            .paste(String(repeating: "long ", count: 100)),
        ]
}
