import AlpinePackages
import DebianSystems
public import DomainLayer

/// Reads the licenses of an installed Alpine system from apk's database.
public struct AlpineLicenseDriver: LicenseDriverProtocol {
    private let systems: OpenedSystems

    public init(_ systems: OpenedSystems = .shared) {
        self.systems = systems
    }

    @concurrent
    public func licenses(
        in source: InventorySource,
        detail: InventoryDetail,
        onProgress: @escaping @Sendable (LoadProgress) -> Void
    ) async throws(LicenseDriverError) -> LicenseInventory {
        let opened = try await systems.opened(source, onProgress: onProgress)
        let revision = opened.revision
        let database = try ReadDatabases.shared.database(of: source, in: opened)
        var digests = ShippedTexts<SHA256>(of: AlpineSystem(opened.system))
        var inventory = LicenseInventory(
            system: SystemIdentity(alpine: opened), entries: [],
            findings: database.problems.map {
                LicenseFinding(.syntaxError, line: $0.line, declared: $0.subject, path: $0.path)
            })
        for package in database.packages {
            if Task.isCancelled { throw .cancelled }
            let stated = package.license.map { AlpineLicense($0, origin: package.origin) }
            if detail.contains(.texts) {
                for (id, name) in stated?.names ?? [:] { inventory.texts[id] = "\(name)\n" }
            }
            var entry = PackageLicense(package, stating: stated)
            let shipped = digests.texts(of: package) { SHA256($1) }
            entry.findings = shipped.unread.map { path, problem in
                LicenseFinding(.unreadable, text: problem.findingText, path: path)
            }
            if detail.contains(.digests), let row = package.row(with: shipped.texts) {
                entry.textDigest = "sha256:\(SHA256(Array(row.utf8)).hexadecimal)"
            }
            inventory.entries.append(entry)
        }
        let count = database.packages.count
        onProgress(.packages(done: count, of: count))
        if opened.revision != revision {
            inventory.findings.append(LicenseFinding(.changedDuringReading))
        }
        return inventory
    }

    @concurrent
    public func revision(
        of source: InventorySource
    ) async throws(LicenseDriverError) -> InventoryRevision {
        try systems.revision(of: source)
    }
}

extension ApkPackage {
    /// The text that takes the place of a copyright file: the license field of the database, then
    /// each text that the package ships by its path and digest; nil without the field.
    func row(with digests: [(path: String, text: SHA256)]) -> String? {
        license.map { license in
            "L:\(license)\n"
                + digests.map { "\n\($0.path)\nsha256:\($0.text.hexadecimal)\n" }.joined()
        }
    }
}

// MARK: apk's types as the domain's

extension PackageLicense {
    fileprivate init(_ package: ApkPackage, stating stated: AlpineLicense?) {
        self.init(
            name: package.name, version: package.version, architecture: package.architecture,
            source: SourcePackage(name: package.origin, version: package.version),
            provisions: PackageProvisions(package),
            maintainer: package.maintainer, installedSize: (package.installedSize + 1023) / 1024,
            format: stated == nil ? nil : .database, basis: stated == nil ? .none : .declared,
            expression: stated?.expression, mainExpression: stated?.expression,
            statements: stated.map { [$0.statement] } ?? [], names: stated?.names ?? [:],
            reason: package.missingField.map { .incompleteStatus(field: $0, line: package.line) }
                ?? (stated == nil ? .noStatement : nil))
    }
}

extension PackageProvisions {
    fileprivate init(_ package: ApkPackage) {
        self = []
        if package.providesCommands { insert(.commands) }
        if package.providesLibraries { insert(.libraries) }
    }
}

extension SystemIdentity {
    fileprivate init(alpine opened: OpenedSystem) {
        let release = opened.system.release(defaultID: "alpine", name: "Alpine Linux")
        self.init(
            id: release.id, versionID: release.versionID, codename: release.codename,
            name: release.prettyName, hostName: opened.system.hostName,
            packageType: PackageType(rawValue: "apk"),
            image: opened.image.map(ImageIdentity.init(_:)))
    }
}
