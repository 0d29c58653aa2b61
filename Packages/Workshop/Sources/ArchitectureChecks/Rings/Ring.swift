/// A part of the workspace, and the modules that it may know.
///
/// Arrows between the rings point inwards only; what a ring may import is written down here once
/// more, beside the manifests, because the compiler finds an undeclared module that another build
/// has left in the shared folder.
struct Ring: Hashable {
    /// The folder that the rule is about, its subfolders included.
    let folder: String
    /// Modules of other packages, of the toolchain and of the system; those of the package itself
    /// may be imported always.
    let modules: Set<String>
    /// Further modules by subfolder.
    var exceptions: [String: Set<String>] = [:]

    static let concurrency: Set = ["Observation", "Synchronization"]
    static let cLibrary: Set = ["Darwin", "Glibc", "Musl"]
    /// From the innermost ring to the roots.
    static let all = [
        Ring(folder: "Packages/DomainLayer", modules: []),
        Ring(
            folder: "Packages/TerminalUI",
            modules: concurrency,
            exceptions: ["Packages/TerminalUI/Sources/TerminalUI/Terminal": cLibrary]),
        Ring(
            folder: "Packages/PresentationLayer",
            modules: concurrency.union(["DomainLayer", "TerminalUI"])),
        Ring(folder: "DevelopmentApp", modules: ["CommandLineInterface", "PresentationMocks"]),
        Ring(
            folder: "Packages/DebianCopyright",
            modules: concurrency.union(cLibrary)),
        Ring(
            folder: "Packages/FrameworkLayer",
            modules: concurrency.union(cLibrary).union([
                "DebianCopyright", "DomainLayer", "Foundation",
            ])),
        Ring(
            folder: "Packages/DependencyInjectionLayer",
            modules: ["DomainLayer", "FrameworkLayer", "PresentationLayer"]),
        Ring(
            folder: "ProductionApp",
            modules: ["CommandLineInterface", "DependencyInjectionLayer"]),
    ]

    /// What the sources at `path` may import, those of its own package aside.
    func modules(at path: String) -> Set<String> {
        exceptions.reduce(modules) { modules, exception in
            path.hasPrefix(exception.key + "/") ? modules.union(exception.value) : modules
        }
    }
}
