public import DomainLayer

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
        do throws(JSONReaderError) {
            guard let file = try InventoryFile(origin) else { return nil }
            return try Self.inventory(in: file)
        } catch {
            throw InventoryFileError(error, at: origin)
        }
    }

    private static func inventory(
        in file: InventoryFile
    ) throws(JSONReaderError) -> SavedListing {
        var total = 0
        var reader = ListingReader(
            JSONReader { room in
                if Task.isCancelled { return .failure(.cancelled) }
                return file.fill(room).flatMap { count in
                    total += count
                    return total > sizeLimit
                        ? .failure(.tooLarge(limit: sizeLimit)) : .success(count)
                }
            })
        return try reader.inventory()
    }
}

extension InventoryFileError {
    fileprivate init(_ error: JSONReaderError, at origin: InputSource) {
        self =
            switch error {
            case .unreadable(let message): .unreadable(origin, message: message)
            case .tooLarge(let limit): .tooLarge(origin, limit: limit)
            case .invalid(let problem): .invalid(origin, problem)
            case .cancelled: .cancelled
            }
    }
}

/// An open file or pipe with a saved listing, closed when nobody has it any longer.
///
/// The caller may read it anyway, so links lead where they like, and a pipe is as good as a file.
final class InventoryFile {
    private let number: Int32

    /// - Returns: nil if there is a folder.
    init?(_ origin: InputSource) throws(JSONReaderError) {
        switch origin {
        case .standardInput:
            number = try Self.checked(fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, 0))
        case .path(let path):
            if try Self.isFolder(path) { return nil }
            // A FIFO to which nobody writes is empty, rather than waited for.
            number = try Self.checked(open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC))
            _ = try Self.checked(fcntl(number, F_SETFL, fcntl(number, F_GETFL) & ~O_NONBLOCK))
        }
    }

    deinit {
        _ = close(number)
    }

    /// Reads what there is, as much as the room takes, and says how much; 0 at the end.
    func fill(_ room: UnsafeMutableRawBufferPointer) -> Result<Int, JSONReaderError> {
        while true {
            let got = read(number, room.baseAddress, room.count)
            if got >= 0 { return .success(got) }
            if errno != EINTR { return .failure(Self.lastError) }
        }
    }

    private static func isFolder(_ path: String) throws(JSONReaderError) -> Bool {
        var status = stat()
        guard stat(path, &status) == 0 else { throw lastError }
        return status.st_mode & S_IFMT == S_IFDIR
    }

    private static func checked(_ number: Int32) throws(JSONReaderError) -> Int32 {
        if number < 0 { throw lastError }
        return number
    }

    /// What the last system call of this thread left in `errno`, in the system's words.
    private static var lastError: JSONReaderError {
        .unreadable(message: String(cString: strerror(errno)))
    }
}
