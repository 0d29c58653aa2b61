/// At which point of a system's life a document about it was made (CISA, "Minimum Elements for a
/// Software Bill of Materials", 2025, "Generation Context").
public enum GenerationContext: Hashable, Sendable {
    /// From a system in operation.
    case operations
    /// From what was built: an image, a package, or the folder of a system that doesn't run.
    case postBuild

    /// - Parameter source: where the system was read.
    public init(_ source: InventorySource) {
        self = source == .standard ? .operations : .postBuild
    }
}
