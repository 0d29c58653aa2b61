/// A view's position in the tree, the key for everything that outlives a frame.
///
/// The identity is a hash of the path from the root: which view of a sequence, which branch of an
/// `if`, which element of a ``ForEach``, which ``View/id(_:)``. So it takes no memory, and a view
/// without state pays for only a few instructions.
struct ViewIdentity: Hashable {
    private var path: UInt64 = 0x9E37_79B9_7F4A_7C15

    /// The identity of the child with this number.
    func child(_ index: Int) -> ViewIdentity {
        var child = self
        let mixed = (path ^ UInt64(truncatingIfNeeded: index &+ 1)) &* 0xD6E8_FEB8_6659_FD93
        child.path = mixed ^ mixed &>> 32
        return child
    }

    /// The identity of the child with this id.
    func child(id: some Hashable) -> ViewIdentity {
        var hasher = Hasher()
        hasher.combine(path)
        hasher.combine(id)
        var child = self
        child.path = UInt64(bitPattern: Int64(hasher.finalize()))
        return child
    }
}

/// What a view gets at its position in the tree.
@MainActor
struct ViewContext {
    /// Keeps what outlives a frame; nil if the view is printed.
    var store: ViewStore?
    var identity = ViewIdentity()
    var environment = EnvironmentValues()
    /// The innermost slot around the view.
    var slot: Slot?

    /// Content that a view shows only at times, but keeps as long as the view itself is shown: a
    /// row of a list, the content of a tab.
    struct Slot {
        let identity: ViewIdentity
        let owner: ViewIdentity
    }
}

extension LineStack {
    /// Adds a view that its number distinguishes from its siblings.
    mutating func render(_ view: some View, at index: Int) {
        let outer = context.identity
        context.identity = outer.child(index)
        view.render(into: &self)
        context.identity = outer
    }

    /// Adds content that its id distinguishes from its siblings.
    mutating func render(at id: some Hashable, _ add: (inout LineStack) -> Void) {
        let outer = context.identity
        context.identity = outer.child(id: id)
        add(&self)
        context.identity = outer
    }
}

extension ViewContext {
    /// Declares, in each frame, that the view has slots.
    func ownSlots() { _ = store?.node(in: self) }

    /// The context of a slot that is shown in this frame.
    func slot(id: some Hashable) -> ViewContext {
        var context = self
        context.identity = identity.child(id: id)
        if let store {
            context.slot = Slot(identity: context.identity, owner: identity)
            store.show(context.identity)
        }
        return context
    }
}
