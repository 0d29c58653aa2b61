#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#elseif canImport(Darwin)
    internal import Darwin
#endif

/// The program that shows more lines than the screen has: that of `PAGER`, as environ(7) has it.
public struct Pager: Sendable {
    /// The lines of the screen.
    let screenHeight: Int
    private let command: String

    /// What is used without `PAGER`: it ends by itself if all fits, and keeps colors.
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
    /// An interrupt is the pager's meanwhile, as it is under `man`: it stops a search there.
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
            // Who has read enough leaves.
            if error == .closedPipe { return }
            throw error
        }
        pclose(pipe)
    }
}
