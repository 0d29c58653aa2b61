// swift-tools-version: 6.3
import PackageDescription

/// The umbrella: it runs both apps and all tests, and builds nothing of its own.
let package = Package(
    name: "Newcomer",
    platforms: [.macOS(.v15)],
    dependencies: [
        .package(path: "DevelopmentApp"),
        .package(path: "ProductionApp"),
        .package(path: "Packages/DomainLayer"),
        .package(path: "Packages/PresentationLayer"),
        .package(path: "Packages/DependencyInjectionLayer"),
    ],
    targets: [
        .testTarget(
            name: "PresentationLayerTests",
            dependencies: ["DomainLayer", "PresentationLayer", mocks],
            path: "Packages/PresentationLayer/Tests/PresentationLayerTests"),
        // Its folder is all of Packages, so that a build notices a new file in any of them.
        .testTarget(
            name: "DependencyInjectionLayerTests",
            dependencies: ["DependencyInjectionLayer", "DomainLayer", mocks],
            path: "Packages",
            exclude: [
                "DomainLayer", "PresentationLayer", "FrameworkLayer",
                "DependencyInjectionLayer/Package.swift", "DependencyInjectionLayer/Sources",
            ],
            sources: ["DependencyInjectionLayer/Tests"]),
    ]
)

var mocks: Target.Dependency {
    .product(name: "PresentationMocks", package: "PresentationLayer")
}
