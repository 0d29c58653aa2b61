extension View {
    /// The view in bold.
    public func bold() -> some View {
        StyledView(content: self) { $0.isBold = true }
    }

    /// The view in fainter letters.
    public func dim() -> some View {
        StyledView(content: self) { $0.isDim = true }
    }

    /// The view with the colors of letters and background exchanged, if the condition holds.
    ///
    /// The row of a list is reversed as a whole, up to its last column.
    public func reversed(_ isReversed: Bool = true) -> some View {
        StyledView(content: self, change: isReversed ? { $0.isReversed = true } : nil)
    }

    /// The view in a color, except for parts that set their own.
    public func foreground(_ color: Color) -> some View {
        StyledView(content: self) { $0.foreground = $0.foreground ?? color }
    }
}

private struct StyledView<Content: View>: View {
    let content: Content
    /// Changes the style; nil if the view stays as it is.
    let change: ((inout TextStyle) -> Void)?

    func render(into stack: inout LineStack) {
        guard let change else { return content.render(into: &stack) }
        stack.append(content) { block in
            block.mapLines { $0.styled(change) }
        }
    }
}
