public import TerminalUI

extension View {
    /// The lines as plain text, each ending in a line feed.
    public func text(width: Int?) -> String {
        rendered(width: width).map { $0.text + "\n" }.joined()
    }

    /// The lines with their styles as control sequences, in which ESC is written `␛`.
    public func styledText(width: Int?) -> String {
        let bytes = rendered(width: width).bytes(styled: true)
        return String(decoding: bytes, as: UTF8.self).replacing("\u{1B}", with: "␛")
    }
}
