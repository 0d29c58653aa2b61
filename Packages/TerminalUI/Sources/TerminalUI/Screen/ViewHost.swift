internal import Observation
internal import Synchronization

/// Keeps the frame of a view up to date, and gives keys to what the frame shows.
///
/// What the view reads of observable objects is tracked: a change makes the frame stale, and
/// whoever wants it next has it laid out anew.
@MainActor
final class ViewHost<Content: View> {
    private let content: @MainActor () -> Content
    private let isDone: @MainActor () -> Bool
    private let staleness: Staleness
    private let store = ViewStore()
    private var shown = (block: Block(), isDone: false)

    /// The size of the screen.
    var size: ScreenSize {
        didSet { if size != oldValue { staleness.isStale.store(true, ordering: .relaxed) } }
    }

    /// - Parameters:
    ///   - onStale: called when a change is made, possibly several times a frame.
    ///   - isDone: tracked like what the view reads.
    ///   - content: makes the view for each frame.
    init(
        size: ScreenSize, onStale: @escaping @Sendable () -> Void = {},
        until isDone: @escaping @MainActor () -> Bool = { false },
        content: @escaping @MainActor () -> Content
    ) {
        self.size = size
        self.isDone = isDone
        self.content = content
        staleness = Staleness(onStale: onStale)
    }

    /// The lines of the screen, from top to bottom, as they are now.
    var frame: [StyledLine] { current.block.lines }

    /// Whether the condition holds that ends the show.
    var hasEnded: Bool { current.isDone }

    /// Gives the key to the view that it is meant for; false if there is none.
    func handle(_ key: Key) -> Bool {
        current.block.keys.handle(key)
    }

    /// Ends the tasks of all views, and waits for them.
    func end() async { await store.end() }

    private var current: (block: Block, isDone: Bool) {
        if staleness.isStale.exchange(false, ordering: .acquiringAndReleasing) {
            store.beginFrame()
            shown = withObservationTracking {
                (content().laidOut(on: size, in: ViewContext(store: store)), isDone())
            } onChange: { [staleness] in
                staleness.set()
            }
            store.endFrame()
        }
        return shown
    }
}

/// Whether a frame shows something that has changed since.
private final class Staleness: Sendable {
    let isStale = Atomic(true)
    private let onStale: @Sendable () -> Void

    init(onStale: @escaping @Sendable () -> Void) {
        self.onStale = onStale
    }

    func set() {
        isStale.store(true, ordering: .releasing)
        onStale()
    }
}
