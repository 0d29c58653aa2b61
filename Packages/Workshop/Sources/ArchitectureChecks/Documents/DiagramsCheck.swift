public import Diagrams

/// The diagrams show the imports and declarations of the sources.
struct DiagramsCheck: Check {
    let name = "diagrams"
    let reason = "an outdated picture of the architecture misleads its readers"
    let remedy = "make diagrams, and draw by hand what it can't"

    func verdict(on workspace: Workspace) -> Verdict {
        Verdict(
            breaches: workspace.diagrams.breaches, looked: Diagrams.count.counted("diagram"))
    }
}

extension Workspace {
    /// The pictures of the architecture, and what the sources say.
    public var diagrams: Diagrams { Diagrams(of: files) }
}
