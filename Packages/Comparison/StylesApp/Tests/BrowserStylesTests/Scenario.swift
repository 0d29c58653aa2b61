import DomainLayer
import StyleDoubles
import TerminalUI

/// What a user does in the browser, and what happens to the system meanwhile.
struct Scenario: CustomStringConvertible, Sendable {
    /// One action, and words that identify the frame after it.
    struct Step: Sendable {
        var keys: [Key] = []
        var change: @Sendable (FakeSystem) -> Void = { _ in }
        /// How many seconds pass, each with a check for changes.
        var seconds = 0
        /// Whether the system is read again, because of a key or a change.
        var isReadAgain = false
        /// Whether the clock runs until the words are shown. What a key asks for comes at once.
        var takesTime: Bool { isHeld || isReadAgain && keys.isEmpty }
        /// Whether something is still going on afterward.
        var isHeld = false
        /// Words in the frame.
        var shows: String
        /// The index of an earlier step whose frame is shown again, to the byte.
        var repeated: Int?
    }

    let description: String
    var entries = PackageLicense.samples
    /// Prepares the system before the browser reads it.
    var begin: @Sendable (FakeSystem) -> Void = { _ in }
    let steps: [Step]
}

extension Scenario.Step {
    static func begin(shows: String) -> Self { Self(shows: shows) }

    static func press(_ keys: Key..., shows: String) -> Self { Self(keys: keys, shows: shows) }

    static func type(_ text: String, shows: String) -> Self {
        Self(keys: text.map { .character($0) }, shows: shows)
    }

    /// The system changes, and the browser notices by itself.
    static func change(
        shows: String, _ change: @escaping @Sendable (FakeSystem) -> Void
    ) -> Self {
        Self(change: change, isReadAgain: true, shows: shows)
    }
}
