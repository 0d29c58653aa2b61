/// What the development app must never see: the layers outside of PresentationLayer, and the
/// engine.
enum FrameworkRing {
    static let packages = [
        "Packages/DebianCopyright", "Packages/FrameworkLayer", "Packages/DependencyInjectionLayer",
    ]

    /// The names of all modules that these packages build, in the order of their bytes.
    static func modules(in workspace: Workspace) -> [String] {
        packages.flatMap { workspace.folders(in: $0 + "/Sources") }.sorted()
    }
}
