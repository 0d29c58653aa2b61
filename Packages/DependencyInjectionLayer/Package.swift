// swift-tools-version: 6.3
import PackageDescription

let package = Package(
    name: "DependencyInjectionLayer",
    platforms: [.macOS(.v15)],
    products: [
        .library(name: "DependencyInjectionLayer", targets: ["DependencyInjectionLayer"])
    ],
    dependencies: [
        .package(path: "../DomainLayer"),
        .package(path: "../PresentationLayer"),
        .package(path: "../FrameworkLayer"),
        .package(path: "../Libraries/DebianCopyright"),
        .package(path: "../Libraries/TerminalUI"),
    ],
    targets: [
        .target(
            name: "DependencyInjectionLayer",
            dependencies: ["DomainLayer", "PresentationLayer", "FrameworkLayer"]),
        .testTarget(
            name: "DependencyInjectionLayerTests",
            dependencies: [
                "DependencyInjectionLayer", "TerminalUI",
                .product(name: "Wording", package: "PresentationLayer"),
                .product(name: "CommandLineInterface", package: "PresentationLayer"),
                .product(name: "PresentationMocks", package: "PresentationLayer"),
                .product(name: "DebianRootFixtures", package: "DebianCopyright"),
                .product(name: "ArchiveFixtures", package: "DebianCopyright"),
            ]),
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
