import DomainLayer
import Testing

struct InstallationGraphTests {
    typealias Package = InstallationGraph.Package

    @Test func `dependencies are ordered, each once, and only of installed packages`() {
        let graph = InstallationGraph([
            Package("a:all", dependencies: ["c:all", "gone:all", "b:all", "c:all", "a:all"]),
            Package("b:all"), Package("c:all"),
        ])
        #expect(graph.dependencies(of: "a:all") == ["b:all", "c:all"])
        #expect(graph.dependencies(of: "b:all") == [])
        #expect(graph.dependencies(of: "gone:all") == [])
    }

    @Test func `recommendations are no dependencies`() {
        let graph = InstallationGraph([
            Package("a:all", recommendations: ["b:all"]), Package("b:all"),
        ])
        #expect(graph.dependencies(of: "a:all") == [])
    }

    @Test func `the chain is the shortest one`() {
        let graph = InstallationGraph([
            Package("a:all", dependencies: ["b:all"], isAutomatic: false),
            Package("b:all", dependencies: ["c:all"], isAutomatic: true),
            Package("c:all", isAutomatic: true),
            Package("z:all", dependencies: ["c:all"], isAutomatic: false),
        ])
        #expect(graph.reason(for: "a:all") == .manual)
        #expect(graph.reason(for: "b:all") == .dependency(chain: ["a:all", "b:all"]))
        #expect(graph.reason(for: "c:all") == .dependency(chain: ["z:all", "c:all"]))
        #expect(!graph.isAssumed)
    }

    @Test func `of chains of one length the first by name counts, from its beginning on`() {
        let graph = InstallationGraph([
            Package("a:all", dependencies: ["y:all"], isAutomatic: false),
            Package("b:all", dependencies: ["x:all"], isAutomatic: false),
            Package("x:all", dependencies: ["goal:all"], isAutomatic: true),
            Package("y:all", dependencies: ["goal:all"], isAutomatic: true),
            Package("goal:all", isAutomatic: true),
        ])
        #expect(
            graph.reason(for: "goal:all") == .dependency(chain: ["a:all", "y:all", "goal:all"]))
    }

    @Test func `a recommendation explains what no dependency does`() {
        let graph = InstallationGraph([
            Package(
                "a:all", dependencies: ["b:all"], recommendations: ["c:all", "d:all"],
                isAutomatic: false),
            Package("b:all", dependencies: ["c:all"], isAutomatic: true),
            Package("c:all", isAutomatic: true),
            Package("d:all", isAutomatic: true),
        ])
        #expect(graph.reason(for: "c:all") == .dependency(chain: ["a:all", "b:all", "c:all"]))
        #expect(graph.reason(for: "d:all") == .dependency(chain: ["a:all", "d:all"]))
    }

    @Test func `what nothing explains is unknown`() {
        let graph = InstallationGraph([
            Package("left:all", dependencies: ["right:all"], isAutomatic: true),
            Package("right:all", dependencies: ["left:all"], isAutomatic: true),
        ])
        #expect(graph.reason(for: "left:all") == .unknown)
        #expect(graph.reason(for: "right:all") == .unknown)
        #expect(graph.reason(for: "gone:all") == .unknown)
    }

    @Test func `what is essential, or came with the base system, says so`() {
        let graph = InstallationGraph([
            Package("app:all", dependencies: ["shell:all", "tool:all"], isAutomatic: false),
            Package("shell:all", isAutomatic: true, priority: "required", isEssential: true),
            Package("tool:all", isAutomatic: true, priority: "important"),
            Package("base:all", isAutomatic: true, priority: "important"),
            Package("left:all", isAutomatic: true, priority: "optional"),
        ])
        #expect(graph.reason(for: "shell:all") == .essential)
        #expect(graph.reason(for: "tool:all") == .dependency(chain: ["app:all", "tool:all"]))
        #expect(graph.reason(for: "base:all") == .priority("important"))
        #expect(graph.reason(for: "left:all") == .unknown)
    }

    @Test func `without a record, what nothing needs counts as asked for`() {
        let graph = InstallationGraph([
            Package("a:all", dependencies: ["b:all"], recommendations: ["c:all"]),
            Package("b:all"), Package("c:all"),
        ])
        #expect(graph.isAssumed)
        #expect(graph.reason(for: "a:all") == .manual)
        #expect(graph.reason(for: "b:all") == .dependency(chain: ["a:all", "b:all"]))
        #expect(graph.reason(for: "c:all") == .dependency(chain: ["a:all", "c:all"]))
    }

    @Test func `the order in which packages are given changes nothing`() {
        let packages = [
            Package("a:all", dependencies: ["b:all"], isAutomatic: false),
            Package("b:all", isAutomatic: true),
        ]
        #expect(InstallationGraph(packages) == InstallationGraph(packages.reversed()))
    }

    @Test func `a long chain is followed without recursion`() {
        let count = 50_000
        let graph = InstallationGraph(
            (0..<count).map { Package("\($0)", dependencies: ["\($0 + 1)"]) })
        guard case .dependency(let chain) = graph.reason(for: "\(count - 1)") else {
            Issue.record("no chain")
            return
        }
        #expect(chain.count == count)
    }
}
