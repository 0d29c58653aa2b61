// swift-tools-version: 6.3
import PackageDescription

let package = Package(
    name: "TerminalUI",
    platforms: [.macOS(.v15)],
    products: [.library(name: "TerminalUI", targets: ["TerminalUI"])],
    targets: [
        .target(name: "TerminalUI"),
        .testTarget(name: "TerminalUITests", dependencies: ["TerminalUI"]),
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
