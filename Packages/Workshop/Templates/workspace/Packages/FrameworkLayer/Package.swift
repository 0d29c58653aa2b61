// swift-tools-version: 6.3
import PackageDescription

/// The drivers, which turn what frameworks give into entities. A database or an SDK belongs here.
let package = Package(
    name: "FrameworkLayer",
    platforms: [.macOS(.v15)],
    products: [.library(name: "FrameworkLayer", targets: ["FrameworkLayer"])],
    dependencies: [.package(path: "../DomainLayer")],
    targets: [.target(name: "FrameworkLayer", dependencies: ["DomainLayer"])]
)
