/// A package, and the packages and modules that it may know.
///
/// Arrows between the rings point inwards only. The rings repeat what the manifests say, so that a
/// new dependency is a decision and not a line that compiles.
struct Ring: Hashable {
    /// The folder of the package.
    let folder: String
    /// The packages whose modules its sources may import, by their folders' names.
    let packages: Set<String>
    /// The packages that only its tests may know in addition.
    var testPackages: Set<String> = []
    /// What some of its targets are limited to: targets and products by their names.
    var narrowTargets: [String: Set<String>] = [:]
    /// The modules of the toolchain and of the system that its sources may import.
    var system: Set<String> = []
    /// Additional such modules by subfolder.
    var exceptions: [String: Set<String>] = [:]
    /// Whether all modules of the toolchain and of the system may be imported.
    var mayKnowAnySystem = false

    static let concurrency: Set = ["Observation", "Synchronization"]
    static let cLibrary: Set = ["Darwin", "Glibc", "Musl"]

    static let workshop = Ring(
        folder: "Packages/Workshop",
        packages: [
            "DomainLayer", "DebianCopyright", "TerminalUI", "PresentationLayer",
            "DependencyInjectionLayer",
        ],
        mayKnowAnySystem: true)

    /// From the innermost ring to the two roots, then the comparison with its own root, and the
    /// workshop outside; each after those that it knows.
    static let all = [
        Ring(folder: "Packages/DomainLayer", packages: []),
        Ring(
            folder: "Packages/Libraries/TerminalUI", packages: [], system: concurrency,
            exceptions: ["Packages/Libraries/TerminalUI/Sources/TerminalUI/Terminal": cLibrary]),
        Ring(
            folder: "Packages/PresentationLayer",
            packages: ["DomainLayer", "TerminalUI"],
            // Reports are made without a terminal: none of the modules that they know knows one.
            narrowTargets: [
                "Wording": ["DomainLayer", "VisibleText"],
                "Reports": ["DomainLayer", "VisibleText", "Wording"],
                "LicenseViews": ["DomainLayer", "Wording", "TerminalUI"],
                "PresentationLayer": ["DomainLayer", "Wording", "TerminalUI", "LicenseViews"],
            ],
            system: concurrency),
        Ring(folder: "DevelopmentApp", packages: ["PresentationLayer"]),
        Ring(
            folder: "Packages/Libraries/DebianCopyright", packages: [],
            system: concurrency.union(cLibrary)),
        Ring(folder: "Packages/Libraries/AlpinePackages", packages: ["DebianCopyright"]),
        Ring(
            folder: "Packages/FrameworkLayer",
            packages: ["DomainLayer", "AlpinePackages", "DebianCopyright"],
            system: concurrency.union(cLibrary).union(["Foundation"])),
        Ring(
            folder: "Packages/DependencyInjectionLayer",
            packages: ["DomainLayer", "FrameworkLayer", "PresentationLayer"],
            testPackages: ["DebianCopyright", "TerminalUI"]),
        Ring(folder: "ProductionApp", packages: ["DependencyInjectionLayer", "PresentationLayer"]),
        Ring(
            folder: "Packages/Comparison/Styles",
            packages: ["DomainLayer", "TerminalUI", "PresentationLayer"],
            narrowTargets: Dictionary(
                uniqueKeysWithValues: ["MVVMStyle", "ReduxStyle", "ASMFStyle", "VSAStyle"].map {
                    ($0, ["DomainLayer", "Wording", "TerminalUI", "LicenseViews"])
                }),
            system: concurrency,
            exceptions: ["Packages/Comparison/Styles/Sources/StyleDoubles": ["Testing"]]),
        Ring(
            folder: "Packages/Comparison/StylesApp",
            packages: [
                "DomainLayer", "TerminalUI", "PresentationLayer", "DependencyInjectionLayer",
                "DebianCopyright", "Styles",
            ],
            system: concurrency.union(cLibrary)),
        workshop,
    ]

    /// Whether the folder's package is this one, or one that its sources or its tests may know.
    func knows(_ package: String, inTests: Bool) -> Bool {
        let name = package.split(separator: "/").last.map(String.init) ?? package
        return package == folder || packages.contains(name)
            || (inTests && testPackages.contains(name))
    }

    /// Whether the sources at `path` may import a module of the toolchain or the system.
    func knows(_ module: String, at path: String) -> Bool {
        mayKnowAnySystem || system.contains(module)
            || exceptions.contains { path.hasPrefix($0 + "/") && $1.contains(module) }
    }
}

/// What the development app must never see: the layers outside of PresentationLayer, and the
/// engine.
enum FrameworkRing {
    static let packages = [
        "Packages/Libraries/DebianCopyright", "Packages/Libraries/AlpinePackages",
        "Packages/FrameworkLayer", "Packages/DependencyInjectionLayer",
    ]

    /// The names of all modules that these packages build, in the order of their bytes.
    static func modules(in workspace: Workspace) -> [String] {
        packages.flatMap { workspace.folders(in: $0 + "/Sources") }.sorted()
    }
}
