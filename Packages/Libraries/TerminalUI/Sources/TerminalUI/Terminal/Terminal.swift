#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#elseif canImport(Darwin)
    internal import Darwin
#endif

/// The arguments, streams and settings of the terminal that the program runs in.
///
/// The root reads this value once and passes it on.
public struct Terminal: Sendable {
    /// Writes all of the bytes or throws.
    public typealias Writer = @Sendable ([UInt8]) throws(TerminalError) -> Void

    /// The words after the program's name; invalid UTF-8 in them is repaired.
    public let arguments: [String]
    /// The columns of standard output; nil if it is no terminal: data for a pipe or a file is never
    /// cut.
    public let width: Int?
    /// Whether standard output gets styles.
    public private(set) var isStyled: Bool
    /// Whether standard error is a terminal.
    public let isErrorTerminal: Bool
    /// Whether standard error gets styles.
    public private(set) var isErrorStyled: Bool

    /// The program that shows output longer than the screen; nil if standard output is no terminal.
    let pager: Pager?

    /// The streams that a ``TerminalSession`` takes over; nil if the terminal writes elsewhere.
    var descriptors: TerminalDescriptors?

    private let rules: ColorRules
    private let isTerminal: Bool
    private let output: Writer
    private let error: Writer

    /// A terminal with the given outputs.
    ///
    /// - Parameters:
    ///   - arguments: the words after the program's name.
    ///   - environment: `NO_COLOR`, `CLICOLOR_FORCE` and `TERM`, if they are set.
    ///   - width: the columns of standard output; nil sets no bound.
    ///   - isTerminal: whether standard output is a terminal.
    ///   - isErrorTerminal: whether standard error is a terminal.
    ///   - output: where ``write(_:)`` goes.
    ///   - error: where ``writeError(_:)`` goes.
    ///   - pager: the program that shows output longer than the screen; nil for none.
    public init(
        arguments: [String] = [], environment: [String: String] = [:],
        width: Int?, isTerminal: Bool, isErrorTerminal: Bool, pager: Pager? = nil,
        output: @escaping Writer, error: @escaping Writer
    ) {
        self.arguments = arguments
        self.width = width
        self.isTerminal = isTerminal
        self.isErrorTerminal = isErrorTerminal
        self.pager = pager
        self.output = output
        self.error = error
        rules = ColorRules(environment: environment)
        isStyled = rules.isStyled(onTerminal: isTerminal, choice: .auto)
        isErrorStyled = rules.isStyled(onTerminal: isErrorTerminal, choice: .auto)
    }

    /// The terminal with styles as the user chose.
    public func colored(_ choice: ColorChoice) -> Terminal {
        var terminal = self
        terminal.isStyled = rules.isStyled(onTerminal: isTerminal, choice: choice)
        terminal.isErrorStyled = rules.isStyled(onTerminal: isErrorTerminal, choice: choice)
        return terminal
    }

    /// Whether `TERM` names a terminal that can't draw.
    var isDumb: Bool { rules.isDumb }

    /// Writes all of the bytes to standard output.
    ///
    /// - Throws: ``TerminalError/closedPipe`` if the pipe has no reader any more,
    ///   ``TerminalError/failed(_:)`` for everything else that keeps a byte from being written.
    public func write(_ bytes: [UInt8]) throws(TerminalError) {
        try output(bytes)
    }

    /// Writes lines to standard output, through the pager if the screen can't hold them.
    ///
    /// - Throws: as ``write(_:)`` does. If the user leaves the pager early, that is no error.
    public func page(_ lines: [StyledLine]) throws(TerminalError) {
        let bytes = lines.bytes(styled: isStyled)
        if let pager, lines.count >= pager.screenHeight {
            try pager.show(bytes)
        } else {
            try write(bytes)
        }
    }

    /// Writes all of the bytes to standard error; throws as ``write(_:)`` does.
    public func writeError(_ bytes: [UInt8]) throws(TerminalError) {
        try error(bytes)
    }
}

extension Terminal {
    /// Copies a text to the user's clipboard, through ssh too.
    ///
    /// The terminal ignores it if it doesn't know the sequence (OSC 52 in xterm's "ctlseqs"), or
    /// doesn't allow it.
    ///
    /// - Throws: as ``write(_:)`` does.
    public func copy(_ text: String) throws(TerminalError) {
        try write(Array("\u{1B}]52;c;\(Array(text.utf8).base64)\u{1B}\\".utf8))
    }
}

extension [UInt8] {
    /// The bytes in Base64 (RFC 4648, section 4).
    fileprivate var base64: String {
        let digits = [Character]("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
        var text = ""
        for start in stride(from: 0, to: count, by: 3) {
            let group = self[start...].prefix(3)
            let missing = 3 - group.count
            let bits = group.reduce(0) { $0 << 8 | Int($1) } << (8 * missing)
            for digit in 0...group.count { text.append(digits[bits >> (18 - 6 * digit) & 63]) }
            text += String(repeating: "=", count: missing)
        }
        return text
    }
}

/// The streams that keys come from and frames go to.
struct TerminalDescriptors: Hashable, Sendable {
    let input: Int32
    let output: Int32

    var areTerminals: Bool { isatty(input) == 1 && isatty(output) == 1 }
}

/// The size that a terminal reports; nil if it reports no columns.
func windowSize(of terminal: Int32) -> ScreenSize? {
    var size = winsize()
    guard ioctl(terminal, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else {
        return nil
    }
    return ScreenSize(columns: Int(size.ws_col), rows: size.ws_row > 0 ? Int(size.ws_row) : 24)
}

/// Why something was not written.
public enum TerminalError: Error, Hashable, Sendable {
    /// The pipe has no reader any more: no failure, but the end of the work.
    case closedPipe
    /// Any other error, in `strerror`'s words.
    case failed(String)
}
