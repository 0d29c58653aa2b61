// swift-tools-version: 6.3
import PackageDescription

let package = Package(
    name: "FrameworkLayer",
    platforms: [.macOS(.v15)],
    products: [.library(name: "FrameworkLayer", targets: ["FrameworkLayer"])],
    dependencies: [
        .package(path: "../DomainLayer"),
        .package(path: "../DebianCopyright"),
    ],
    targets: [
        .target(name: "FrameworkLayer", dependencies: ["DomainLayer", "DebianCopyright"]),
        .testTarget(
            name: "FrameworkLayerTests",
            dependencies: [
                "FrameworkLayer",
                .product(name: "DebianRootFixtures", package: "DebianCopyright"),
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
