#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#elseif canImport(Darwin)
    internal import Darwin
#endif

extension Terminal {
    /// The terminal of this process.
    public static let current: Terminal = {
        holdStandardStreams()
        return Terminal(
            arguments: Array(CommandLine.arguments.dropFirst()),
            environment: environment(of: ["NO_COLOR", "CLICOLOR_FORCE", "TERM", "COLUMNS", "PAGER"]
            ),
            output: STDOUT_FILENO,
            error: STDERR_FILENO,
            input: STDIN_FILENO)
    }()

    /// A terminal on open file descriptors, which stay the caller's to close.
    ///
    /// From then on the process ignores the signals SIGPIPE and SIGXFSZ, so that a closed pipe and
    /// a file larger than allowed are errors that are thrown and not the end of the process.
    ///
    /// - Parameters:
    ///   - arguments: the words after the program's name.
    ///   - environment: `NO_COLOR`, `CLICOLOR_FORCE`, `TERM`, `COLUMNS` and `PAGER`, if they are
    ///     set.
    ///   - output: where ``write(_:)`` goes. The width is the one that the terminal reports, else
    ///     that of `COLUMNS`, else 80.
    ///   - error: where ``writeError(_:)`` goes.
    ///   - input: where a ``TerminalSession`` gets keys from; nil if there are none.
    public init(
        arguments: [String] = [], environment: [String: String] = [:], output: Int32, error: Int32,
        input: Int32? = nil
    ) {
        ignoreWritingSignals()
        let isTerminal = isatty(output) == 1
        self.init(
            arguments: arguments,
            environment: environment,
            width: isTerminal ? columns(of: output, environment: environment) : nil,
            isTerminal: isTerminal,
            isErrorTerminal: isatty(error) == 1,
            pager: isTerminal
                ? Pager(environment["PAGER"], screenHeight: windowSize(of: output)?.rows) : nil,
            output: { bytes throws(TerminalError) in try writeAll(bytes, to: output) },
            error: { bytes throws(TerminalError) in try writeAll(bytes, to: error) })
        descriptors = input.map { TerminalDescriptors(input: $0, output: output) }
    }

    /// Ends the process with this status.
    public func exit(_ status: Int32) -> Never {
        endProcess(status)
    }
}

private func endProcess(_ status: Int32) -> Never {
    exit(status)
}

/// Opens the standard streams that were closed before the start, so that no file that is opened
/// later gets their output.
///
/// Their replacements can't be written, so that writing is still an error.
private func holdStandardStreams() {
    var place: Int32
    repeat { place = open("/dev/null", O_RDONLY) } while 0...STDERR_FILENO ~= place
    if place > STDERR_FILENO { close(place) }
}

private func ignoreWritingSignals() {
    _ = signal(SIGPIPE, SIG_IGN)
    _ = signal(SIGXFSZ, SIG_IGN)
}

private func environment(of names: [String]) -> [String: String] {
    var environment: [String: String] = [:]
    for name in names {
        if let value = getenv(name) { environment[name] = String(cString: value) }
    }
    return environment
}

private func columns(of terminal: Int32, environment: [String: String]) -> Int {
    if let size = windowSize(of: terminal) { return size.columns }
    if let columns = environment["COLUMNS"].flatMap({ Int($0) }), columns > 0 { return columns }
    return 80
}

/// Writes all of the bytes, however few the system takes at a time.
///
/// - Parameter isWanted: asked before each piece; if it is false, the rest is not written.
func writeAll(
    _ bytes: [UInt8], to descriptor: Int32, while isWanted: @autoclosure () -> Bool = true
) throws(TerminalError) {
    var rest = bytes[...]
    while !rest.isEmpty, isWanted() {
        let written = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
        if written > 0 {
            rest = rest.dropFirst(written)
        } else {
            // A device that takes nothing and reports no error would be asked forever.
            try recover(from: written < 0 ? errno : EIO, on: descriptor)
        }
    }
}

/// Returns when another attempt makes sense.
private func recover(from code: Int32, on descriptor: Int32) throws(TerminalError) {
    switch code {
    case EINTR:
        return
    case EAGAIN:
        // We have made it non-blocking, or another process that has it open.
        var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        _ = poll(&request, 1, -1)
    case EPIPE:
        throw .closedPipe
    default:
        throw .failed(String(cString: strerror(code)))
    }
}
