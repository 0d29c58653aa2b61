import DebianCopyright
public import DomainLayer
import DpkgDatabase

/// Reads the texts and notices of an installed Debian system from the packages' copyright files and
/// from `/usr/share/common-licenses`.
public struct DebianLicenseTextDriver: LicenseTextDriverProtocol {
    public init() {}

    @concurrent
    public func license(
        of entry: LicenseEntry, in source: InventorySource
    ) async throws(LicenseDriverError) -> License {
        guard let path = entry.textPath else { throw .noText(entry.id) }
        let root = try InstalledRoot(source)
        guard let body = root.text(at: path) else { throw .noText(entry.id) }
        return License(id: entry.id, name: entry.name, body: body)
    }

    @concurrent
    public func notices(
        of entries: [LicenseEntry], in source: InventorySource
    ) async throws(LicenseDriverError) -> LicenseNotices {
        var reader = NoticeReader(root: try InstalledRoot(source))
        for entry in entries {
            if Task.isCancelled { throw .cancelled }
            reader.add(entry)
        }
        return reader.notices
    }
}

extension LicenseEntry {
    /// The file that the entry's answer was read from: the package's own or a sibling's.
    var textPath: String? {
        if case .answeredBySibling(_, let path) = reason { return path }
        return format == nil ? nil : copyrightFile
    }
}
