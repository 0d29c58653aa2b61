internal import Synchronization

/// Keeps what is written to a terminal that is none, for tests.
public final class TerminalRecording: Sendable {
    private let written = Mutex<(output: [UInt8], error: [UInt8])>(([], []))

    public init() {}

    /// All that was written to standard output.
    public var output: [UInt8] { written.withLock { $0.output } }

    /// All that was written to standard error.
    public var error: [UInt8] { written.withLock { $0.error } }

    /// A terminal that writes here.
    ///
    /// - Parameters:
    ///   - isStyled: whether both streams get styles unless the user chooses.
    ///   - failure: thrown by each writing to standard output, which then keeps nothing.
    public func terminal(
        arguments: [String] = [], width: Int? = nil, isStyled: Bool = false,
        isErrorTerminal: Bool = false, failure: TerminalError? = nil
    ) -> Terminal {
        Terminal(
            arguments: arguments,
            width: width,
            isErrorTerminal: isErrorTerminal,
            styling: { choice in
                let isStyled = choice == .always || (choice == .auto && isStyled)
                return (output: isStyled, error: isStyled)
            },
            output: { [self] bytes throws(TerminalError) in
                if let failure { throw failure }
                written.withLock { $0.output += bytes }
            },
            error: { [self] bytes throws(TerminalError) in
                written.withLock { $0.error += bytes }
            }
        )
    }
}
