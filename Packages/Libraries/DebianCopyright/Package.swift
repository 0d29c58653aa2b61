// swift-tools-version: 6.3
import PackageDescription

let package = Package(
    name: "DebianCopyright",
    platforms: [.macOS(.v15)],
    products: [
        .library(name: "DebianSystems", targets: ["DebianSystems"]),
        .library(name: "DebianCopyright", targets: ["DebianCopyright"]),
        .library(name: "StreamedJSON", targets: ["StreamedJSON"]),
        .library(name: "CopyrightCorpus", targets: ["CopyrightCorpus"]),
        .library(name: "DebianRootFixtures", targets: ["DebianRootFixtures"]),
        .library(name: "ArchiveFixtures", targets: ["ArchiveFixtures"]),
    ],
    targets: [
        .target(name: "StreamedJSON"),
        .target(name: "DebianSystems", dependencies: ["StreamedJSON"]),
        .target(name: "LicenseIndexData"),
        .target(name: "DebianCopyright", dependencies: ["DebianSystems", "LicenseIndexData"]),
        .target(name: "CopyrightCorpus", dependencies: ["DebianSystems", "DebianCopyright"]),
        .target(name: "DebianRootFixtures"),
        .target(name: "ArchiveFixtures", dependencies: ["DebianSystems", "DebianRootFixtures"]),
        .testTarget(
            name: "DebianSystemsTests",
            dependencies: ["DebianSystems", "DebianRootFixtures", "ArchiveFixtures"]),
        .testTarget(
            name: "DebianCopyrightTests",
            dependencies: ["DebianCopyright", "DebianSystems", "DebianRootFixtures"]),
        .testTarget(name: "StreamedJSONTests", dependencies: ["StreamedJSON"]),
        .testTarget(name: "CorpusTests", dependencies: ["CopyrightCorpus"], exclude: ["Corpus"]),
    ],
    // For #embed.
    cLanguageStandard: .c2x
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
