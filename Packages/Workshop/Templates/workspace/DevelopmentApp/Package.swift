// swift-tools-version: 6.3
import PackageDescription

/// The root on mocks. It can't see the framework: no package that it depends on does.
let package = Package(
    name: "DevelopmentApp",
    platforms: [.macOS(.v15)],
    products: [.executable(name: "DevelopmentApp", targets: ["DevelopmentApp"])],
    dependencies: [.package(path: "../Packages/PresentationLayer")],
    targets: [
        .executableTarget(
            name: "DevelopmentApp",
            dependencies: [
                "PresentationLayer",
                .product(name: "PresentationMocks", package: "PresentationLayer"),
            ])
    ]
)
