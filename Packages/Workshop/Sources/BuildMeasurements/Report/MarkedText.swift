/// A text of Markdown with places that a program writes: what stands between
/// `<!-- build-times: NAME -->` and `<!-- build-times: end -->`.
public struct MarkedText: Sendable {
    public private(set) var text: String

    public init(_ text: String) {
        self.text = text
    }

    /// What stands in a place, from the line behind its mark; nil where the place is not there.
    public func content(of name: String) -> String? {
        range(of: name).map { String(text[$0]) }
    }

    /// Puts other words into a place, if it is there.
    public mutating func fill(_ name: String, with content: String) {
        if let range = range(of: name) { text.replaceSubrange(range, with: content) }
    }

    private func range(of name: String) -> Range<String.Index>? {
        guard let start = text.ranges(of: "<!-- build-times: \(name) -->\n").first?.upperBound,
            let end = text[start...].ranges(of: "<!-- build-times: end -->").first?.lowerBound
        else { return nil }
        return start..<end
    }
}
