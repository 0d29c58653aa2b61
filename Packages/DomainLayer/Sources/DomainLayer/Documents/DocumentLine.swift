/// A line of text that a document states: the name or version of what it describes, or of its
/// maker.
public struct DocumentLine: Hashable, Sendable {
    /// Without blanks at both ends; never empty.
    public let text: String

    /// The longest text, in bytes of UTF-8. CycloneDX 1.6 bounds versions likewise.
    public static let sizeLimit = 1024

    /// - Returns: nil if the text is blank or too long, or has control characters or others that
    ///   let a text look like another one.
    public init?(_ text: String) {
        let text = text.trimmed
        guard !text.isEmpty, text.utf8.count <= Self.sizeLimit,
            text.unicodeScalars.allSatisfy(\.isAllowedInLine)
        else { return nil }
        self.text = text
    }
}

extension Unicode.Scalar {
    /// Whether the scalar is neither a control character nor one that lets a text look like
    /// another.
    fileprivate var isAllowedInLine: Bool {
        switch properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator: false
        default: true
        }
    }
}
