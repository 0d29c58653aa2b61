extension View {
    /// Says that what is shown is not yet what it will be, since something is on its way: then
    /// ``HeadlessTerminal/settled(within:)`` waits.
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
