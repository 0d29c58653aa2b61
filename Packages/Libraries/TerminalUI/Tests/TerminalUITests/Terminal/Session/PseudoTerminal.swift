import TerminalUI
import Testing

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The two sides of a pseudo-terminal: programs use the one, a test looks at the other.
struct PseudoTerminal: Sendable {
    private let keyboard: Int32
    private let screen: Int32

    init(columns: UInt16, rows: UInt16) {
        var sides: (Int32, Int32) = (-1, -1)
        var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
        #expect(openpty(&sides.0, &sides.1, nil, nil, &size) == 0)
        (keyboard, screen) = sides
    }

    /// The terminal as a program sees it.
    func terminal(environment: [String: String] = ["TERM": "xterm"]) -> Terminal {
        Terminal(environment: environment, output: screen, error: screen, input: screen)
    }

    func type(_ text: String) {
        let bytes = Array(text.utf8)
        #expect(write(keyboard, bytes, bytes.count) == bytes.count)
    }

    func resize(columns: UInt16, rows: UInt16) {
        var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
        #expect(ioctl(keyboard, UInt(TIOCSWINSZ), &size) == 0)
        kill(getpid(), SIGWINCH)
    }

    /// Everything that is written up to a text, within ten seconds. Waiting blocks no thread,
    /// because others need it, the program among them.
    func output(upTo end: String) async throws -> String {
        var output: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 4096)
        for _ in 0..<2_000 {
            var request = pollfd(fd: keyboard, events: Int16(POLLIN), revents: 0)
            if poll(&request, 1, 0) > 0 {
                let count = read(keyboard, &buffer, buffer.count)
                if count <= 0 { break }
                output += buffer[..<count]
            } else {
                try await Task.sleep(for: .milliseconds(5))
            }
            if String(decoding: output, as: UTF8.self).contains(end) { break }
        }
        return String(decoding: output, as: UTF8.self).replacing("\u{1B}", with: "␛")
    }

    /// Whether lines are edited and typed characters are shown: the settings that a shell expects.
    var isSane: Bool {
        var settings = termios()
        #expect(tcgetattr(screen, &settings) == 0)
        let flags = tcflag_t(ICANON | ECHO | ISIG)
        return settings.c_lflag & flags == flags && settings.c_iflag & tcflag_t(ICRNL) != 0
    }

    func hangUp() {
        close(keyboard)
    }
}
