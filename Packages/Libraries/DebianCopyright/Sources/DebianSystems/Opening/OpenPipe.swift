#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A pipe or a device, closed when its last owner is freed unless it is standard input.
final class OpenPipe: Sendable {
    let descriptor: Int32

    static let standardInput = OpenPipe(descriptor: STDIN_FILENO)

    private init(descriptor: Int32) {
        self.descriptor = descriptor
    }

    /// - Parameter path: a path on the host. A FIFO without a writer counts as empty; opening it
    ///   doesn't wait.
    init(_ path: String) throws(SystemError) {
        descriptor = open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
        guard descriptor >= 0 else { throw SystemError(number: errno) }
        _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) & ~O_NONBLOCK)
    }

    deinit {
        if descriptor != STDIN_FILENO { close(descriptor) }
    }
}
