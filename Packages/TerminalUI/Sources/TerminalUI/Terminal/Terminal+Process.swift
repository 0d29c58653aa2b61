#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#elseif canImport(Darwin)
    internal import Darwin
#endif

extension Terminal {
    /// The terminal of this process.
    public static let current = Terminal(
        arguments: Array(CommandLine.arguments.dropFirst()),
        output: STDOUT_FILENO,
        error: STDERR_FILENO
    )

    /// A terminal on open file descriptors, with the environment of this process.
    ///
    /// From then on the process ignores the signal SIGPIPE, so that a closed pipe is an error that
    /// is thrown and not the end of the process.
    ///
    /// - Parameters:
    ///   - output: where ``write(_:)`` goes. Its width is the terminal's own, else that of
    ///     `COLUMNS`, else 80; a descriptor that is no terminal has none.
    ///   - error: where ``writeError(_:)`` goes.
    public init(arguments: [String] = [], output: Int32, error: Int32) {
        signal(SIGPIPE, SIG_IGN)
        let isTerminal = isatty(output) == 1
        let isErrorTerminal = isatty(error) == 1
        let rules = ColorRules(environment: environmentVariable)
        self.init(
            arguments: arguments,
            width: isTerminal ? columns(of: output) : nil,
            isErrorTerminal: isErrorTerminal,
            styling: { choice in
                (
                    output: rules.isStyled(onTerminal: isTerminal, choice: choice),
                    error: rules.isStyled(onTerminal: isErrorTerminal, choice: choice)
                )
            },
            output: { bytes throws(TerminalError) in try writeAll(bytes, to: output) },
            error: { bytes throws(TerminalError) in try writeAll(bytes, to: error) }
        )
    }

    /// Ends the process.
    public func exit(_ status: Int32) -> Never {
        #if canImport(Glibc)
            Glibc.exit(status)
        #elseif canImport(Musl)
            Musl.exit(status)
        #elseif canImport(Darwin)
            Darwin.exit(status)
        #endif
    }
}

private func environmentVariable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
}

private func columns(of terminal: Int32) -> Int {
    var size = winsize()
    if ioctl(terminal, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 { return Int(size.ws_col) }
    if let columns = environmentVariable("COLUMNS").flatMap({ Int($0) }), columns > 0 {
        return columns
    }
    return 80
}
