/// Blank room: the lines that are left in a ``VStack``, the columns that are left in an ``HStack``.
public struct Spacer: View {
    /// The blank room.
    public init() {}

    public func render(into stack: inout LineStack) {
        switch stack.axis {
        case .horizontal:
            stack.append(FlexiblePart(fillsHeight: false) { _, _ in Block([StyledLine()]) })
        case .vertical:
            stack.append(
                FlexiblePart { _, height in
                    Block(Array(repeating: StyledLine(), count: height ?? 0))
                })
        }
    }
}
