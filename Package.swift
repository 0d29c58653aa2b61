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
        .tests("PresentationLayerTests", in: "PresentationLayer", with: [.mocks]),
        .tests("ReportsTests", in: "PresentationLayer", with: [.commands, .mocks]),
        .tests("CommandLineInterfaceTests", in: "PresentationLayer", with: [.commands, .mocks]),
        .tests("PresentationMocksTests", in: "PresentationLayer", with: [.mocks]),
        .tests("BytesTests", in: "DebianCopyright"),
        .tests("Deb822Tests", in: "DebianCopyright"),
        .tests("DpkgDatabaseTests", in: "DebianCopyright", with: [.fixtures]),
        .tests("LicenseStatementsTests", in: "DebianCopyright"),
        .tests("LicenseTextsTests", in: "DebianCopyright"),
        .tests("GrantsTests", in: "DebianCopyright"),
        .tests("IdentificationTests", in: "DebianCopyright"),
        .tests("CopyrightFormatTests", in: "DebianCopyright"),
        .tests("DebianCopyrightTests", in: "DebianCopyright", with: [.fixtures]),
        .tests("FrameworkLayerTests", in: "FrameworkLayer", with: [.fixtures]),
        .tests(
            "DependencyInjectionLayerTests", in: "DependencyInjectionLayer",
            with: [.fixtures, .commands, .mocks]),
        .tests("ChildProcessesTests", in: "Workshop"),
        .tests("XMLTextTests", in: "Workshop"),
        .tests("SwiftSourcesTests", in: "Workshop"),
        .tests("ReferenceTextsTests", in: "Workshop"),
        .tests("BoilerplateTests", in: "Workshop"),
        .tests("ArchitectureDiagramsTests", in: "Workshop"),
        .tests("ArchitectureChecksTests", in: "Workshop"),
        .tests("SampleRootsTests", in: "Workshop"),
        .tests("TerminalEmulationTests", in: "Workshop"),
        .tests("PseudoTerminalsTests", in: "Workshop"),
        .tests("TerminalRecordingsTests", in: "Workshop"),
        .tests("BrowserUITests", in: "Workshop", with: [.developmentApp, .productionApp]),
        .tests("MeasurementsTests", in: "Workshop"),
        .tests("BuildMeasurementsTests", in: "Workshop"),
        .tests("ParserFuzzingTests", in: "Workshop"),
    ]
)

extension Target {
    /// A test target of one of the packages, with the product of the package's own name and others.
    static func tests(
        _ name: String, in package: String, with others: [Dependency] = []
    ) -> Target {
        .testTarget(
            name: name,
            dependencies: [.product(name: package, package: package)] + others,
            path: "Packages/\(package)/Tests/\(name)")
    }
}

extension Target.Dependency {
    static let commands = product(name: "CommandLineInterface", package: "PresentationLayer")
    static let developmentApp = product(name: "DevelopmentApp", package: "DevelopmentApp")
    static let fixtures = product(name: "DebianRootFixtures", package: "DebianCopyright")
    static let mocks = product(name: "PresentationMocks", package: "PresentationLayer")
    static let productionApp = product(name: "ProductionApp", package: "ProductionApp")
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
