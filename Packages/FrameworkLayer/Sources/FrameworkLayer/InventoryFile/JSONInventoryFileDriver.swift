import DebianSystems
public import DomainLayer
import StreamedJSON

/// Reads listings that `list --format json` has written.
///
/// The driver has its own reader: the listing of a large system has hundreds of megabytes, from
/// which Foundation would first make a tree of objects that is many times larger.
public struct JSONInventoryFileDriver: InventoryFileDriverProtocol {
    /// The longest file that is read, in bytes: many times the listing of 8,000 packages.
    public static let sizeLimit = 1 << 33

    public init() {}

    @concurrent
    public func inventory(
        at origin: InputSource
    ) async throws(InventoryFileError) -> SavedListing? {
        if case .path(let path) = origin, SystemPlace.mayBe(at: path) { return nil }
        let file: InputFile
        do throws(JSONReaderError) {
            file = try InputFile(origin)
        } catch {
            throw InventoryFileError(error, at: origin, rejection: .empty)
        }
        var total = 0
        var reader = ListingReader(
            JSONReader { room in
                file.fill(room).flatMap { count in
                    total += count
                    return total > Self.sizeLimit
                        ? .failure(.tooLarge(limit: Self.sizeLimit)) : .success(count)
                }
            })
        return try reader.inventory(at: origin)
    }
}
