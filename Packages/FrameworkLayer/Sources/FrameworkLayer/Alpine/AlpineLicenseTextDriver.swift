import AlpinePackages
import DebianCopyright
import DebianSystems
public import DomainLayer

/// Reads what an Alpine system says about licenses: the field of apk's database, and the texts that
/// packages ship.
public struct AlpineLicenseTextDriver: LicenseTextDriverProtocol {
    private let systems: OpenedSystems

    public init(_ systems: OpenedSystems = .shared) {
        self.systems = systems
    }

    @concurrent
    public func license(
        of entry: PackageLicense, in source: InventorySource
    ) async throws(LicenseDriverError) -> License {
        var body: String?
        try read([entry], in: source) { body = $1.body(of: $0) }
        guard let body else { throw .noText(entry.id) }
        return License(id: entry.id, name: entry.name, body: body)
    }

    @concurrent
    public func notices(
        of entries: [PackageLicense], in source: InventorySource
    ) async throws(LicenseDriverError) -> LicenseNotices {
        var notices = LicenseNotices()
        let licenses = Dictionary(entries.map { ($0.id, $0.asConcluded ?? $0) }) { $1 }
        let printedLicenses = PrintedLicenses()
        try read(entries, in: source) { package, shipped in
            let texts = shipped.texts(of: package)
            let printed = texts.reduce(into: Set([LicenseTerm.publicDomain.id])) {
                $0.formUnion(printedLicenses.ids(in: $1.body))
            }
            let stated = licenses[package.id].map { $0.licenses + $0.exceptions } ?? []
            notices[package.id] = PackageNotice(
                texts: texts.map { notices.index(of: $0.body, named: $0.path) }.firstOfEach,
                missingTexts: stated.filter { !printed.contains($0) })
        }
        return notices
    }

    @concurrent
    public func copyrightFiles(
        of entries: [PackageLicense], in source: InventorySource
    ) async throws(LicenseDriverError) -> CopyrightFiles {
        var files = CopyrightFiles()
        var indices: [String: Int] = [:]
        try read(entries, in: source) { package, shipped in
            guard let body = shipped.body(of: package) else { return }
            if let index = indices[body] {
                files.files[index].packages.append(package.id)
            } else {
                indices[body] = files.files.count
                files.files.append(
                    CopyrightFile(
                        path: AlpineSystem.databasePaths[0], packages: [package.id], body: body))
            }
        }
        return files
    }

    /// Hands over the package of each entry, until the task is cancelled.
    private func read(
        _ entries: [PackageLicense], in source: InventorySource,
        _ body: (ApkPackage, inout ShippedTexts) -> Void
    ) throws(LicenseDriverError) {
        let opened = try systems.open(source)
        let database = try ReadDatabases.shared.database(of: source, in: opened)
        var shipped = ShippedTexts(of: AlpineSystem(opened.system))
        for entry in entries {
            if Task.isCancelled { throw .cancelled }
            if let package = database.package(entry.id) { body(package, &shipped) }
        }
    }
}

extension ShippedTexts {
    /// The text of a package's row: the field of the database as its first line, then the texts
    /// that the package ships; nil without the field.
    mutating func body(of package: ApkPackage) -> String? {
        package.license.map { license in
            texts(of: package).reduce("L:\(license)\n") { "\($0)\n\($1.path):\n\n\($1.body)" }
        }
    }
}
