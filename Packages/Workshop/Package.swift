// swift-tools-version: 6.3
import PackageDescription

let package = Package(
    name: "Workshop",
    platforms: [.macOS(.v15)],
    products: [
        .library(
            name: "Workshop",
            targets: [
                "ArchitectureChecks", "ArchitectureDiagrams", "Boilerplate", "BuildMeasurements",
                "ChildProcesses", "Measurements", "ParserFuzzing", "PseudoTerminals",
                "ReferenceTexts", "SampleRoots", "SwiftSources",
                "TerminalEmulation", "TerminalRecordings", "XMLText",
            ]),
        .executable(name: "Benchmarks", targets: ["Benchmarks"]),
        .executable(name: "BoilerplateGenerator", targets: ["BoilerplateGenerator"]),
        .executable(name: "BuildBenchmarks", targets: ["BuildBenchmarks"]),
        .executable(name: "Checks", targets: ["Checks"]),
        .executable(name: "DemoRecorder", targets: ["DemoRecorder"]),
        .executable(name: "DiagramDrawer", targets: ["DiagramDrawer"]),
        .executable(name: "FuzzTarget", targets: ["FuzzTarget"]),
        .executable(name: "LicenseIndexGenerator", targets: ["LicenseIndexGenerator"]),
        .executable(name: "ReadmeWriter", targets: ["ReadmeWriter"]),
        .executable(name: "RootGenerator", targets: ["RootGenerator"]),
        .executable(name: "SPDXListGenerator", targets: ["SPDXListGenerator"]),
    ],
    dependencies: [
        .package(path: "../DomainLayer"),
        .package(path: "../DebianCopyright"),
        .package(path: "../../DevelopmentApp"),
        .package(path: "../../ProductionApp"),
    ],
    targets: [
        .executableTarget(name: "SPDXListGenerator"),
        .target(name: "ReferenceTexts", dependencies: ["DomainLayer", "DebianCopyright"]),
        .executableTarget(name: "LicenseIndexGenerator", dependencies: ["ReferenceTexts"]),
        .target(name: "ChildProcesses"),
        .target(name: "SwiftSources"),
        .target(name: "Boilerplate", dependencies: ["SwiftSources"]),
        .executableTarget(
            name: "BoilerplateGenerator", dependencies: ["Boilerplate", "ChildProcesses"]),
        .target(name: "XMLText"),
        .target(name: "ArchitectureDiagrams", dependencies: ["SwiftSources", "XMLText"]),
        .target(
            name: "ArchitectureChecks",
            dependencies: [
                "ArchitectureDiagrams", "Boilerplate", "BuildMeasurements", "ChildProcesses",
                "PseudoTerminals", "SwiftSources",
            ]),
        .executableTarget(name: "DiagramDrawer", dependencies: ["ArchitectureChecks"]),
        .executableTarget(name: "Checks", dependencies: ["ArchitectureChecks"]),
        .executableTarget(name: "ReadmeWriter", dependencies: ["ArchitectureChecks"]),
        .target(name: "TerminalEmulation"),
        .target(
            name: "PseudoTerminals", dependencies: ["ChildProcesses", "TerminalEmulation"]),
        .target(name: "TerminalRecordings", dependencies: ["TerminalEmulation", "XMLText"]),
        .target(name: "SampleRoots"),
        .executableTarget(name: "RootGenerator", dependencies: ["SampleRoots"]),
        .target(name: "Measurements", dependencies: ["ChildProcesses"]),
        .executableTarget(
            name: "Benchmarks",
            dependencies: [
                "ChildProcesses", "Measurements", "PseudoTerminals", "SampleRoots",
                "TerminalEmulation",
            ]),
        .target(
            name: "BuildMeasurements", dependencies: ["ChildProcesses", "Measurements", "XMLText"]),
        .executableTarget(
            name: "BuildBenchmarks",
            dependencies: ["BuildMeasurements", "ChildProcesses", "Measurements"]),
        .executableTarget(
            name: "DemoRecorder",
            dependencies: ["PseudoTerminals", "TerminalEmulation", "TerminalRecordings"]),
        .target(name: "ParserFuzzing", dependencies: ["DomainLayer", "DebianCopyright"]),
        .executableTarget(name: "FuzzTarget", dependencies: ["ParserFuzzing", "SampleRoots"]),
        .testTarget(name: "ChildProcessesTests", dependencies: ["ChildProcesses"]),
        .testTarget(name: "XMLTextTests", dependencies: ["XMLText"]),
        .testTarget(name: "SwiftSourcesTests", dependencies: ["SwiftSources"]),
        .testTarget(name: "ReferenceTextsTests", dependencies: ["ReferenceTexts"]),
        .testTarget(name: "BoilerplateTests", dependencies: ["Boilerplate"]),
        .testTarget(name: "ArchitectureDiagramsTests", dependencies: ["ArchitectureDiagrams"]),
        .testTarget(
            name: "ArchitectureChecksTests",
            dependencies: ["ArchitectureChecks", "BuildMeasurements", "ChildProcesses"]),
        .testTarget(
            name: "BuildMeasurementsTests", dependencies: ["BuildMeasurements", "Measurements"]),
        .testTarget(name: "MeasurementsTests", dependencies: ["ChildProcesses", "Measurements"]),
        .testTarget(name: "TerminalEmulationTests", dependencies: ["TerminalEmulation"]),
        .testTarget(
            name: "PseudoTerminalsTests", dependencies: ["PseudoTerminals", "TerminalEmulation"]),
        .testTarget(
            name: "TerminalRecordingsTests",
            dependencies: ["TerminalEmulation", "TerminalRecordings"]),
        .testTarget(
            name: "BrowserUITests",
            dependencies: [
                "ChildProcesses", "PseudoTerminals", "SampleRoots", "TerminalEmulation",
                .product(name: "DevelopmentApp", package: "DevelopmentApp"),
                .product(name: "ProductionApp", package: "ProductionApp"),
            ]),
        .testTarget(name: "SampleRootsTests", dependencies: ["SampleRoots"]),
        .testTarget(name: "ParserFuzzingTests", dependencies: ["ParserFuzzing", "SampleRoots"]),
    ]
)

for target in package.targets {
    target.swiftSettings = [
        .swiftLanguageMode(.v6),
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    ]
}
