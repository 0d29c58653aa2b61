/// The streams, the arguments and the habits of the terminal that the program runs in.
///
/// A value that is read once, in the root, and handed down.
public struct Terminal: Sendable {
    /// The words behind the program's name.
    public let arguments: [String]
    /// The columns of standard output; nil where it is no terminal, and then nothing is cut.
    public let width: Int?
    /// Whether standard output gets styles.
    public private(set) var isStyled: Bool
    /// Whether standard error is a terminal.
    public let isErrorTerminal: Bool
    /// Whether standard error gets styles.
    public private(set) var isErrorStyled: Bool

    private let styling: @Sendable (ColorChoice) -> (output: Bool, error: Bool)
    private let output: Writer
    private let error: Writer

    /// Writes all of the bytes or throws.
    public typealias Writer = @Sendable ([UInt8]) throws(TerminalError) -> Void

    /// A terminal that writes where its maker says.
    ///
    /// - Parameters:
    ///   - styling: whether the streams get styles, for each choice of the user.
    public init(
        arguments: [String] = [],
        width: Int?,
        isErrorTerminal: Bool = false,
        styling: @escaping @Sendable (ColorChoice) -> (output: Bool, error: Bool),
        output: @escaping Writer,
        error: @escaping Writer
    ) {
        self.arguments = arguments
        self.width = width
        self.isErrorTerminal = isErrorTerminal
        self.styling = styling
        self.output = output
        self.error = error
        (isStyled, isErrorStyled) = styling(.auto)
    }

    /// The same terminal with styles as the user chose.
    public func colored(_ choice: ColorChoice) -> Terminal {
        var terminal = self
        (terminal.isStyled, terminal.isErrorStyled) = styling(choice)
        return terminal
    }

    /// Writes all of the bytes to standard output.
    ///
    /// - Throws: ``TerminalError/closedPipe`` where nobody reads any more,
    ///   ``TerminalError/failed(_:)`` for everything else that keeps a byte from being written.
    public func write(_ bytes: [UInt8]) throws(TerminalError) {
        try output(bytes)
    }

    /// Writes all of the bytes to standard error; throws as ``write(_:)`` does.
    public func writeError(_ bytes: [UInt8]) throws(TerminalError) {
        try error(bytes)
    }
}
