// swift-tools-version: 6.3
import PackageDescription

let package = Package(
    name: "AlpinePackages",
    platforms: [.macOS(.v15)],
    products: [.library(name: "AlpinePackages", targets: ["AlpinePackages"])],
    dependencies: [.package(path: "../DebianCopyright")],
    targets: [
        .target(
            name: "AlpinePackages",
            dependencies: [.product(name: "DebianSystems", package: "DebianCopyright")]),
        .testTarget(
            name: "AlpinePackagesTests",
            dependencies: [
                "AlpinePackages",
                .product(name: "DebianSystems", package: "DebianCopyright"),
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
