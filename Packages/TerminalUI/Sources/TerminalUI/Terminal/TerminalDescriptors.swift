#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#elseif canImport(Darwin)
    internal import Darwin
#endif

/// Where keys come from and frames go to.
struct TerminalDescriptors: Hashable, Sendable {
    let input: Int32
    let output: Int32

    var areTerminals: Bool { isatty(input) == 1 && isatty(output) == 1 }
}

/// The size that a terminal tells; nil where it tells no columns.
func windowSize(of terminal: Int32) -> ScreenSize? {
    var size = winsize()
    guard ioctl(terminal, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else {
        return nil
    }
    return ScreenSize(columns: Int(size.ws_col), rows: size.ws_row > 0 ? Int(size.ws_row) : 24)
}
