import DebianCopyright

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A pipe or a device, closed with its last owner unless it is standard input.
final class OpenPipe: Sendable {
    let descriptor: Int32

    static let standardInput = OpenPipe(descriptor: STDIN_FILENO)

    private init(descriptor: Int32) {
        self.descriptor = descriptor
    }

    /// - Parameter path: on the host. A FIFO that has no writer is empty, rather than waited for.
    init(_ path: String) throws(SystemError) {
        descriptor = open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
        guard descriptor >= 0 else { throw SystemError(number: errno) }
        _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) & ~O_NONBLOCK)
    }

    deinit {
        if descriptor != STDIN_FILENO { close(descriptor) }
    }
}
