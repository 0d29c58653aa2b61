public import DomainLayer

/// A ``/DomainLayer/InstallationDriverProtocol`` made of closures, each of which a test can
/// replace.
public struct MockInstallationDriver: InstallationDriverProtocol {
    public var owners:
        @Sendable (
            _ path: String, _ source: InventorySource
        ) async throws(LicenseDriverError) -> [PackageLicense.ID]
    public var graph:
        @Sendable (_ source: InventorySource) async throws(LicenseDriverError) -> InstallationGraph

    public var packageFiles:
        @Sendable (
            _ source: InventorySource
        ) async throws(LicenseDriverError) -> [PackageLicense.ID: PackageFile]

    public func owners(
        of path: String, in source: InventorySource
    ) async throws(LicenseDriverError) -> [PackageLicense.ID] {
        try await owners(path, source)
    }

    public func graph(
        of source: InventorySource
    ) async throws(LicenseDriverError) -> InstallationGraph {
        try await graph(source)
    }

    public func packageFiles(
        of source: InventorySource
    ) async throws(LicenseDriverError) -> [PackageLicense.ID: PackageFile] {
        try await packageFiles(source)
    }
}

extension MockInstallationDriver {
    /// Knows which package owns which file, and which package needs which, in the made-up systems
    /// of ``MockLicenseDriver/samples``. Its answers never change.
    public static let samples = MockInstallationDriver(
        owners: { path, source throws(LicenseDriverError) in
            try source.samples?.owners(of: path)
                ?? LargeInventory.entries.filter { $0.copyrightFile == path }.map(\.id)
        },
        graph: { source throws(LicenseDriverError) in
            guard let samples = try source.samples else { return LargeInventory.installation }
            return Samples.installation(of: samples.map(\.entry))
        },
        packageFiles: { source throws(LicenseDriverError) in
            Samples.packageFiles(of: try source.samples?.map(\.entry) ?? LargeInventory.entries)
        })
}

extension Samples {
    /// The file of each package in a section; the others were built on the machine.
    fileprivate static func packageFiles(
        of entries: [PackageLicense]
    ) -> [PackageLicense.ID: PackageFile] {
        entries.reduce(into: [:]) { files, entry in
            if entry.version.isEmpty || entry.section.isEmpty { return }
            let version = entry.version.split(separator: ":").last ?? ""
            let name = "\(entry.name)_\(version)_\(entry.architecture).deb"
            files[entry.id] = PackageFile(
                path: "pool/main/\(entry.source.name.prefix(1))/\(entry.source.name)/\(name)",
                sha256: String(SampleDigest.of(name).dropFirst("sha256:".count)))
        }
    }
}

extension Samples {
    /// Which of the samples needs which.
    fileprivate static func installation(of entries: [PackageLicense]) -> InstallationGraph {
        InstallationGraph(
            entries.map { entry in
                InstallationGraph.Package(
                    entry.id,
                    dependencies: dependencies[entry.id] ?? [],
                    recommendations: recommendations[entry.id] ?? [],
                    isAutomatic: automatic.contains(entry.id),
                    priority: entry.priority,
                    isEssential: entry.isEssential)
            })
    }

    private static let dependencies: [PackageLicense.ID: [PackageLicense.ID]] = [
        "aozora-reader:all": ["base-almanac:all", "libjuniper3:amd64"],
        "brook:amd64": ["ember-fonts:all", "lantern:amd64"],
        "caravan-tools:amd64": ["libjuniper3:amd64", "patchwork:amd64"],
        "kestrel:amd64": ["libjuniper3:amd64"],
        "libjuniper-dev:amd64": ["libjuniper3:amd64", "dovetail:amd64"],
        "libjuniper3:amd64": ["base-almanac:all"],
        "patchwork:amd64": ["harbour-data:all"],
    ]

    private static let recommendations: [PackageLicense.ID: [PackageLicense.ID]] = [
        "kestrel:amd64": ["fathom:amd64"]
    ]

    /// No package needs the library for the other architecture: the one that did was removed.
    private static let automatic: Set<PackageLicense.ID> = [
        "base-almanac:all", "dovetail:amd64", "ember-fonts:all", "fathom:amd64",
        "harbour-data:all", "lantern:amd64", "libjuniper3:amd64", "libjuniper3:i386",
        "patchwork:amd64",
    ]
}
