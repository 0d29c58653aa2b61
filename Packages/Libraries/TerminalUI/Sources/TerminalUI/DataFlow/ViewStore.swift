/// Keeps what views have that lives longer than a frame: their states, by identity, and their
/// tasks.
///
/// A state lives as long as its identity is shown, or is in a slot that is kept and not shown. So
/// does a task, if the slot keeps tasks; otherwise it is cancelled when it isn't shown.
@MainActor
final class ViewStore {
    /// What is kept for one identity.
    @MainActor
    final class Node {
        fileprivate(set) var locations: [AnyObject] = []
        fileprivate var frame = 0
        fileprivate var slot: ViewContext.Slot?
        fileprivate var hasAppeared = false
        fileprivate var onAppear: (@MainActor () -> Void)?
        fileprivate var wanted: (id: AnyHashable, action: @MainActor () async -> Void)?
        fileprivate var running: RunningTask?
    }

    /// Whether the frame shows something that is on its way.
    var isBusy = false

    private var nodes: [ViewIdentity: Node] = [:]
    private var frame = 0
    /// What the frame shows, in its order.
    private var shownNodes: [Node] = []
    private var shownSlots: Set<ViewIdentity> = []
    private var effects: [@MainActor () -> Void] = []
    /// Those that are cancelled, or not, and have not ended yet.
    private var tasks: [ObjectIdentifier: Task<Void, Never>] = [:]

    deinit { for task in tasks.values { task.cancel() } }

    /// What is kept for the identity, from now on at the latest.
    func node(in context: ViewContext) -> Node {
        let node = nodes[context.identity] ?? Node()
        if node.frame < frame {
            if node.frame == 0 { nodes[context.identity] = node }
            node.frame = frame
            node.slot = context.slot
            shownNodes.append(node)
        }
        return node
    }

    /// Notes that a slot is shown.
    func show(_ slot: ViewIdentity) { shownSlots.insert(slot) }

    /// Does something when the frame is made, with nothing tracked.
    func afterFrame(_ effect: @escaping @MainActor () -> Void) { effects.append(effect) }

    func beginFrame() {
        frame += 1
        isBusy = false
        shownNodes.removeAll(keepingCapacity: true)
        shownSlots.removeAll(keepingCapacity: true)
    }

    /// Forgets what is shown no more, then does what the frame asked for.
    func endFrame() {
        for (identity, node) in nodes where node.frame < frame {
            if node.running != nil, !keeps(node, withTasks: true) { node.stop() }
            if !keeps(node) { nodes[identity] = nil }
        }
        for node in shownNodes {
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
        while let task = tasks.values.first { await task.value }
        nodes = [:]
    }

    /// Whether what isn't shown is in a slot that isn't shown either, and whose owner is kept.
    private func keeps(_ node: Node, withTasks: Bool = false) -> Bool {
        guard let slot = node.slot, !shownSlots.contains(slot.identity),
            let owner = nodes[slot.owner]
        else { return false }
        if owner.frame == frame { return slot.keepsTasks || !withTasks }
        return keeps(owner, withTasks: withTasks)
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

    /// Runs an action as long as the view is shown, and again if the id changes.
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
        let running = RunningTask(id: id)
        let task = Task { [weak self] in
            await action()
            running.hasEnded = true
            self?.tasks[ObjectIdentifier(running)] = nil
        }
        running.task = task
        tasks[ObjectIdentifier(running)] = task
        return running
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
}
