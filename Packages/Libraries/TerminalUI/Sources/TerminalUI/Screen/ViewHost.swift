internal import Observation
internal import Synchronization

/// Keeps the frame of a view up to date, and gives keys to the views in the frame.
///
/// The properties of observable objects that the view reads are tracked: a change makes the frame
/// stale, and the next reader has it laid out again.
@MainActor
final class ViewHost<Content: View> {
    private let content: @MainActor () -> Content
    private let staleness: Staleness
    private let copy: CopyAction
    private let store = ViewStore()
    private var shown = Block()
    /// How many consecutive frames were already stale when they were shown.
    private var restlessFrames = 0
    /// Whether the screen has ended: its view is no longer laid out and takes no keys.
    private(set) var isDismissed = false

    /// The size of the screen.
    var size: ScreenSize {
        didSet { if size != oldValue { staleness.isStale.store(true, ordering: .relaxed) } }
    }

    /// - Parameters:
    ///   - onStale: called when something changes, maybe several times a frame.
    ///   - onCopy: called with a text for the clipboard.
    ///   - content: makes the view for each frame.
    init(
        size: ScreenSize, onStale: @escaping @Sendable () -> Void = {},
        onCopy: @escaping @MainActor (String) -> Void,
        content: @escaping @MainActor () -> Content
    ) {
        self.size = size
        self.content = content
        staleness = Staleness(onStale: onStale)
        copy = CopyAction(action: onCopy)
    }

    /// The current lines of the screen, from top to bottom.
    var frame: [StyledLine] { current.lines }

    /// Whether the frame has a view that is busy.
    var isBusy: Bool {
        _ = current
        return store.isBusy
    }

    /// Gives the key to the view that takes it; false if none does.
    func handle(_ key: Key) -> Bool {
        let keys = current.keys
        return !isDismissed && keys.handle(key)
    }

    /// Ends the tasks of all views, and waits for them; the frame no longer changes.
    func end() async {
        // Changes by a cancelled task must not restart tasks.
        isDismissed = true
        await store.end()
    }

    private var current: Block {
        // A change made by a frame, by `onChange` for example, is shown in that frame, not the
        // next.
        for _ in 0..<Self.mostLayouts where !isDismissed && staleness.take() {
            store.beginFrame()
            StateChange.isAllowed = false
            shown = withObservationTracking {
                content().laidOut(on: size, in: context)
            } onChange: { [staleness] in
                staleness.set()
            }
            StateChange.isAllowed = true
            store.endFrame()
        }
        restlessFrames = staleness.isStale.load(ordering: .relaxed) ? restlessFrames + 1 : 0
        assert(isDismissed || restlessFrames < 100, "a view changes in each of its frames")
        return shown
    }

    /// How often a frame is laid out, at most, before it is shown: views may keep changing it.
    private static var mostLayouts: Int { 3 }

    private var context: ViewContext {
        var context = ViewContext(store: store)
        context.environment.copy = copy
        context.environment.dismiss = DismissAction { [weak self] in self?.dismiss() }
        return context
    }

    private func dismiss() {
        isDismissed = true
        staleness.set()
    }
}

/// Whether something in a frame has changed since the frame was made.
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

    /// Whether something has changed since the last call.
    func take() -> Bool { isStale.exchange(false, ordering: .acquiringAndReleasing) }
}

extension [KeyBinding] {
    /// Gives the key to the first view that takes it; false if none does.
    @MainActor
    func handle(_ key: Key) -> Bool {
        contains { $0.isFocused && $0.handle(key) } || contains { !$0.isFocused && $0.handle(key) }
    }
}
