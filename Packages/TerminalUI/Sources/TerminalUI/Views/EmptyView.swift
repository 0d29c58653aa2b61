/// Shows nothing and takes no line.
public struct EmptyView: View {
    /// The view of nothing.
    public init() {}

    public func render(into stack: inout LineStack) {}
}
