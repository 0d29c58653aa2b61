import DomainLayer
import Testing

@testable import FrameworkLayer

struct ReadGraphsTests {
    private let old = InstallationGraph([InstallationGraph.Package("apple:all")])
    private let new = InstallationGraph([InstallationGraph.Package("pear:all")])

    private func state(_ revision: UInt64) -> ReadGraphs.State {
        ReadGraphs.State(database: InventoryRevision(rawValue: revision), notes: nil)
    }

    @Test func `a graph is read once for each state of its source`() async throws {
        let graphs = ReadGraphs()
        #expect(try await graphs.graph(of: .root("a"), in: state(1)) { old } == old)
        #expect(try await graphs.graph(of: .root("a"), in: state(1)) { new } == old)
        #expect(try await graphs.graph(of: .root("b"), in: state(1)) { new } == new)
        #expect(try await graphs.graph(of: .root("a"), in: state(2)) { new } == new)
    }

    @Test func `a graph that couldn't be read is read again`() async throws {
        let graphs = ReadGraphs()
        await #expect(throws: LicenseDriverError.cancelled) {
            try await graphs.graph(of: .standard, in: state(1)) {
                () throws(LicenseDriverError) in throw .cancelled
            }
        }
        #expect(try await graphs.graph(of: .standard, in: state(1)) { new } == new)
    }
}
