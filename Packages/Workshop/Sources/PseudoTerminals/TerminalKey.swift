/// An action with keyboard or clipboard, as xterm sends it.
public enum TerminalKey: Hashable, Sendable, ExpressibleByStringLiteral {
    /// Characters, one key after the other.
    case text(String)
    case enter, escape, tab, backTab, backspace, delete
    case up, down, left, right, home, end, pageUp, pageDown
    /// A letter from a to z with the control key.
    case control(Unicode.Scalar)
    /// The clipboard's text, in the brackets of mode `?2004`.
    case paste(String)

    public init(stringLiteral text: String) {
        self = .text(text)
    }

    /// The bytes that the terminal sends to the program.
    public var bytes: [UInt8] { Array(sequence.utf8) }

    private var sequence: String {
        switch self {
        case .text(let text): text
        case .enter: "\r"
        case .escape: "\u{1B}"
        case .tab: "\t"
        case .backTab: "\u{1B}[Z"
        case .backspace: "\u{7F}"
        case .delete: "\u{1B}[3~"
        case .up: "\u{1B}[A"
        case .down: "\u{1B}[B"
        case .right: "\u{1B}[C"
        case .left: "\u{1B}[D"
        case .home: "\u{1B}[H"
        case .end: "\u{1B}[F"
        case .pageUp: "\u{1B}[5~"
        case .pageDown: "\u{1B}[6~"
        case .control(let letter): String(Unicode.Scalar(UInt8(letter.value & 0x1F)))
        case .paste(let text): "\u{1B}[200~\(text)\u{1B}[201~"
        }
    }
}
