// swift-tools-version: 6.3
import PackageDescription

let package = Package(
    name: "DebianCopyright",
    platforms: [.macOS(.v15)],
    products: [
        .library(name: "DebianCopyright", targets: ["DebianCopyright"]),
        .library(name: "DebianImages", targets: ["DebianImages"]),
        .library(name: "StreamedJSON", targets: ["StreamedJSON"]),
        .library(name: "CopyrightCorpus", targets: ["CopyrightCorpus"]),
        .library(name: "DebianRootFixtures", targets: ["DebianRootFixtures"]),
        .library(name: "ArchiveFixtures", targets: ["ArchiveFixtures"]),
    ],
    targets: [
        .target(name: "LicenseIndexData"),
        .target(name: "DebianCopyright", dependencies: ["LicenseIndexData"]),
        .target(name: "DebianImages", dependencies: ["DebianCopyright", "StreamedJSON"]),
        .target(name: "StreamedJSON"),
        .target(name: "CopyrightCorpus", dependencies: ["DebianCopyright"]),
        .target(name: "DebianRootFixtures"),
        .target(
            name: "ArchiveFixtures",
            dependencies: ["DebianCopyright", "DebianImages", "DebianRootFixtures"]),
        .testTarget(
            name: "DebianCopyrightTests", dependencies: ["DebianCopyright", "DebianRootFixtures"]),
        .testTarget(
            name: "DebianImagesTests",
            dependencies: [
                "DebianImages", "DebianCopyright", "DebianRootFixtures", "ArchiveFixtures",
            ]),
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
