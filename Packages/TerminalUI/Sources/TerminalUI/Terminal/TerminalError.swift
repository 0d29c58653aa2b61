/// Why something was not written.
public enum TerminalError: Error, Hashable, Sendable {
    /// Nobody reads the pipe any more: no failure, but the end of the work.
    case closedPipe
    /// Any other error, in `strerror`'s words.
    case failed(String)
}
