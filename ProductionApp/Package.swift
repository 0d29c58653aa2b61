// swift-tools-version: 6.3
import PackageDescription

let package = Package(
    name: "ProductionApp",
    platforms: [.macOS(.v15)],
    products: [.executable(name: "ProductionApp", targets: ["ProductionApp"])],
    dependencies: [
        .package(path: "../Packages/PresentationLayer"),
        .package(path: "../Packages/DependencyInjectionLayer"),
    ],
    targets: [
        .executableTarget(
            name: "ProductionApp",
            dependencies: [
                .product(name: "CommandLineInterface", package: "PresentationLayer"),
                .product(name: "DependencyInjectionLayer", package: "DependencyInjectionLayer"),
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
