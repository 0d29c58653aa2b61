#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A terminal without a device, seen from its manager's side (POSIX.1-2024, section 11): bytes
/// written here are what its user types, bytes read are what programs show.
///
/// Closing it hangs up, as pulling the plug of a terminal did.
final class PseudoTerminal {
    /// The path of the programs' side.
    let path: String
    private var manager: Int32 = -1

    /// - Throws: the C library's `errno` if the system gives no terminal.
    init(columns: Int, rows: Int) throws(PseudoTerminalError) {
        var subsidiary: Int32 = -1
        var name = [CChar](repeating: 0, count: 1024)
        guard openpty(&manager, &subsidiary, &name, nil, nil) == 0 else {
            throw PseudoTerminalError(code: errno)
        }
        // Programs open their side by its path; a copy that another child inherits would keep the
        // terminal from hanging up.
        close(subsidiary)
        _ = fcntl(manager, F_SETFD, FD_CLOEXEC)
        _ = fcntl(manager, F_SETFL, fcntl(manager, F_GETFL) | O_NONBLOCK)
        path = String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
        resize(columns: columns, rows: rows)
    }

    deinit { hangUp() }

    func hangUp() {
        guard manager >= 0 else { return }
        close(manager)
        manager = -1
    }

    /// Gives the terminal another size; the system signals SIGWINCH to its programs.
    func resize(columns: Int, rows: Int) {
        var size = winsize(
            ws_row: UInt16(clamping: rows), ws_col: UInt16(clamping: columns), ws_xpixel: 0,
            ws_ypixel: 0)
        _ = ioctl(manager, UInt(TIOCSWINSZ), &size)
    }

    /// How the terminal treats input and output; the settings outlive the programs that changed
    /// them.
    var settings: TerminalSettings {
        var state = termios()
        _ = tcgetattr(manager, &state)
        return TerminalSettings(state)
    }

    /// The process group that a key like Control-C would reach; nil if there is none.
    var foregroundGroup: pid_t? {
        let group = tcgetpgrp(manager)
        return group > 0 ? group : nil
    }

    /// The result of waiting for the terminal.
    enum Reception {
        case bytes([UInt8])
        /// The time has run out.
        case nothing
        /// No program has the terminal open any more.
        case closed
    }

    /// Waits until something is shown.
    func receive(before deadline: ContinuousClock.Instant) -> Reception {
        var chunk = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = read(manager, &chunk, chunk.count)
            if count > 0 { return .bytes(Array(chunk[..<count])) }
            if count == 0 || errno != EAGAIN && errno != EINTR { return .closed }
            guard isReady(for: POLLIN, before: deadline) else { return .nothing }
        }
    }

    /// Types bytes.
    ///
    /// - Returns: how many of them the terminal took before the deadline.
    func send(_ bytes: [UInt8], before deadline: ContinuousClock.Instant) -> Int {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { write(manager, $0.baseAddress, $0.count) }
            if count > 0 {
                rest = rest.dropFirst(count)
            } else if errno != EAGAIN && errno != EINTR || !isReady(for: POLLOUT, before: deadline)
            {
                break
            }
        }
        return bytes.count - rest.count
    }

    /// Stops the terminal from taking further output of programs.
    func stop(_ stoppage: TerminalStoppage) {
        let side = open(path, O_WRONLY | O_NOCTTY | O_NONBLOCK)
        switch stoppage {
        case .stopped: tcflow(side, TCOOFF)
        case .full:
            let nothing = [UInt8](repeating: 0, count: 256)
            // The system moves the output on, which makes room again.
            var request = pollfd(fd: side, events: Int16(POLLOUT), revents: 0)
            while poll(&request, 1, 50) > 0 { _ = write(side, nothing, nothing.count) }
        }
        close(side)
    }

    private func isReady(for event: Int32, before deadline: ContinuousClock.Instant) -> Bool {
        let left = ContinuousClock.now.duration(to: deadline)
        guard left > .zero else { return false }
        let milliseconds =
            left.components.seconds * 1000
            + left.components.attoseconds / 1_000_000_000_000_000
        var request = pollfd(fd: manager, events: Int16(event), revents: 0)
        _ = poll(&request, 1, Int32(clamping: milliseconds + 1))
        return true
    }
}

/// Why there is no pseudo-terminal.
public struct PseudoTerminalError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The C library's `errno`.
    public let code: Int32

    public var description: String {
        "no pseudo-terminal: \(String(cString: strerror(code)))"
    }
}

/// How a terminal stops taking the output of programs.
public enum TerminalStoppage: Hashable, Sendable, CaseIterable {
    /// The terminal was stopped, as Control-S stops some.
    case stopped
    /// The output is unread, and the terminal holds no more.
    case full
}

/// How a terminal treats input and output: everything that `stty` sets except the size.
public struct TerminalSettings: Hashable, Sendable {
    private let input: tcflag_t
    private let output: tcflag_t
    private let control: tcflag_t
    private let local: tcflag_t
    private let characters: [UInt8]

    init(_ state: termios) {
        input = state.c_iflag
        output = state.c_oflag
        control = state.c_cflag
        local = state.c_lflag
        characters = withUnsafeBytes(of: state.c_cc) { Array($0) }
    }

    /// Whether programs get whole lines, which the user could edit first.
    public var readsLines: Bool { local & tcflag_t(ICANON) != 0 }
    /// Whether typed characters are shown.
    public var echoes: Bool { local & tcflag_t(ECHO) != 0 }
    /// Whether Control-C, Control-Z and Control-\ are signals.
    public var sendsSignals: Bool { local & tcflag_t(ISIG) != 0 }
    /// Whether a line feed goes to the first column too.
    public var returnsCarriage: Bool {
        output & tcflag_t(OPOST) != 0 && output & tcflag_t(ONLCR) != 0
    }

    /// Whether a shell can be used on the terminal: all of the above hold.
    public var areSane: Bool { readsLines && echoes && sendsSignals && returnsCarriage }
}
