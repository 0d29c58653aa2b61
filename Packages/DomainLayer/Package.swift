// swift-tools-version: 6.3
import PackageDescription

let package = Package(
    name: "DomainLayer",
    platforms: [.macOS(.v15)],
    products: [.library(name: "DomainLayer", targets: ["DomainLayer"])],
    targets: [
        .target(name: "DomainLayer"),
        .testTarget(name: "DomainLayerTests", dependencies: ["DomainLayer"]),
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
