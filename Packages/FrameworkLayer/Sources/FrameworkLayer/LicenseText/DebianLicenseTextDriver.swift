import DebianSystems
public import DomainLayer

/// Reads the texts and notices of an installed Debian system from the packages' copyright files and
/// from `/usr/share/common-licenses`.
public struct DebianLicenseTextDriver: LicenseTextDriverProtocol {
    private let systems: OpenedSystems

    public init(_ systems: OpenedSystems = .shared) {
        self.systems = systems
    }

    @concurrent
    public func license(
        of entry: PackageLicense, in source: InventorySource
    ) async throws(LicenseDriverError) -> License {
        guard let path = entry.textPath else { throw .noText(entry.id) }
        let system = try systems.open(source).system
        guard let body = system.text(at: path) else { throw .noText(entry.id) }
        return License(id: entry.id, name: entry.name, body: body)
    }

    @concurrent
    public func notices(
        of entries: [PackageLicense], in source: InventorySource
    ) async throws(LicenseDriverError) -> LicenseNotices {
        var reader = NoticeReader(system: try systems.open(source).system)
        try read(entries) { reader.add($0) }
        return reader.notices
    }

    @concurrent
    public func copyrightFiles(
        of entries: [PackageLicense], in source: InventorySource
    ) async throws(LicenseDriverError) -> CopyrightFiles {
        var reader = CopyrightFileReader(system: try systems.open(source).system)
        try read(entries) { reader.add($0) }
        return reader.copyrightFiles
    }

    /// Reads one entry after another until the task is cancelled.
    private func read(
        _ entries: [PackageLicense], _ add: (PackageLicense) -> Void
    ) throws(LicenseDriverError) {
        for entry in entries {
            if Task.isCancelled { throw .cancelled }
            add(entry)
        }
    }
}

extension PackageLicense {
    /// The file that the package's answer was read from; nil if none was read.
    var textPath: String? { format == nil ? nil : answeringFile }
}
