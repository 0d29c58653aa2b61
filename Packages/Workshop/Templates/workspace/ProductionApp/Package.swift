// swift-tools-version: 6.3
import PackageDescription

/// The root on the real drivers.
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
            name: "ProductionApp", dependencies: ["PresentationLayer", "DependencyInjectionLayer"])
    ]
)
