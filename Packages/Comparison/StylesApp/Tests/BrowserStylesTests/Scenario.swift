import DomainLayer
import StyleDoubles
import TerminalUI

/// What somebody does in the browser, and what happens to the system meanwhile.
struct Scenario: CustomStringConvertible, Sendable {
    /// One thing that is done, and by what the frame is known that follows.
    struct Step: Sendable {
        var keys: [Key] = []
        var change: @Sendable (FakeSystem) -> Void = { _ in }
        /// How many seconds go by, in which the system is looked at as often.
        var seconds = 0
        /// Whether the system is read again, by a key or since it has changed.
        var isReadAgain = false
        /// Whether something stays on its way.
        var isHeld = false
        /// Words of the frame.
        var shows: String
    }

    let description: String
    var entries = PackageLicense.samples
    /// What the system is like before it is looked at.
    var begin: @Sendable (FakeSystem) -> Void = { _ in }
    let steps: [Step]
}

extension Scenario.Step {
    static func begin(shows: String) -> Self { Self(shows: shows) }

    static func press(_ keys: Key..., shows: String) -> Self { Self(keys: keys, shows: shows) }

    static func type(_ text: String, shows: String) -> Self {
        Self(keys: text.map { .character($0) }, shows: shows)
    }

    /// The system changes, and is looked at again by itself.
    static func change(
        shows: String, _ change: @escaping @Sendable (FakeSystem) -> Void
    ) -> Self {
        Self(change: change, isReadAgain: true, shows: shows)
    }
}
