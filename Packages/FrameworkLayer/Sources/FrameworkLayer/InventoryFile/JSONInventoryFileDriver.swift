public import DomainLayer

/// Reads listings that `list --format json` has written.
///
/// It has a reader of its own: a listing of a crowded system has hundreds of megabytes, of which
/// Foundation would make a tree of objects many times that size before anything of it is looked at.
public struct JSONInventoryFileDriver: InventoryFileDriverProtocol {
    /// The longest file that is read, in bytes: several times the listing of 64,000 packages.
    public static let sizeLimit = 1 << 33

    public init() {}

    @concurrent
    public func inventory(
        at origin: InventoryOrigin
    ) async throws(InventoryFileError) -> ComparedInventory? {
        do throws(JSONReaderError) {
            guard let file = try InventoryFile(origin) else { return nil }
            return try Self.inventory(in: file)
        } catch {
            throw InventoryFileError(error, at: origin)
        }
    }

    private static func inventory(
        in file: InventoryFile
    ) throws(JSONReaderError) -> ComparedInventory {
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
    fileprivate init(_ error: JSONReaderError, at origin: InventoryOrigin) {
        self =
            switch error {
            case .unreadable(let message): .unreadable(origin, message: message)
            case .tooLarge(let limit): .tooLarge(origin, limit: limit)
            case .invalid(let problem): .invalid(origin, problem)
            case .cancelled: .cancelled
            }
    }
}
