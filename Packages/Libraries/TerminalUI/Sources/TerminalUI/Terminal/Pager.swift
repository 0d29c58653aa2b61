#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#elseif canImport(Darwin)
    internal import Darwin
#endif

/// The program that shows output longer than the screen: the one in `PAGER`, see environ(7).
public struct Pager: Sendable {
    /// The lines of the screen.
    let screenHeight: Int
    private let command: String

    /// The pager without `PAGER`: it quits if everything fits, and keeps colors.
    private static let usual =
        "if command -v less > /dev/null; then exec less -FRX; else exec cat; fi"

    /// - Parameters:
    ///   - command: a command line for the shell; nil for `less`, or `cat` if that is missing.
    ///   - screenHeight: the lines of the screen.
    /// - Returns: nil if the command is empty or `cat`, or if the screen's height is unknown.
    public init?(_ command: String?, screenHeight: Int?) {
        guard let screenHeight, command != "", command != "cat" else { return nil }
        self.screenHeight = screenHeight
        self.command = command ?? Self.usual
    }

    /// Shows the bytes, and waits until the pager ends.
    ///
    /// Meanwhile the pager handles interrupts, as under `man`: there they stop a search.
    func show(_ bytes: [UInt8]) throws(TerminalError) {
        guard let pipe = popen(command, "w") else {
            throw .failed(String(cString: strerror(errno)))
        }
        let interrupt = signal(SIGINT, SIG_IGN)
        defer { signal(SIGINT, interrupt) }
        do throws(TerminalError) {
            try writeAll(bytes, to: fileno(pipe))
        } catch {
            pclose(pipe)
            // The user has left the pager early.
            if error == .closedPipe { return }
            throw error
        }
        pclose(pipe)
    }
}
