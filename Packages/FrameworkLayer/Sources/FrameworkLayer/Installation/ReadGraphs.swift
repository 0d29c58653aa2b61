import DebianSystems
import DomainLayer
import Synchronization

/// The graphs that were read, each kept until its files change: reading relations takes longer than
/// reading everything else from dpkg.
final class ReadGraphs: Sendable {
    /// The state of the files that a graph was read from.
    struct State: Hashable {
        /// dpkg's database, or the archive that holds it.
        let database: InventoryRevision
        /// apt's record of which packages were requested; nil if there is none.
        let notes: FileState?
    }

    private let graphs = Mutex<[InventorySource: (state: State, graph: InstallationGraph)]>([:])

    /// The graph of a source.
    ///
    /// - Parameters:
    ///   - state: the current state.
    ///     - read: reads the graph unless it is known.
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
