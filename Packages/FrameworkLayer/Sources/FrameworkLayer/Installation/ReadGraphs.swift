import DebianCopyright
import DomainLayer
import Synchronization

/// The graphs that were read, each kept until what it was read from changes: reading relations
/// takes longer than reading all else that dpkg has noted.
final class ReadGraphs: Sendable {
    /// What a graph was read from.
    struct State: Hashable {
        /// dpkg's database, or the archive that holds it.
        let database: InventoryRevision
        /// apt's notes on who was asked for; nil if there are none.
        let notes: FileState?
    }

    private let graphs = Mutex<[InventorySource: (state: State, graph: InstallationGraph)]>([:])

    /// The graph of a source.
    ///
    /// - Parameters:
    ///   - state: what there is to read now.
    ///   - read: reads it unless that was done.
    func graph(
        of source: InventorySource, in state: State,
        _ read: () async throws(LicenseDriverError) -> InstallationGraph
    ) async throws(LicenseDriverError) -> InstallationGraph {
        if let known = graphs.withLock({ $0[source] }), known.state == state { return known.graph }
        let graph = try await read()
        graphs.withLock { $0[source] = (state, graph) }
        return graph
    }
}
