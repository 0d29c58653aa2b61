/// Why a view could not be shown on a terminal, or not any longer.
public enum TerminalSessionError: Error, Hashable, Sendable {
    /// Standard input or standard output is none.
    case notATerminal
    /// `TERM` is `dumb`: nothing can be drawn.
    case dumbTerminal
    /// The terminal went away.
    case hungUp
    /// The terminal's settings could not be changed, or a frame not be written; in `strerror`'s
    /// words.
    case failed(String)
}
