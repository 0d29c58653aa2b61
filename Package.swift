// swift-tools-version: 6.3
import PackageDescription

/// The umbrella: it builds nothing of its own, but from here both roots can be run and all tests
/// of all packages are one `swift test`.
let package = Package(
    name: "DebianLicenses",
    platforms: [.macOS(.v15)],
    dependencies: [
        .package(path: "DevelopmentApp"),
        .package(path: "ProductionApp"),
        .package(path: "Packages/DomainLayer"),
        .package(path: "Packages/TerminalUI"),
        .package(path: "Packages/PresentationLayer"),
        .package(path: "Packages/DebianCopyright"),
        .package(path: "Packages/FrameworkLayer"),
        .package(path: "Packages/DependencyInjectionLayer"),
        .package(path: "Packages/Workshop"),
    ],
    targets: [
        .tests("DomainLayerTests", in: "DomainLayer"),
        .tests("TerminalUITests", in: "TerminalUI"),
        .tests("PresentationLayerTests", in: "PresentationLayer"),
        .tests("ReportsTests", in: "PresentationLayer"),
        .tests("CommandLineInterfaceTests", in: "PresentationLayer"),
        .tests("PresentationMocksTests", in: "PresentationLayer"),
        .tests("BytesTests", in: "DebianCopyright"),
        .tests("Deb822Tests", in: "DebianCopyright"),
        .tests("DpkgDatabaseTests", in: "DebianCopyright"),
        .tests("IdentificationTests", in: "DebianCopyright"),
        .tests("CopyrightFormatTests", in: "DebianCopyright"),
        .tests("DebianCopyrightTests", in: "DebianCopyright"),
        .tests("FrameworkLayerTests", in: "FrameworkLayer"),
        .tests("DependencyInjectionLayerTests", in: "DependencyInjectionLayer"),
        .tests("ChildProcessesTests", in: "Workshop"),
        .tests("ArchitectureChecksTests", in: "Workshop"),
        .tests("SampleRootsTests", in: "Workshop"),
        .tests("MeasurementsTests", in: "Workshop"),
        .tests("ParserFuzzingTests", in: "Workshop"),
    ]
)

extension Target {
    /// A test target of one of the packages, with the products of that package that it tests.
    static func tests(_ name: String, in package: String) -> Target {
        let products =
            package == "PresentationLayer"
            ? ["PresentationLayer", "CommandLineInterface", "PresentationMocks"] : [package]
        return .testTarget(
            name: name,
            dependencies: products.map { .product(name: $0, package: package) },
            path: "Packages/\(package)/Tests/\(name)")
    }
}

for target in package.targets {
    target.swiftSettings = [
        .swiftLanguageMode(.v6),
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    ]
}
