// swift-tools-version: 6.3
import PackageDescription

let package = Package(
    name: "LicenseViews",
    platforms: [.macOS(.v15)],
    products: [
        .library(name: "LicenseViews", targets: ["LicenseViews"])
    ],
    dependencies: [
        .package(path: "../DomainLayer"),
        .package(path: "../Libraries/TerminalUI"),
    ],
    targets: [
        .target(
            name: "LicenseViews",
            dependencies: [
                "DomainLayer", "TerminalUI",
                .product(name: "VisibleText", package: "TerminalUI"),
            ]),
        .testTarget(
            name: "LicenseViewsTests", dependencies: ["DomainLayer", "TerminalUI", "LicenseViews"]),
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
