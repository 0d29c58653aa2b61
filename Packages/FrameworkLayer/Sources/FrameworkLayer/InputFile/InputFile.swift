import DomainLayer
import StreamedJSON

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// An open file or pipe, closed with its last owner.
///
/// The caller may read it anyway, so links lead where they like, and a pipe is as good as a file.
final class InputFile {
    private let number: Int32

    init(_ origin: InputSource) throws(JSONReaderError) {
        let number: Int32
        switch origin {
        case .standardInput: number = fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, 0)
        case .path(let path):
            // A FIFO that has no writer is empty, rather than waited for.
            number = open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
            if number >= 0 { _ = fcntl(number, F_SETFL, fcntl(number, F_GETFL) & ~O_NONBLOCK) }
        }
        guard number >= 0 else { throw .unreadable(message: Self.lastMessage) }
        self.number = number
    }

    deinit {
        _ = close(number)
    }

    /// Reads what there is, as much as the room takes, and says how much; 0 at the end. A task that
    /// was cancelled reads no more.
    func fill(_ room: UnsafeMutableRawBufferPointer) -> Result<Int, JSONReaderError> {
        if Task.isCancelled { return .failure(.cancelled) }
        while true {
            let got = read(number, room.baseAddress, room.count)
            if got >= 0 { return .success(got) }
            if errno != EINTR { return .failure(.unreadable(message: Self.lastMessage)) }
        }
    }

    /// What the last system call of this thread left in `errno`, in the system's words.
    private static var lastMessage: String { String(cString: strerror(errno)) }
}
