// swift-tools-version: 6.3
import PackageDescription

let package = Package(
    name: "DevelopmentApp",
    platforms: [.macOS(.v15)],
    products: [.executable(name: "DevelopmentApp", targets: ["DevelopmentApp"])],
    dependencies: [
        .package(path: "../Packages/PresentationLayer")
    ],
    targets: [
        .executableTarget(
            name: "DevelopmentApp",
            dependencies: [
                .product(name: "CommandLineInterface", package: "PresentationLayer"),
                .product(name: "PresentationMocks", package: "PresentationLayer"),
            ])
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
