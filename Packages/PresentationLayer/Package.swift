// swift-tools-version: 6.3
import PackageDescription

/// A module of TerminalUI's package, which reports may know without knowing a terminal.
let visibleText = Target.Dependency.product(name: "VisibleText", package: "TerminalUI")

let package = Package(
    name: "PresentationLayer",
    platforms: [.macOS(.v15)],
    products: [
        .library(name: "PresentationLayer", targets: ["PresentationLayer"]),
        .library(name: "CommandLineInterface", targets: ["CommandLineInterface"]),
        .library(name: "PresentationMocks", targets: ["PresentationMocks"]),
        .executable(name: "Previews", targets: ["Previews"]),
    ],
    dependencies: [
        .package(path: "../DomainLayer"),
        .package(path: "../Libraries/TerminalUI"),
        .package(path: "../LicenseViews"),
    ],
    targets: [
        .target(
            name: "PresentationLayer",
            dependencies: ["DomainLayer", "TerminalUI", "LicenseViews", visibleText]),
        .target(
            name: "Reports",
            dependencies: ["DomainLayer", "LicenseViews", "PresentationLayer", visibleText]),
        .target(
            name: "CommandLineInterface",
            dependencies: [
                "DomainLayer", "TerminalUI", "LicenseViews", "PresentationLayer", "Reports",
                visibleText,
            ]),
        .target(
            name: "PresentationMocks",
            dependencies: ["DomainLayer", "TerminalUI", "LicenseViews", "PresentationLayer"]),
        .executableTarget(
            name: "Previews", dependencies: ["PresentationMocks", "TerminalUI"]),
        .testTarget(
            name: "PresentationLayerTests",
            dependencies: [
                "DomainLayer", "TerminalUI", "LicenseViews", "PresentationLayer",
                "PresentationMocks",
            ]),
        .testTarget(
            name: "ReportsTests",
            dependencies: [
                "DomainLayer", "LicenseViews", "Reports", "PresentationMocks", visibleText,
            ]),
        .testTarget(
            name: "CommandLineInterfaceTests",
            dependencies: [
                "DomainLayer", "TerminalUI", "LicenseViews", "PresentationLayer",
                "CommandLineInterface", "PresentationMocks",
            ]),
        .testTarget(
            name: "PresentationMocksTests",
            dependencies: ["DomainLayer", "PresentationLayer", "PresentationMocks"]),
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
