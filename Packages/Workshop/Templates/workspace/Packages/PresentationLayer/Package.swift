// swift-tools-version: 6.3
import PackageDescription

/// Screens and what they decide, and the mocks with which they are developed.
let package = Package(
    name: "PresentationLayer",
    platforms: [.macOS(.v15)],
    products: [
        .library(name: "PresentationLayer", targets: ["PresentationLayer"]),
        .library(name: "PresentationMocks", targets: ["PresentationMocks"]),
    ],
    dependencies: [.package(path: "../DomainLayer")],
    targets: [
        .target(name: "PresentationLayer", dependencies: ["DomainLayer"]),
        .target(name: "PresentationMocks", dependencies: ["DomainLayer", "PresentationLayer"]),
        .testTarget(
            name: "PresentationLayerTests",
            dependencies: ["DomainLayer", "PresentationLayer", "PresentationMocks"]),
    ]
)
