import DebianImages
public import DomainLayer
import StreamedJSON

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Reads listings that `list --format json` has written.
///
/// It has a reader of its own: a listing of a crowded system has hundreds of megabytes, of which
/// Foundation would make a tree of objects many times that size before anything of it is looked at.
public struct JSONInventoryFileDriver: InventoryFileDriverProtocol {
    /// The longest file that is read, in bytes: many times the listing of 8,000 packages.
    public static let sizeLimit = 1 << 33

    public init() {}

    @concurrent
    public func inventory(
        at origin: InputSource
    ) async throws(InventoryFileError) -> SavedListing? {
        guard let file = try InventoryFile(origin) else { return nil }
        var total = 0
        var reader = ListingReader(
            JSONReader { room in
                if Task.isCancelled { return .failure(.cancelled) }
                return file.fill(room).flatMap { count in
                    total += count
                    return total > Self.sizeLimit
                        ? .failure(.tooLarge(limit: Self.sizeLimit)) : .success(count)
                }
            })
        return try reader.inventory(at: origin)
    }
}

/// An open file or pipe with a saved listing, closed when nobody has it any longer.
///
/// The caller may read it anyway, so links lead where they like, and a pipe is as good as a file.
final class InventoryFile {
    private let number: Int32

    /// - Returns: nil if there is a system, rather than a file of text.
    init?(_ origin: InputSource) throws(InventoryFileError) {
        let number: Int32
        switch origin {
        case .standardInput: number = fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, 0)
        case .path(let path):
            if SourceRequest.Place.isSource(path) { return nil }
            // A FIFO to which nobody writes is empty, rather than waited for.
            number = open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
            if number >= 0 { _ = fcntl(number, F_SETFL, fcntl(number, F_GETFL) & ~O_NONBLOCK) }
        }
        guard number >= 0 else { throw .unreadable(origin, message: Self.lastMessage) }
        self.number = number
    }

    deinit {
        _ = close(number)
    }

    /// Reads what there is, as much as the room takes, and says how much; 0 at the end.
    func fill(_ room: UnsafeMutableRawBufferPointer) -> Result<Int, JSONReaderError> {
        while true {
            let got = read(number, room.baseAddress, room.count)
            if got >= 0 { return .success(got) }
            if errno != EINTR { return .failure(.unreadable(message: Self.lastMessage)) }
        }
    }

    /// What the last system call of this thread left in `errno`, in the system's words.
    private static var lastMessage: String { String(cString: strerror(errno)) }
}
