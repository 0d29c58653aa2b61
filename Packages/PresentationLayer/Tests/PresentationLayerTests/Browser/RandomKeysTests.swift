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
            dependency: MockDIContainer(), source: .root(scenario.rawValue), patience: {})
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
        "jkgGnp[]/ts?q lMx1-é字".map(Key.character) + [
            .enter, .enter, .enter, .escape, .escape, .tab, .tab, .backTab, .backspace, .delete,
            .up, .down, .down, .left, .right, .pageUp, .pageDown, .home, .end, .wheelUp,
            .wheelDown, .control("u"), .control("w"), .alt("x"), .paste("gpl\n-3"),
            .paste(String(repeating: "long ", count: 100)),
        ]
}

/// SplitMix64: the same numbers for the same seed.
private struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
