// swift-tools-version: 6.3
import PackageDescription

/// The umbrella: it builds nothing of its own, but from here all roots and the workshop's programs
/// can be run, and a bare `swift test` runs the product's tests: those of every layer and of every
/// style, and the UI tests that drive the programs. The workshop's own are run by `make check`.
let package = Package(
    name: "DebianLicenses",
    platforms: [.macOS(.v15)],
    dependencies: [
        .package(path: "DevelopmentApp"),
        .package(path: "ProductionApp"),
        .package(path: "Packages/DomainLayer"),
        .package(path: "Packages/Libraries/AlpinePackages"),
        .package(path: "Packages/Libraries/TerminalUI"),
        .package(path: "Packages/PresentationLayer"),
        .package(path: "Packages/Libraries/DebianCopyright"),
        .package(path: "Packages/FrameworkLayer"),
        .package(path: "Packages/DependencyInjectionLayer"),
        .package(path: "Packages/Comparison/Styles"),
        .package(path: "Packages/Comparison/StylesApp"),
        .package(path: "Packages/Workshop"),
    ],
    targets: [
        .tests("DomainLayerTests", in: "DomainLayer"),
        .tests("TerminalUITests", in: "Libraries/TerminalUI", with: [.visibleText]),
        .tests("WordingTests", in: "PresentationLayer", with: [.mocks]),
        .tests("LicenseViewsTests", in: "PresentationLayer"),
        .tests("PresentationLayerTests", in: "PresentationLayer", with: [.mocks]),
        .tests(
            "ReportsTests", in: "PresentationLayer", with: [.commands, .mocks, .visibleText]),
        .tests("CommandLineInterfaceTests", in: "PresentationLayer", with: [.commands, .mocks]),
        .tests("PresentationMocksTests", in: "PresentationLayer", with: [.mocks]),
        .tests(
            "DebianSystemsTests", in: "Libraries/DebianCopyright",
            with: [.systems, .fixtures, .archiveFixtures]),
        .tests(
            "DebianCopyrightTests", in: "Libraries/DebianCopyright", with: [.systems, .fixtures]),
        .tests("StreamedJSONTests", in: "Libraries/DebianCopyright", with: [.json]),
        .tests(
            "CorpusTests", in: "Libraries/DebianCopyright", with: [.corpus], excluding: ["Corpus"]),
        .tests(
            "AlpinePackagesTests", in: "Libraries/AlpinePackages", with: [.systems, .fixtures]),
        .tests(
            "FrameworkLayerTests", in: "FrameworkLayer", with: [.fixtures, .archiveFixtures]),
        .styleTests("MVVMStyle"),
        .styleTests("ReduxStyle"),
        .styleTests("ASMFStyle"),
        .styleTests("VSAStyle"),
        .testTarget(
            name: "StyleRuleTests", path: "Packages/Comparison/Styles/Tests/StyleRuleTests"),
        .testTarget(
            name: "BrowserStylesTests",
            dependencies: [.browserStyles, .mocks, .styleDoubles],
            path: "Packages/Comparison/StylesApp/Tests/BrowserStylesTests"),
        .testTarget(
            name: "ScreenSnapshotsTests",
            dependencies: [
                .browserStyles,
                .product(name: "DependencyInjectionLayer", package: "DependencyInjectionLayer"),
            ],
            path: "Packages/Comparison/StylesApp/Tests/ScreenSnapshotsTests"),
        .tests(
            "BrowserUITests", in: "Workshop",
            with: [.developmentApp, .productionApp, .stylesApp, .fixtures]),
        .testsThatWatchPackages,
    ]
)

extension Target {
    /// A test target of one of the packages, with the product of the package's own name and others.
    ///
    /// - Parameters:
    ///   - folder: the package's, below `Packages`.
    ///   - files: those in its folder that aren't sources.
    static func tests(
        _ name: String, in folder: String, with others: [Dependency] = [],
        excluding files: [String] = []
    ) -> Target {
        let package = String(folder.split(separator: "/").last ?? "")
        return .testTarget(
            name: name,
            dependencies: [.product(name: package, package: package)] + others,
            path: "Packages/\(folder)/Tests/\(name)",
            exclude: files)
    }
}

extension Target {
    /// The tests of DependencyInjectionLayer, in a target whose folder is all of `Packages`.
    ///
    /// `swift build` makes a new plan only if a folder of the umbrella's own targets has changed.
    /// With this folder among them it notices a new file in any package.
    static var testsThatWatchPackages: Target {
        .testTarget(
            name: "DependencyInjectionLayerTests",
            dependencies: [
                .product(name: "DependencyInjectionLayer", package: "DependencyInjectionLayer"),
                .fixtures, .archiveFixtures, .commands, .mocks,
            ],
            path: "Packages",
            exclude: [
                "DomainLayer", "PresentationLayer", "FrameworkLayer",
                "DependencyInjectionLayer/Package.swift", "DependencyInjectionLayer/Sources",
                "Libraries", "Comparison", "Workshop",
            ],
            sources: ["DependencyInjectionLayer/Tests/DependencyInjectionLayerTests"])
    }
}

extension Target {
    /// The tests of one of the presentation styles.
    static func styleTests(_ style: String) -> Target {
        .testTarget(
            name: "\(style)Tests",
            dependencies: [
                .product(name: style, package: "Styles"),
                .styleDoubles,
            ],
            path: "Packages/Comparison/Styles/Tests/\(style)Tests")
    }
}

extension Target.Dependency {
    static let archiveFixtures = product(name: "ArchiveFixtures", package: "DebianCopyright")
    static let browserStyles = product(name: "BrowserStyles", package: "StylesApp")
    static let corpus = product(name: "CopyrightCorpus", package: "DebianCopyright")
    static let commands = product(name: "CommandLineInterface", package: "PresentationLayer")
    static let developmentApp = product(name: "DevelopmentApp", package: "DevelopmentApp")
    static let fixtures = product(name: "DebianRootFixtures", package: "DebianCopyright")
    static let json = product(name: "StreamedJSON", package: "DebianCopyright")
    static let mocks = product(name: "PresentationMocks", package: "PresentationLayer")
    static let productionApp = product(name: "ProductionApp", package: "ProductionApp")
    static let styleDoubles = product(name: "StyleDoubles", package: "Styles")
    static let stylesApp = product(name: "StylesApp", package: "StylesApp")
    static let systems = product(name: "DebianSystems", package: "DebianCopyright")
    static let visibleText = product(name: "VisibleText", package: "TerminalUI")
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
