/// Keeps what views have that lives longer than a frame: their states, by identity, and their
/// tasks.
///
/// Both live as long as their identity is shown. A task whose view is gone is cancelled.
@MainActor
final class ViewStore {
    /// What is kept for one identity.
    @MainActor
    final class Node {
        fileprivate(set) var locations: [AnyObject] = []
        fileprivate var frame = 0
        fileprivate var keeper: ViewContext.Keeper?
        fileprivate var hasAppeared = false
        fileprivate var onAppear: (@MainActor () -> Void)?
        fileprivate var wanted: (id: AnyHashable, action: @MainActor () async -> Void)?
        fileprivate var running: RunningTask?
    }

    private var nodes: [ViewIdentity: Node] = [:]
    private var frame = 0
    private var effects: [@MainActor () -> Void] = []
    /// Tasks that are cancelled, or not, and have not ended yet.
    private var tasks: [ObjectIdentifier: RunningTask] = [:]

    /// What is kept for the identity, from now on at the latest.
    func node(in context: ViewContext) -> Node {
        let node = nodes[context.identity] ?? Node()
        nodes[context.identity] = node
        node.frame = frame
        node.keeper = context.keeper
        return node
    }

    /// Does something when the frame is made, with nothing tracked.
    func afterFrame(_ effect: @escaping @MainActor () -> Void) { effects.append(effect) }

    func beginFrame() { frame += 1 }

    /// Forgets what is shown no more, then does what the frame asked for.
    func endFrame() {
        for (identity, node) in nodes where node.frame < frame {
            if !keepsTasks(node) { node.stop() }
            if !keeps(node) { nodes[identity] = nil }
        }
        let appeared = nodes.values.filter { $0.frame == frame }
        for node in appeared {
            if let onAppear = node.onAppear, !node.hasAppeared { effects.append(onAppear) }
            node.hasAppeared = true
            if let wanted = node.wanted, node.running?.id != wanted.id {
                node.stop()
                node.running = start(wanted.id, wanted.action)
            }
        }
        let due = effects
        effects = []
        for effect in due { effect() }
    }

    /// Cancels all tasks and waits until they have ended.
    func end() async {
        for task in tasks.values { task.cancel() }
        while let task = tasks.values.first { await task.end() }
        nodes = [:]
    }

    private func keeps(_ node: Node) -> Bool {
        guard let keeper = node.keeper.flatMap({ nodes[$0.identity] }) else { return false }
        return keeper.frame == frame || keeps(keeper)
    }

    private func keepsTasks(_ node: Node) -> Bool {
        guard let around = node.keeper, around.keepsTasks, let keeper = nodes[around.identity]
        else { return false }
        return keeper.frame == frame || keepsTasks(keeper)
    }
}

// MARK: What views ask for

extension ViewStore.Node {
    /// What the property of this number keeps, made if there is nothing yet.
    func location<Location: AnyObject>(_ index: Int, make: () -> Location) -> Location {
        if index < locations.count, let location = locations[index] as? Location {
            return location
        }
        let location = make()
        locations.removeLast(max(0, locations.count - index))
        locations.append(location)
        return location
    }

    /// Does something after the first frame that shows the view.
    func appear(_ action: @escaping @MainActor () -> Void) { onAppear = action }

    /// Runs something as long as the view is shown, anew if the id is another one.
    func run(id: AnyHashable, _ action: @escaping @MainActor () async -> Void) {
        wanted = (id, action)
    }

    fileprivate func stop() {
        running?.cancel()
        running = nil
    }
}

extension ViewStore {
    /// Runs something for a view that is shown, unless that is running already.
    func run(in node: Node, _ action: @escaping @MainActor () async -> Void) {
        guard node.running?.hasEnded ?? true else { return }
        node.running = start(AnyHashable(0), action)
    }

    private func start(
        _ id: AnyHashable, _ action: @escaping @MainActor () async -> Void
    ) -> RunningTask {
        let task = RunningTask(id: id)
        tasks[ObjectIdentifier(task)] = task
        task.task = Task { [weak self] in
            await action()
            task.hasEnded = true
            self?.tasks[ObjectIdentifier(task)] = nil
        }
        return task
    }
}

/// A task of a view.
@MainActor
private final class RunningTask {
    let id: AnyHashable
    var task: Task<Void, Never>?
    var hasEnded = false

    init(id: AnyHashable) { self.id = id }

    func cancel() { task?.cancel() }

    func end() async { await task?.value }
}
