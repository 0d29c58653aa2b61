import DebianRootFixtures
import DomainLayer
import FrameworkLayer
import Testing

@Suite struct DpkgInstallationDriverTests {
    private func graph(of root: DebianRoot) async throws -> InstallationGraph {
        try await DpkgInstallationDriver().graph(of: .root(root.path))
    }

    @Test func `dpkg's fields and apt's notes become the graph`() async throws {
        try await withDebianRoot { root in
            try root.install(
                "apple", architecture: "amd64",
                fields: ["Depends: fruit (>= 1)", "Recommends: rowan"])
            try root.install(
                "pear", architecture: "amd64", fields: ["Provides: fruit (= 2)"])
            try root.install("rowan", architecture: "all", fields: ["Depends: quince"])
            try root.file(
                "var/lib/apt/extended_states",
                ["pear", "rowan"].map {
                    "Package: \($0)\nArchitecture: amd64\nAuto-Installed: 1\n\n"
                }.joined())
            #expect(
                try await graph(of: root)
                    == InstallationGraph([
                        InstallationGraph.Package(
                            "apple:amd64", dependencies: ["pear:amd64"],
                            recommendations: ["rowan:all"], isAutomatic: false),
                        InstallationGraph.Package("pear:amd64", isAutomatic: true),
                        InstallationGraph.Package(
                            "rowan:all", isAutomatic: true, hasUnmetDependency: true),
                    ]))
        }
    }

    @Test func `without apt's notes what nothing needs counts as asked for`() async throws {
        try await withDebianRoot { root in
            try root.install("apple", fields: ["Depends: pear"])
            try root.install("pear")
            let graph = try await graph(of: root)
            #expect(graph.isAssumed)
            #expect(graph.reason(for: "apple:all") == .manual)
            #expect(graph.reason(for: "pear:all") == .dependency(chain: ["apple:all", "pear:all"]))
        }
    }

    @Test func `what dpkg or apt notes later is seen`() async throws {
        try await withDebianRoot { root in
            let driver = DpkgInstallationDriver()
            let source = InventorySource.root(root.path)
            try root.install("apple", fields: ["Depends: pear"])
            try root.install("pear")
            try root.file("var/lib/apt/extended_states", "")
            #expect(try await driver.graph(of: source).reason(for: "pear:all") == .manual)
            try root.file(
                "var/lib/apt/extended_states",
                "Package: pear\nArchitecture: all\nAuto-Installed: 1\n")
            #expect(
                try await driver.graph(of: source).reason(for: "pear:all")
                    == .dependency(chain: ["apple:all", "pear:all"]))
            try root.install("quince", fields: ["Essential: yes"])
            #expect(try await driver.graph(of: source).reason(for: "quince:all") == .essential)
        }
    }

    @Test func `a folder that is no Debian system is an error`() async throws {
        try await withDebianRoot { root in
            _ = await #expect(throws: LicenseDriverError.noPackageDatabase(path: root.path)) {
                try await graph(of: root)
            }
        }
    }

    @Test func `a file's owners are found by dpkg's lists`() async throws {
        try await withDebianRoot { root in
            try root.install("apple", files: ["/usr/bin/core", "/usr/share/pips"])
            try root.install("pear", files: ["/usr/share/pips"])
            let driver = DpkgInstallationDriver()
            let source = InventorySource.root(root.path)
            #expect(try await driver.owners(of: "/usr/bin/core", in: source) == ["apple:all"])
            #expect(
                try await driver.owners(of: "/usr/share/pips", in: source)
                    == ["apple:all", "pear:all"])
        }
    }
}
