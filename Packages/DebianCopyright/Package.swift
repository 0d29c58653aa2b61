// swift-tools-version: 6.3
import PackageDescription

let package = Package(
    name: "DebianCopyright",
    platforms: [.macOS(.v15)],
    products: [
        .library(
            name: "DebianCopyright",
            targets: ["DebianCopyright", "DpkgDatabase", "CopyrightFormat", "Identification"]),
        .library(name: "DebianRootFixtures", targets: ["DebianRootFixtures"]),
    ],
    targets: [
        .target(name: "Bytes"),
        .target(name: "Deb822", dependencies: ["Bytes"]),
        .target(name: "DpkgDatabase", dependencies: ["Bytes", "Deb822"]),
        .target(name: "Identification", dependencies: ["Bytes"]),
        .target(name: "CopyrightFormat", dependencies: ["Bytes", "Deb822", "Identification"]),
        .target(
            name: "DebianCopyright",
            dependencies: ["Bytes", "DpkgDatabase", "Identification", "CopyrightFormat"]),
        .target(name: "DebianRootFixtures"),
        .testTarget(name: "BytesTests", dependencies: ["Bytes"]),
        .testTarget(name: "Deb822Tests", dependencies: ["Bytes", "Deb822"]),
        .testTarget(
            name: "DpkgDatabaseTests",
            dependencies: ["Bytes", "DpkgDatabase", "DebianRootFixtures"]),
        .testTarget(name: "IdentificationTests", dependencies: ["Bytes", "Identification"]),
        .testTarget(
            name: "CopyrightFormatTests",
            dependencies: ["Bytes", "Identification", "CopyrightFormat"]),
        .testTarget(
            name: "DebianCopyrightTests",
            dependencies: ["DebianCopyright", "DebianRootFixtures"]),
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
