/// A bar on one line whose length shows a share of a whole.
///
/// ```swift
/// Bar(fraction: 0.4, width: 20).foreground(.green)
/// ```
public struct Bar: View {
    private let fraction: Double
    private let width: Int
    private var style = TextStyle()

    /// - Parameters:
    ///   - fraction: the share, limited to 0 through 1; NaN counts as 0.
    ///   - width: the columns of the whole.
    public init(fraction: Double, width: Int) {
        self.fraction = fraction > 0 ? min(fraction, 1) : 0
        self.width = max(0, width)
    }

    /// The bar in a color.
    public func foreground(_ color: Color) -> Bar {
        var bar = self
        bar.style.foreground = color
        return bar
    }

    public func render(into stack: inout LineStack) {
        let width = min(width, stack.width ?? width)
        stack.append([StyledLine([StyledRun(blocks(in: width), style: style)])])
    }

    /// The bar in eighths of a column; a share above 0 shows at least one.
    private func blocks(in width: Int) -> String {
        var eighths = Int((fraction * Double(width) * 8).rounded())
        if fraction > 0, width > 0 { eighths = max(1, eighths) }
        let tail = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"][eighths % 8]
        return String(repeating: "█", count: eighths / 8) + tail
    }
}
