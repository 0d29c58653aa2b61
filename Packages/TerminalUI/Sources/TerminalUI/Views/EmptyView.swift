/// Shows nothing and takes no line.
public struct EmptyView: View {
    public init() {}

    public func render(into stack: inout LineStack) {}
}
