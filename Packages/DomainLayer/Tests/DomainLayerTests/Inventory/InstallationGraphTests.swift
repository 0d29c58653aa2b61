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

    @Test func `a package may lack what it needs`() {
        let graph = InstallationGraph([
            Package("a:all", dependencies: ["b:all"], hasUnmetDependency: true), Package("b:all"),
        ])
        #expect(graph.hasUnmetDependency("a:all") == true)
        #expect(graph.hasUnmetDependency("b:all") == false)
        #expect(graph.hasUnmetDependency("gone:all") == nil)
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

    @Test(arguments: [2, 16, 17, 31, 32])
    func `a chain of up to 32 packages is whole`(count: Int) {
        #expect(
            chain(of: count).reason(for: name(count - 1))
                == .dependency(chain: (0..<count).map(name)))
    }

    @Test(arguments: [33, 34, 50_000])
    func `of a longer chain both ends are given`(count: Int) {
        let ends = (0..<16).map(name) + (count - 16..<count).map(name)
        #expect(
            chain(of: count).reason(for: name(count - 1))
                == .dependency(chain: ends, omitted: count - 32))
    }

    @Test func `the ends of a chain over recommendations are its own`() {
        var packages = (0..<40).map { Package(name($0), recommendations: [name($0 + 1)]) }
        packages[20].dependencies = [name(21)]
        let ends = (0..<16).map(name) + (24..<40).map(name)
        #expect(
            InstallationGraph(packages).reason(for: name(39))
                == .dependency(chain: ends, omitted: 8))
    }

    /// Packages that each depend on the next.
    private func chain(of count: Int) -> InstallationGraph {
        InstallationGraph((0..<count).map { Package(name($0), dependencies: [name($0 + 1)]) })
    }

    private func name(_ number: Int) -> String { "\(number):all" }
}
