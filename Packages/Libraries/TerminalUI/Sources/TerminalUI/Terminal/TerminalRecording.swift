internal import Synchronization

/// Records the output of its terminals, for tests.
public final class TerminalRecording: Sendable {
    private let written = Mutex<(output: [UInt8], error: [UInt8])>(([], []))

    /// A recording of nothing.
    public init() {}

    /// All output to standard output, in UTF-8.
    public var output: String {
        written.withLock { String(decoding: $0.output, as: UTF8.self) }
    }

    /// All output to standard error, in UTF-8.
    public var error: String {
        written.withLock { String(decoding: $0.error, as: UTF8.self) }
    }

    /// A terminal that writes to this recording.
    ///
    /// - Parameters:
    ///   - width: the columns of standard output; nil sets no bound.
    ///   - styled: whether both streams are terminals that show styles; otherwise they are pipes.
    ///   - arguments: the words after the program's name.
    ///   - failure: thrown by each write to standard output, which then keeps nothing.
    public func terminal(
        width: Int? = nil, styled: Bool = false, arguments: [String] = [],
        failure: TerminalError? = nil
    ) -> Terminal {
        Terminal(
            arguments: arguments,
            width: width,
            isTerminal: styled,
            isErrorTerminal: styled,
            output: { [self] bytes throws(TerminalError) in
                if let failure { throw failure }
                written.withLock { $0.output += bytes }
            },
            error: { [self] bytes throws(TerminalError) in
                written.withLock { $0.error += bytes }
            })
    }
}
