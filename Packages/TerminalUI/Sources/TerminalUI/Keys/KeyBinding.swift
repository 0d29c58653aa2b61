/// What a view does with keys.
struct KeyBinding {
    /// Whether the view comes before those that don't have the focus, wherever it stands.
    var isFocused = false
    /// Does what the key asks for; false if the key isn't meant for the view.
    let handle: @MainActor (Key) -> Bool
}

extension [KeyBinding] {
    /// Gives the key to the first that takes it; false if nobody does.
    @MainActor
    func handle(_ key: Key) -> Bool {
        contains { $0.isFocused && $0.handle(key) } || contains { !$0.isFocused && $0.handle(key) }
    }
}

extension View {
    /// Does something when a key is pressed that no view inside takes.
    public func onKey(
        _ key: Key, perform action: @escaping @MainActor () -> Void
    ) -> some View {
        onKey { pressed in
            if pressed != key { return false }
            action()
            return true
        }
    }

    /// Does something with the keys that no view inside takes.
    ///
    /// - Parameter action: gives false for a key that it leaves to others.
    public func onKey(perform action: @escaping @MainActor (Key) -> Bool) -> some View {
        KeyView(content: self, binding: KeyBinding(handle: action))
    }
}

private struct KeyView<Content: View>: View {
    let content: Content
    let binding: KeyBinding

    func render(into stack: inout LineStack) {
        content.render(into: &stack)
        var block = Block()
        block.keys = [binding]
        stack.append(block)
    }
}
