extension View {
    /// Marks the view as preliminary, because something is still loading;
    /// ``HeadlessTerminal/settled(within:)`` waits meanwhile.
    public func busy(_ isBusy: Bool = true) -> some View {
        BusyView(content: self, isBusy: isBusy)
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
