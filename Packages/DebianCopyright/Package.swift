// swift-tools-version: 6.3
import PackageDescription

let package = Package(
    name: "DebianCopyright",
    platforms: [.macOS(.v15)],
    products: [
        .library(
            name: "DebianCopyright",
            targets: [
                "Bytes", "Deb822", "DebianCopyright", "DpkgDatabase", "CopyrightFormat",
                "Identification", "LicenseStatements", "LicenseTexts",
            ]),
        .library(name: "DebianRootFixtures", targets: ["DebianRootFixtures"]),
    ],
    targets: [
        .target(name: "Bytes"),
        .target(name: "Deb822", dependencies: ["Bytes"]),
        .target(name: "DpkgDatabase", dependencies: ["Bytes", "Deb822"]),
        .target(name: "LicenseStatements"),
        .target(name: "LicenseIndexData"),
        .target(name: "LicenseTexts", dependencies: ["Bytes", "LicenseIndexData"]),
        .target(name: "Grants", dependencies: ["Bytes", "LicenseStatements", "LicenseTexts"]),
        .target(
            name: "Identification",
            dependencies: ["Bytes", "LicenseStatements", "LicenseTexts", "Grants"]),
        .target(
            name: "CopyrightFormat",
            dependencies: ["Bytes", "Deb822", "LicenseStatements", "Grants", "Identification"]),
        .target(
            name: "DebianCopyright",
            dependencies: ["Bytes", "DpkgDatabase", "Identification", "CopyrightFormat"]),
        .target(name: "DebianRootFixtures"),
        .testTarget(name: "BytesTests", dependencies: ["Bytes"]),
        .testTarget(name: "Deb822Tests", dependencies: ["Bytes", "Deb822"]),
        .testTarget(
            name: "DpkgDatabaseTests",
            dependencies: ["DpkgDatabase", "DebianRootFixtures"]),
        .testTarget(name: "LicenseStatementsTests", dependencies: ["LicenseStatements"]),
        .testTarget(name: "LicenseTextsTests", dependencies: ["Bytes", "LicenseTexts"]),
        .testTarget(
            name: "GrantsTests",
            dependencies: ["Bytes", "LicenseStatements", "LicenseTexts", "Grants"]),
        .testTarget(
            name: "IdentificationTests",
            dependencies: [
                "Bytes", "LicenseStatements", "LicenseTexts", "Grants", "Identification",
            ]),
        .testTarget(
            name: "CopyrightFormatTests",
            dependencies: [
                "Bytes", "Deb822", "LicenseStatements", "Identification", "CopyrightFormat",
            ]),
        .testTarget(
            name: "DebianCopyrightTests",
            dependencies: [
                "DpkgDatabase", "LicenseStatements", "Identification", "CopyrightFormat",
                "DebianCopyright", "DebianRootFixtures",
            ]),
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
