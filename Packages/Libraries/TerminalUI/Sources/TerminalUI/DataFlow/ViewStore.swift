/// Keeps what outlives a frame: the states of views, by identity, and their tasks.
///
/// A state lives as long as its identity is shown, or is in a slot that is kept but not shown. A
/// task is cancelled when its view isn't shown.
@MainActor
final class ViewStore {
    /// The states and the task of one identity.
    @MainActor
    final class Node {
        fileprivate(set) var locations: [AnyObject] = []
        fileprivate var frame = 0
        fileprivate var slot: ViewContext.Slot?
        fileprivate var isShown = false
        fileprivate var onAppear: (@MainActor () -> Void)?
        fileprivate var onDisappear: (@MainActor () -> Void)?
        fileprivate var wanted: (id: AnyHashable, action: @MainActor () async -> Void)?
        fileprivate var running: RunningTask?
        /// What to run when the running action has ended.
        fileprivate var next: (@MainActor () async -> Void)?
    }

    /// Whether the frame has a view that is busy.
    var isBusy = false

    private var nodes: [ViewIdentity: Node] = [:]
    private var frame = 0
    /// The nodes of the frame, in its order.
    private var shownNodes: [Node] = []
    private var shownSlots: Set<ViewIdentity> = []
    private var effects: [@MainActor () -> Void] = []
    /// Tasks that have not ended yet, cancelled ones included.
    private var tasks: [ObjectIdentifier: Task<Void, Never>] = [:]

    deinit { for task in tasks.values { task.cancel() } }

    /// The node of the identity, made if it is new.
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

    /// Records that a slot is shown.
    func show(_ slot: ViewIdentity) { shownSlots.insert(slot) }

    /// Runs an effect after the frame, without tracking.
    func afterFrame(_ effect: @escaping @MainActor () -> Void) { effects.append(effect) }

    func beginFrame() {
        frame += 1
        isBusy = false
        shownNodes.removeAll(keepingCapacity: true)
        shownSlots.removeAll(keepingCapacity: true)
    }

    /// Forgets what is no longer shown, then runs the effects of the frame.
    func endFrame() {
        for (identity, node) in nodes where node.frame < frame {
            node.stop()
            if node.isShown, let onDisappear = node.onDisappear { effects.append(onDisappear) }
            node.isShown = false
            if !keeps(node) { nodes[identity] = nil }
        }
        for node in shownNodes {
            if let onAppear = node.onAppear, !node.isShown { effects.append(onAppear) }
            node.isShown = true
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

    /// Whether a node that isn't shown is in a slot that isn't shown either, but whose owner is
    /// kept.
    private func keeps(_ node: Node) -> Bool {
        guard let slot = node.slot, !shownSlots.contains(slot.identity),
            let owner = nodes[slot.owner]
        else { return false }
        return owner.frame == frame || keeps(owner)
    }
}

// MARK: Requests of views

extension ViewStore.Node {
    /// The stored value of the property with this number, made if it is new.
    func location<Location: AnyObject>(_ index: Int, make: () -> Location) -> Location {
        if index < locations.count, let location = locations[index] as? Location {
            return location
        }
        let location = make()
        locations.removeLast(max(0, locations.count - index))
        locations.append(location)
        return location
    }

    /// Runs an action after each frame that shows the view, unless the one before did.
    func appear(_ action: @escaping @MainActor () -> Void) { onAppear = action }

    /// Runs an action after each frame that doesn't show the view, if the one before did.
    func disappear(_ action: @escaping @MainActor () -> Void) { onDisappear = action }

    /// Runs an action as long as the view is shown, and again if the id changes.
    func run(id: AnyHashable, _ action: @escaping @MainActor () async -> Void) {
        wanted = (id, action)
    }

    fileprivate func stop() {
        running?.cancel()
        (running, next) = (nil, nil)
    }
}

extension ViewStore {
    /// Runs an action for a view that is shown, after the one that is running; of several that come
    /// meanwhile only the last.
    func run(in node: Node, _ action: @escaping @MainActor () async -> Void) {
        guard node.running?.hasEnded ?? true else {
            node.next = action
            return
        }
        node.running = start(AnyHashable(0)) { [weak node] in
            await action()
            while !Task.isCancelled, let next = node?.next.take() { await next() }
        }
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
