import ArchitectureDiagrams

/// The diagrams show the imports and declarations as they are.
struct DiagramsCheck: Check {
    let name = "diagrams"
    let reason = "a picture of what the architecture was misleads whoever trusts it"
    let remedy = "make diagrams"

    func verdict(on workspace: Workspace) -> Verdict {
        do throws(DiagramError) {
            let diagrams = try workspace.diagrams
            let stale = diagrams.keys.sorted().filter { workspace.files[$0] != diagrams[$0] }
            return Verdict(
                breaches: stale.map { "\($0) shows something else than the sources" },
                looked: diagrams.count.counted("diagram"))
        } catch {
            return .failed([error.description])
        }
    }
}

extension Workspace {
    /// The texts of all diagrams as the sources are now, by their paths.
    public var diagrams: [String: String] {
        get throws(DiagramError) { try ArchitectureDiagrams.drawn(from: files) }
    }
}
