// swift-tools-version: 6.3
import PackageDescription

let package = Package(
    name: "TerminalUI",
    platforms: [.macOS(.v15)],
    products: [
        .library(name: "TerminalUI", targets: ["TerminalUI"]),
        .library(name: "VisibleText", targets: ["VisibleText"]),
    ],
    targets: [
        .target(name: "VisibleText"),
        .target(name: "TerminalUI", dependencies: ["VisibleText"]),
        .testTarget(name: "TerminalUITests", dependencies: ["TerminalUI", "VisibleText"]),
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
