import DomainLayer
import Testing

struct InstalledSourceTests {
    private func sources(_ entries: PackageLicense...) -> [InstalledSource] {
        LicenseInventory(system: .bookworm, entries: entries).installedSources
    }

    /// A package that has sources of version 1.0-1 built in.
    private func package(
        _ name: String, _ expression: String?, source: String? = nil, builtUsing: [String] = [],
        field: BuiltInSource.Field = .staticBuiltUsing
    ) throws -> PackageLicense {
        var entry = try PackageLicense.sample(name, expression, source: source)
        entry.builtUsing = builtUsing.map {
            BuiltInSource(SourcePackage(name: $0, version: "1.0-1"), field)
        }
        return entry
    }

    @Test func `packages from one source are together, and each asks for it`() throws {
        let found = sources(
            try package("plum", "MIT"), try package("pear-bin", "GPL-2.0-only", source: "pear"),
            try package("pear-data", "GPL-2.0-only", source: "pear"),
            try package("pear-doc", "MIT", source: "pear"))
        #expect(found.map(\.source.name) == ["pear", "plum"])
        #expect(found.map(\.status) == [.owed, .notOwed])
        #expect(found[0].packages == ["pear-bin:amd64", "pear-data:amd64", "pear-doc:amd64"])
        #expect(found[0].reasons.map(\.packages) == [["pear-bin:amd64", "pear-data:amd64"]])
        #expect(found[0].reasons.map(\.demand.asking) == [[.id("GPL-2.0-only")]])
        #expect(found[1].reasons == [])
    }

    @Test func `what a review concluded decides`() throws {
        var (plum, pear) = (try package("plum", nil), try package("pear", "GPL-2.0-only"))
        plum.conclusion = LicenseConclusion(expression: .id("MIT"))
        pear.conclusion = LicenseConclusion(expression: .id("LGPL-2.1-only"))
        let found = sources(plum, pear)
        #expect(found.map(\.status) == [.owed, .notOwed])
        #expect(found[0].reasons.map(\.demand.asking) == [[.id("LGPL-2.1-only")]])
    }

    @Test func `versions of a source are sources of their own`() throws {
        let found = sources(
            try .sample("pear1", source: "pear", sourceVersion: "2"),
            try .sample("pear2", source: "pear", sourceVersion: "1"))
        #expect(found.map(\.source.version) == ["1", "2"])
    }

    @Test func `a package that asks for its source asks for what is built in`() throws {
        let found = sources(try package("apple", "GPL-3.0-only", builtUsing: ["golang-pear"]))
        #expect(found.map(\.source.name) == ["apple", "golang-pear"])
        #expect(found.map(\.status) == [.owed, .owed])
        #expect(found[1].packages == [])
        #expect(found[1].builtInto.map(\.package) == ["apple:amd64"])
        #expect(found[1].builtInto.map(\.field) == [.staticBuiltUsing])
        #expect(found[1].reasons == found[0].reasons)
    }

    @Test func `the license of what was only built in is unknown`() throws {
        let found = sources(try package("apple", "MIT", builtUsing: ["golang-pear"]))
        #expect(found.map(\.status) == [.notOwed, .unknown])
        #expect(found[1].reasons == [])
    }

    @Test(
        arguments: [("MIT", .notOwed), ("GPL-2.0-only", .owed), (nil, .unknown)]
            as [(String?, SourceStatus)])
    func `a built-in source from which something is installed has the license of that`(
        expression: String?, status: SourceStatus
    ) throws {
        let found = sources(
            try package("apple", "MIT", builtUsing: ["pear"]),
            try package("libpear", expression, source: "pear"))
        #expect(found.map(\.source.name) == ["apple", "pear"])
        #expect(found[1].status == status)
    }

    @Test func `another version of a built-in source says nothing about it`() throws {
        let found = sources(
            try package("apple", "MIT", builtUsing: ["pear"]),
            try .sample("libpear", "MIT", source: "pear", sourceVersion: "2"))
        #expect(found.map(\.status) == [.notOwed, .unknown, .notOwed])
    }

    @Test func `a package with both fields, or with its own source built in, asks once`() throws {
        var entry = try package("apple", "GPL-3.0-only", builtUsing: ["apple", "pear"])
        entry.builtUsing += BuiltInSource.Field.allCases.map {
            BuiltInSource(SourcePackage(name: "pear", version: "1.0-1"), $0)
        }
        let found = sources(entry)
        #expect(found.map { $0.reasons.map(\.packages) } == [[["apple:amd64"]], [["apple:amd64"]]])
    }

    @Test func `findings of a package that shares its file are its own`() throws {
        let plain = try package("pear-a", "MIT", source: "pear")
        var doubtful = plain
        doubtful.name = "pear-b"
        doubtful.findings = [LicenseFinding(.freeLicenseInNonFree)]
        let found = sources(plain, doubtful)
        #expect(found[0].status == .unknown)
        #expect(found[0].reasons.map(\.packages) == [["pear-b:amd64"]])
        #expect(found[0].reasons[0].demand.doubts == [.terms(.freeLicenseInNonFree)])
    }

    @Test func `unlisted licenses keep their names`() throws {
        var entry = try package("apple", "LicenseRef-a")
        entry.names = ["LicenseRef-a": "Quill"]
        #expect(sources(entry)[0].reasons[0].names == ["LicenseRef-a": "Quill"])
    }
}
