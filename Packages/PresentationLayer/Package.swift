// swift-tools-version: 6.3
import PackageDescription

/// A module of TerminalUI's package that reports may use, since it needs no terminal.
let visibleText = Target.Dependency.product(name: "VisibleText", package: "TerminalUI")

let package = Package(
    name: "PresentationLayer",
    platforms: [.macOS(.v15)],
    products: [
        .library(name: "Wording", targets: ["Wording"]),
        .library(name: "LicenseViews", targets: ["LicenseViews"]),
        .library(name: "PresentationLayer", targets: ["PresentationLayer"]),
        .library(name: "CommandLineInterface", targets: ["CommandLineInterface"]),
        .library(name: "PresentationMocks", targets: ["PresentationMocks"]),
        .executable(name: "Previews", targets: ["Previews"]),
    ],
    dependencies: [
        .package(path: "../DomainLayer"),
        .package(path: "../Libraries/TerminalUI"),
    ],
    targets: [
        .target(name: "Wording", dependencies: ["DomainLayer", visibleText]),
        .target(
            name: "LicenseViews", dependencies: ["DomainLayer", "TerminalUI", "Wording"]),
        .target(
            name: "PresentationLayer",
            dependencies: ["DomainLayer", "TerminalUI", "Wording", "LicenseViews"]),
        .target(name: "Reports", dependencies: ["DomainLayer", "Wording", visibleText]),
        .target(
            name: "CommandLineInterface",
            dependencies: [
                "DomainLayer", "TerminalUI", "Wording", "LicenseViews", "PresentationLayer",
                "Reports", visibleText,
            ]),
        .target(
            name: "PresentationMocks",
            dependencies: ["DomainLayer", "TerminalUI", "Wording", "PresentationLayer"]),
        .executableTarget(
            name: "Previews", dependencies: ["PresentationMocks", "TerminalUI"]),
        .testTarget(
            name: "WordingTests", dependencies: ["DomainLayer", "Wording", "PresentationMocks"]),
        .testTarget(
            name: "LicenseViewsTests",
            dependencies: [
                "DomainLayer", "TerminalUI", "Wording", "LicenseViews", "PresentationMocks",
            ]),
        .testTarget(
            name: "PresentationLayerTests",
            dependencies: [
                "DomainLayer", "TerminalUI", "Wording", "LicenseViews",
                "PresentationLayer", "PresentationMocks",
            ]),
        .testTarget(
            name: "ReportsTests",
            dependencies: [
                "DomainLayer", "Wording", "Reports", "PresentationMocks", visibleText,
            ]),
        .testTarget(
            name: "CommandLineInterfaceTests",
            dependencies: [
                "DomainLayer", "TerminalUI", "Wording", "LicenseViews", "PresentationLayer",
                "Reports", "CommandLineInterface", "PresentationMocks",
            ]),
        .testTarget(
            name: "PresentationMocksTests",
            dependencies: ["DomainLayer", "Wording", "PresentationLayer", "PresentationMocks"]),
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
