// swift-tools-version: 6.3
import PackageDescription

/// The browser in four more architectures: one module each, and no module knows another.
let styles = ["MVVMStyle", "ReduxStyle", "ASMFStyle", "VSAStyle"]

/// What the styles share: the domain, its words, and views that draw it.
let shared: [Target.Dependency] = [
    "DomainLayer", "TerminalUI",
    .product(name: "Wording", package: "PresentationLayer"),
    .product(name: "LicenseViews", package: "PresentationLayer"),
]

let package = Package(
    name: "Styles",
    platforms: [.macOS(.v15)],
    products: (styles + ["StyleDoubles"]).map { .library(name: $0, targets: [$0]) },
    dependencies: [
        .package(path: "../../DomainLayer"),
        .package(path: "../../Libraries/TerminalUI"),
        .package(path: "../../PresentationLayer"),
    ],
    targets: styles.flatMap { style -> [Target] in
        [
            .target(name: style, dependencies: shared),
            .testTarget(
                name: "\(style)Tests",
                dependencies: shared + [.target(name: style), "StyleDoubles"]),
        ]
    } + [
        .target(name: "StyleDoubles", dependencies: ["DomainLayer"]),
        // Reads the styles' sources.
        .testTarget(name: "StyleRuleTests"),
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
