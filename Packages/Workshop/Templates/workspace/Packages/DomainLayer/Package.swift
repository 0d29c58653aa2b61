// swift-tools-version: 6.3
import PackageDescription

/// What the app is about, and what it needs of the outside world. It knows no other package.
let package = Package(
    name: "DomainLayer",
    platforms: [.macOS(.v15)],
    products: [.library(name: "DomainLayer", targets: ["DomainLayer"])],
    targets: [.target(name: "DomainLayer")]
)
