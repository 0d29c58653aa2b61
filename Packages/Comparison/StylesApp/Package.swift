// swift-tools-version: 6.3
import PackageDescription

/// The browser's other architectures.
let styles = ["MVVMStyle", "ReduxStyle", "ASMFStyle", "VSAStyle"].map {
    Target.Dependency.product(name: $0, package: "Styles")
}

/// Made-up systems that tests control.
let styleDoubles = Target.Dependency.product(name: "StyleDoubles", package: "Styles")

let package = Package(
    name: "StylesApp",
    platforms: [.macOS(.v15)],
    products: [
        .executable(name: "StylesApp", targets: ["StylesApp"]),
        .library(name: "BrowserStyles", targets: ["BrowserStyles", "ScreenSnapshots"]),
    ],
    dependencies: [
        .package(path: "../../DomainLayer"),
        .package(path: "../../Libraries/TerminalUI"),
        .package(path: "../../Libraries/DebianCopyright"),
        .package(path: "../../PresentationLayer"),
        .package(path: "../../DependencyInjectionLayer"),
        .package(path: "../Styles"),
    ],
    targets: [
        .target(
            name: "BrowserStyles",
            dependencies: [
                "DomainLayer", "TerminalUI", "PresentationLayer",
                .product(name: "VisibleText", package: "TerminalUI"),
            ] + styles),
        .target(
            name: "ScreenSnapshots",
            dependencies: [
                "DomainLayer", .product(name: "ASMFStyle", package: "Styles"),
                .product(name: "StreamedJSON", package: "DebianCopyright"),
            ]),
        .executableTarget(
            name: "StylesApp",
            dependencies: [
                "BrowserStyles", "ScreenSnapshots", "DomainLayer", "TerminalUI",
                "PresentationLayer", "DependencyInjectionLayer",
                .product(name: "PresentationMocks", package: "PresentationLayer"),
            ] + styles),
        .testTarget(
            name: "BrowserStylesTests",
            dependencies: [
                "BrowserStyles", "ScreenSnapshots", "DomainLayer", "TerminalUI",
                "PresentationLayer",
                .product(name: "PresentationMocks", package: "PresentationLayer"), styleDoubles,
            ]),
        .testTarget(
            name: "ScreenSnapshotsTests",
            dependencies: [
                "ScreenSnapshots", "DomainLayer", "DependencyInjectionLayer",
                .product(name: "ASMFStyle", package: "Styles"),
            ]),
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
