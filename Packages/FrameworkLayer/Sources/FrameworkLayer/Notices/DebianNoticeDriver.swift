import DebianCopyright
public import DomainLayer

/// Reads the notices of an installed Debian system from the packages' copyright files and from
/// `/usr/share/common-licenses`.
public struct DebianNoticeDriver: LicenseNoticeDriverProtocol {
    public init() {}

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
