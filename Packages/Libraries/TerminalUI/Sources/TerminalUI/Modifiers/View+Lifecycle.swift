extension View {
    /// Runs an action after the first frame that shows the view, and again each time that a row of
    /// a list or a tab comes back with its state.
    public func onAppear(perform action: @escaping @MainActor () -> Void) -> some View {
        NodeReader { _, node in
            node?.appear(action)
            return self
        }
    }

    /// Runs an action after the first frame that no longer shows the view: it is gone, it is a row
    /// that was scrolled out of view, or another tab is selected.
    ///
    /// ```swift
    /// Text("Recording").onAppear { recorder.begin() }.onDisappear { recorder.pause() }
    /// ```
    ///
    /// When several views disappear at once, the order of their actions isn't specified. As in
    /// SwiftUI, the end of the screen runs none.
    public func onDisappear(perform action: @escaping @MainActor () -> Void) -> some View {
        NodeReader { _, node in
            node?.disappear(action)
            return self
        }
    }

    /// Runs an action as long as the view is shown; it is cancelled when the view disappears, and
    /// runs again when a row of a list or a tab comes back.
    ///
    /// ```swift
    /// Text(presenter.summary).task { await presenter.load() }
    /// ```
    ///
    /// The action keeps the properties and the environment of the frame in which it began; states
    /// and bindings are always current.
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

    /// Runs an action when a value differs from the previous frame's.
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

    /// Runs an action when a value differs from the previous frame's.
    public func onChange(
        of value: some Equatable, _ action: @escaping @MainActor () -> Void
    ) -> some View {
        onChange(of: value) { _, _ in action() }
    }

    /// Runs an action when `r` is pressed, and once more afterward if the key is pressed meanwhile.
    ///
    /// In SwiftUI nobody can ask again while the action runs. A key can be pressed at any time, and
    /// what has changed since the action began would go unnoticed.
    public func refreshable(action: @escaping @MainActor () async -> Void) -> some View {
        NodeReader { store, node in
            onKey(.character("r")) {
                if let store, let node { store.run(in: node, action) }
            }
        }
    }

    /// Marks the view as preliminary, because something is still loading;
    /// ``HeadlessTerminal/settled(within:)`` waits meanwhile.
    public func busy(_ isBusy: Bool = true) -> some View {
        BusyView(content: self, isBusy: isBusy)
    }
}

/// The value in the previous frame.
private final class LastValue<Value> {
    var value: Value

    init(_ value: Value) { self.value = value }
}

/// A view with its stored node, which is nil if the view is printed.
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

private struct BusyView<Content: View>: View {
    let content: Content
    let isBusy: Bool

    func render(into stack: inout LineStack) {
        if isBusy { stack.context.store?.isBusy = true }
        content.render(into: &stack)
    }
}
