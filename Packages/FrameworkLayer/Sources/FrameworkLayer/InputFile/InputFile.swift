import DomainLayer
import StreamedJSON

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// An open file or pipe, closed when its last reference goes.
///
/// The caller may read the file anyway, so links may lead anywhere, and a pipe is as good as a
/// file.
final class InputFile {
    private let number: Int32

    init(_ origin: InputSource) throws(JSONReaderError) {
        let number: Int32
        switch origin {
        case .standardInput: number = fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, 0)
        case .path(let path):
            // A FIFO without a writer is empty instead of waited for.
            number = open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
            if number >= 0 { _ = fcntl(number, F_SETFL, fcntl(number, F_GETFL) & ~O_NONBLOCK) }
        }
        guard number >= 0 else { throw .unreadable(message: Self.lastMessage) }
        self.number = number
    }

    deinit {
        _ = close(number)
    }

    /// Reads what is there, up to the size of the buffer, and returns the count; 0 at the end. If
    /// the task was cancelled, nothing more is read.
    func fill(_ room: UnsafeMutableRawBufferPointer) -> Result<Int, JSONReaderError> {
        if Task.isCancelled { return .failure(.cancelled) }
        while true {
            let got = read(number, room.baseAddress, room.count)
            if got >= 0 { return .success(got) }
            if errno != EINTR { return .failure(.unreadable(message: Self.lastMessage)) }
        }
    }

    /// The system's message for this thread's `errno`.
    private static var lastMessage: String { String(cString: strerror(errno)) }
}
