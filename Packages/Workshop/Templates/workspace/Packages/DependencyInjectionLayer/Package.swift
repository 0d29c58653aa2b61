// swift-tools-version: 6.3
import PackageDescription

/// The container that chooses the real drivers.
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
    ],
    targets: [
        .target(
            name: "DependencyInjectionLayer",
            dependencies: ["DomainLayer", "PresentationLayer", "FrameworkLayer"]),
        .testTarget(
            name: "DependencyInjectionLayerTests",
            dependencies: [
                "DependencyInjectionLayer", "DomainLayer",
                .product(name: "PresentationMocks", package: "PresentationLayer"),
            ]),
    ]
)
