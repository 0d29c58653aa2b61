// swift-tools-version: 6.3
import PackageDescription

let package = Package(
    name: "FrameworkLayer",
    platforms: [.macOS(.v15)],
    products: [.library(name: "FrameworkLayer", targets: ["FrameworkLayer"])],
    dependencies: [
        .package(path: "../DomainLayer"),
        .package(path: "../Libraries/AlpinePackages"),
        .package(path: "../Libraries/DebianCopyright"),
    ],
    targets: [
        .target(
            name: "FrameworkLayer",
            dependencies: [
                "DomainLayer", "AlpinePackages", "DebianCopyright",
                .product(name: "DebianSystems", package: "DebianCopyright"),
                .product(name: "StreamedJSON", package: "DebianCopyright"),
            ]),
        .testTarget(
            name: "FrameworkLayerTests",
            dependencies: [
                "FrameworkLayer",
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
