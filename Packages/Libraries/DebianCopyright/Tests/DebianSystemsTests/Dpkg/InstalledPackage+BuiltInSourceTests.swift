import DebianRootFixtures
import Testing

@testable import DebianSystems

@Suite struct BuiltInSourceTests {
    private typealias BuiltInSource = InstalledPackage.BuiltInSource

    /// What a package with these fields has built in.
    private func sources(_ fields: String...) async throws -> [BuiltInSource] {
        try await withDebianRoot { root in
            try root.install("apple", fields: fields)
            return try await DpkgDatabase(root: RootDirectory(path: root.path)).packages
                .flatMap(\.builtUsing)
        }
    }

    @Test func `a package without the fields has nothing built in`() async throws {
        #expect(try await sources("Depends: pear (= 1)") == [])
    }

    @Test func `each entry is a source with its version, and with the field that names it`()
        async throws
    {
        #expect(
            try await sources(
                "Built-Using: pear (= 1:2.0~rc1-3), plum (=4)",
                "static-built-using:\n golang-1.19 (= 1.19.8-2),\n quince (= 3)") == [
                    BuiltInSource("pear", "1:2.0~rc1-3", .builtUsing),
                    BuiltInSource("plum", "4", .builtUsing),
                    BuiltInSource("golang-1.19", "1.19.8-2", .staticBuiltUsing),
                    BuiltInSource("quince", "3", .staticBuiltUsing),
                ])
    }

    @Test(arguments: ["pear", "pear (>= 1)", "pear ()", "pear (", "pear:any", "pear [amd64]"])
    func `a source without an exact version stays, without one`(entry: String) async throws {
        #expect(
            try await sources("Built-Using: \(entry)") == [BuiltInSource("pear", "", .builtUsing)])
    }

    @Test func `a source is named once, unless it is in both fields`() async throws {
        #expect(
            try await sources(
                "Built-Using: pear (= 1), pear (= 1), pear (= 2)", "Static-Built-Using: pear (= 1)")
                == [
                    BuiltInSource("pear", "1", .builtUsing),
                    BuiltInSource("pear", "2", .builtUsing),
                    BuiltInSource("pear", "1", .staticBuiltUsing),
                ])
    }

    @Test func `a repeated field hides nothing`() async throws {
        #expect(
            try await sources("Built-Using: pear (= 1)", "Built-Using: plum (= 2)").map(\.name)
                == ["pear", "plum"])
    }

    @Test func `names that Debian doesn't allow stay as they are`() async throws {
        #expect(
            try await sources("Built-Using: $(pear)';é (= 1 2), | , (= 1)") == [
                BuiltInSource("$", "pear", .builtUsing)
            ])
        #expect(
            try await sources("Built-Using: ../pé'r;ls (= 1\u{1B}[0m)") == [
                BuiltInSource("../pé'r;ls", "1\u{1B}[0m", .builtUsing)
            ])
    }
}
