/// The pictures of the architecture, drawn from what the sources say.
public enum ArchitectureDiagrams {
    /// Draws all of them.
    ///
    /// - Parameter files: the texts of the workspace's files by their paths.
    /// - Returns: each file's text by its path, `assets/architecture-outline.svg`; the same bytes
    ///   for the same sources.
    /// - Throws: ``DiagramError`` where the sources have something that a diagram has no place for.
    public static func drawn(from files: [String: String]) throws(DiagramError) -> [String: String]
    {
        let modules = ModuleImports(of: files, in: Set(OutlineDiagram.cards.map(\.name)))
        let packages = modules.packageGraph
        return [
            "assets/architecture-outline.svg": try OutlineDiagram.drawn(packages),
            "assets/architecture-circle.svg": try CircleDiagram.drawn(packages),
            "assets/architecture-detail.svg": try DetailDiagram.drawn(from: files),
            "assets/architecture-modules.svg": try ModuleDiagram.drawn(modules),
        ]
    }
}
