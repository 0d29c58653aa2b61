extension View {
    /// Does something after the first frame that shows the view; not again when a row of a list or
    /// a tab comes back whose state was kept.
    public func onAppear(perform action: @escaping @MainActor () -> Void) -> some View {
        NodeReader { _, node in
            node?.appear(action)
            return self
        }
    }

    /// Runs something as long as the view is shown; it is cancelled when the view is gone.
    ///
    /// All the while it has the properties and the environment that the view had in the frame in
    /// which it began; states and bindings it reads as they are.
    public func task(_ action: @escaping @MainActor () async -> Void) -> some View {
        task(id: 0, action)
    }

    /// Runs an action as long as the view is shown, and again whenever the id changes.
    public func task(
        id: some Hashable & Sendable, _ action: @escaping @MainActor () async -> Void
    ) -> some View {
        NodeReader { _, node in
            node?.run(id: AnyHashable(id), action)
            return self
        }
    }

    /// Does something when a value is another one than in the frame before.
    public func onChange<Value: Equatable>(
        of value: Value, _ action: @escaping @MainActor (_ old: Value, _ new: Value) -> Void
    ) -> some View {
        NodeReader { store, node in
            if let store, let last = node?.location(0, make: { LastValue(value) }) {
                let old = last.value
                if old != value { store.afterFrame { action(old, value) } }
                last.value = value
            }
            return self
        }
    }

    /// Does something when a value is another one than in the frame before.
    public func onChange(
        of value: some Equatable, _ action: @escaping @MainActor () -> Void
    ) -> some View {
        onChange(of: value) { _, _ in action() }
    }

    /// Runs something when `r` is pressed, unless it is running already.
    public func refreshable(action: @escaping @MainActor () async -> Void) -> some View {
        NodeReader { store, node in
            onKey(.character("r")) {
                if let store, let node { store.run(in: node, action) }
            }
        }
    }
}

/// A value of the frame before.
private final class LastValue<Value> {
    var value: Value

    init(_ value: Value) { self.value = value }
}

/// A view with something that is kept for it; printed, nothing is.
private struct NodeReader<Content: View>: View {
    let content: @MainActor (ViewStore?, ViewStore.Node?) -> Content

    func render(into stack: inout LineStack) {
        stack.render(at: ObjectIdentifier(Self.self)) { stack in
            let store = stack.context.store
            let node = store?.node(in: stack.context)
            content(store, node).render(into: &stack)
        }
    }
}
