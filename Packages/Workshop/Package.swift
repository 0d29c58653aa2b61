// swift-tools-version: 6.3
import PackageDescription

/// What only the people who work here run: programs, and the library that they share.
let package = Package(
    name: "Workshop",
    platforms: [.macOS(.v15)],
    products: [
        .library(
            name: "Workshop",
            targets: [
                "ArchitectureChecks", "ChildProcesses", "Diagrams", "Measurements",
                "PseudoTerminals", "SampleRoots", "SwiftSources", "TerminalEmulation",
            ])
    ] + programs.map { .executable(name: $0, targets: [$0]) },
    dependencies: [
        .package(path: "../DomainLayer"),
        .package(path: "../Libraries/DebianCopyright"),
        .package(path: "../Libraries/TerminalUI"),
        .package(path: "../PresentationLayer"),
        .package(path: "../DependencyInjectionLayer"),
    ],
    targets: [
        // The rules of the house, and the pictures of it.
        .target(name: "ChildProcesses"),
        .target(name: "SwiftSources"),
        .target(name: "Diagrams", dependencies: ["SwiftSources"]),
        .target(
            name: "ArchitectureChecks",
            dependencies: [
                "ChildProcesses", "Diagrams", "Measurements", "SwiftSources",
            ]),
        .executableTarget(name: "Checks", dependencies: ["ArchitectureChecks"]),
        .executableTarget(
            name: "DiagramDrawer",
            dependencies: ["ArchitectureChecks", "ChildProcesses", "Diagrams", "Measurements"]),
        // Generators.
        .target(name: "SPDXTemplates"),
        .executableTarget(name: "BoilerplateGenerator", dependencies: ["ChildProcesses"]),
        .executableTarget(
            name: "LicenseIndexGenerator",
            dependencies: ["DomainLayer", "DebianCopyright", "SPDXTemplates"],
            resources: [.embedInCode("TextRules.txt")]),
        .executableTarget(
            name: "Accuracy",
            dependencies: [
                "DomainLayer", "DebianCopyright",
                .product(name: "DebianSystems", package: "DebianCopyright"),
                .product(name: "CopyrightCorpus", package: "DebianCopyright"), "SPDXTemplates",
            ]),
        .target(
            name: "SampleRoots",
            dependencies: [
                .product(name: "ArchiveFixtures", package: "DebianCopyright"), debianRootFixtures,
            ]),
        .executableTarget(
            name: "RootGenerator", dependencies: ["SampleRoots", debianRootFixtures]),
        .executableTarget(
            name: "FuzzTarget",
            dependencies: [
                "DomainLayer", "DebianCopyright", "DependencyInjectionLayer", "TerminalUI",
                .product(name: "DebianSystems", package: "DebianCopyright"),
                .product(name: "CommandLineInterface", package: "PresentationLayer"),
                .product(name: "ArchiveFixtures", package: "DebianCopyright"), debianRootFixtures,
                "SampleRoots",
            ]),
        // Programs in a terminal, and a recording of one.
        .target(name: "TerminalEmulation"),
        .target(name: "PseudoTerminals", dependencies: ["ChildProcesses", "TerminalEmulation"]),
        .executableTarget(
            name: "DemoRecorder", dependencies: ["PseudoTerminals", "TerminalEmulation"]
        ),
        // Times.
        .target(name: "Measurements", dependencies: ["SwiftSources"]),
        .executableTarget(
            name: "Benchmarks",
            dependencies: [
                "ChildProcesses", "Measurements", "PseudoTerminals", "TerminalEmulation",
            ]),
        .executableTarget(
            name: "GrowthBenchmark",
            dependencies: ["ChildProcesses", "Measurements", "SampleRoots", debianRootFixtures]),
        .testTarget(name: "SwiftSourcesTests", dependencies: ["SwiftSources"]),
        .testTarget(name: "DiagramsTests", dependencies: ["Diagrams"]),
        .testTarget(name: "MeasurementsTests", dependencies: ["Measurements"]),
        .testTarget(
            name: "WorkshopTests",
            dependencies: [
                "ArchitectureChecks", "BoilerplateGenerator",
                "ChildProcesses", "DemoRecorder", "FuzzTarget", "GrowthBenchmark",
                "LicenseIndexGenerator", "PseudoTerminals", "SPDXTemplates", "SampleRoots",
                "TerminalEmulation", debianRootFixtures,
            ]),
    ]
)

/// Invented systems, which the tests of the packages share.
var debianRootFixtures: Target.Dependency {
    .product(name: "DebianRootFixtures", package: "DebianCopyright")
}

/// The programs that `make` and people run.
var programs: [String] {
    [
        "Accuracy", "Benchmarks", "BoilerplateGenerator", "Checks", "DemoRecorder",
        "DiagramDrawer", "FuzzTarget", "GrowthBenchmark", "LicenseIndexGenerator", "RootGenerator",
    ]
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
