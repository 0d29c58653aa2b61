import DomainLayer
import PresentationMocks
import Testing

struct MockInstallationDriverTests {
    private func graph(_ scenario: Scenario) async throws -> InstallationGraph {
        try await MockInstallationDriver.samples.graph(of: .root(scenario.rawValue))
    }

    @Test func `the samples show every reason`() async throws {
        let graph = try await graph(.samples)
        #expect(graph.dependencies(of: "kestrel:amd64") == ["libjuniper3:amd64"])
        #expect(graph.reason(for: "kestrel:amd64") == .manual)
        #expect(
            graph.reason(for: "harbour-data:all")
                == .dependency(
                    chain: ["caravan-tools:amd64", "patchwork:amd64", "harbour-data:all"]))
        #expect(
            graph.reason(for: "fathom:amd64")
                == .dependency(chain: ["kestrel:amd64", "fathom:amd64"]))
        #expect(graph.reason(for: "libjuniper3:i386") == .unknown)
        #expect(!graph.isAssumed)
    }

    @Test func `every sample that came automatically is explained, but for one`() async throws {
        let graph = try await graph(.troubled)
        let unknown = Samples.troubledInventory.entries.map(\.id).filter {
            graph.reason(for: $0) == .unknown
        }
        #expect(unknown == ["libjuniper3:i386"])
    }

    @Test func `each scenario has a graph of its own packages`() async throws {
        #expect(try await graph(.slow) == graph(.samples))
        #expect(try await graph(.empty) == InstallationGraph([]))
        let large = try await graph(.large)
        #expect(
            large.reason(for: "package-02500:amd64")
                == .dependency(chain: ["package-05000:amd64", "package-02500:amd64"]))
    }

    @Test func `what the inventory's driver refuses is refused`() async throws {
        await #expect(
            throws: LicenseDriverError.unreadableDatabase(
                path: "/var/lib/dpkg/status", .unreadable(message: "Permission denied"))
        ) {
            try await graph(.failure)
        }
        await #expect(
            throws: LicenseDriverError.unknownSource(
                "nowhere", known: Scenario.allCases.map(\.rawValue))
        ) {
            try await MockInstallationDriver.samples.graph(of: .root("nowhere"))
        }
    }

    @Test(arguments: [
        ("samples", "/usr/games/brook", ["brook:amd64"]),
        (
            "slow", "/usr/share/doc/libjuniper3/copyright",
            ["libjuniper3:amd64", "libjuniper3:i386"]
        ),
        ("samples", "/usr/bin/nothing", []),
        ("samples", "/usr/bin/tollgate", []),
        ("troubled", "/usr/bin/tollgate", ["tollgate:amd64"]),
        ("troubled", "/usr/games/brook", ["brook:amd64"]),
        ("empty", "/usr/games/brook", []),
        ("large", "/usr/share/doc/package-00042/copyright", ["package-00042:amd64"]),
    ])
    func `the owners of a path are known`(scenario: String, path: String, ids: [String])
        async throws
    {
        #expect(
            try await MockInstallationDriver.samples.owners(of: path, in: .root(scenario)) == ids)
    }
}
