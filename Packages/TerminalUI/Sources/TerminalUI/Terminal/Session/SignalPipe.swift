#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#elseif canImport(Darwin)
    internal import Darwin
#endif

/// Brings the numbers of signals from their handlers to the thread that waits for them.
final class SignalPipe {
    let reading: Int32
    let writing: Int32

    init() throws(TerminalSessionError) {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { throw .failed(lastError()) }
        (reading, writing) = (ends[0], ends[1])
        // A handler never waits: what doesn't fit was told often enough.
        _ = fcntl(writing, F_SETFL, O_NONBLOCK)
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    }

    /// Tells the reader that nothing follows.
    func end() {
        var byte: UInt8 = 0
        _ = write(writing, &byte, 1)
    }

    deinit {
        close(reading)
        close(writing)
    }
}

/// What the last system call failed with, in `strerror`'s words.
func lastError() -> String {
    String(cString: strerror(errno))
}
