import DebianRootFixtures
import Testing

@testable import DebianCopyright

/// dpkg's `path-exclude` and `path-include`, seen through ``CopyrightLocator``.
@Suite struct PathFiltersTests {
    private func excludes(
        _ configuration: [String: String], _ name: String = "pear"
    ) async throws -> Bool {
        try await withDebianRoot { fixture in
            for (path, text) in configuration { try fixture.file("etc/dpkg/\(path)", text) }
            let package = InstalledPackage(
                name: name, version: "1", architecture: "all", sourceName: name, sourceVersion: "1")
            return CopyrightLocator(root: try RootDirectory(path: fixture.path))
                .isExcluded(package)
        }
    }

    @Test func `without a configuration nothing is excluded`() async throws {
        #expect(try await excludes([:]) == false)
    }

    @Test(arguments: [
        ("path-exclude=/usr/share/doc/*\n", true),
        ("path-exclude /usr/share/doc/*", true),
        ("path-exclude  =  /usr/share/doc/*  \r\n", true),
        ("path-exclude=\"/usr/share/doc/*\"\n", true),
        ("path-exclude='/usr/share/doc/*'\n", true),
        ("path-exclude=/usr/share/doc/p??r/*\n", true),
        ("path-exclude=/usr/share/doc/[a-p]*/copyright\n", true),
        ("path-exclude=*\n", true),
        ("path-exclude=/usr/share/doc/pear/copyright\n", true),
        ("path-exclude=usr/share/doc/*\n", false),
        ("path-exclude=/usr/share/man/*\n", false),
        ("path-exclude=/usr/share/doc\n", false),
        ("# path-exclude=/usr/share/doc/*\n", false),
        (" path-exclude=/usr/share/doc/*\n", false),
        ("path-excluded=/usr/share/doc/*\n", false),
        ("path-exclude\n", false),
        ("path-exclude=\"\n", false),
        ("path-include=/usr/share/doc/*\n", false),
        ("path-exclude=/usr/share/doc/*\npath-include=/usr/share/doc/*/copyright\n", false),
        ("path-include=/usr/share/doc/*/copyright\npath-exclude=/usr/share/doc/*\n", true),
        ("path-exclude=/usr/*\npath-include=/usr/share/*\npath-exclude=*/copyright\n", true),
    ])
    func `the last pattern that matches decides`(_ text: String, _ expected: Bool) async throws {
        #expect(try await excludes(["dpkg.cfg": text]) == expected)
    }

    @Test func `fragments are read by name, before the main file`() async throws {
        let exclude = "path-exclude=/usr/share/doc/*\n"
        let include = "path-include=/usr/share/doc/*\n"
        #expect(try await excludes(["dpkg.cfg.d/excludes": exclude]))
        #expect(try await excludes(["dpkg.cfg.d/1": include, "dpkg.cfg.d/2": exclude]))
        #expect(try await !excludes(["dpkg.cfg.d/1": exclude, "dpkg.cfg.d/2": include]))
        #expect(try await excludes(["dpkg.cfg.d/1": include, "dpkg.cfg": exclude]))
        #expect(try await !excludes(["dpkg.cfg.d/1": exclude, "dpkg.cfg": include]))
    }

    @Test(arguments: ["excludes.bak", "excludes~", ".excludes", "excludes.dpkg-new"])
    func `backups of fragments are skipped`(_ name: String) async throws {
        #expect(try await !excludes(["dpkg.cfg.d/\(name)": "path-exclude=*\n"]))
    }

    @Test func `odd configurations exclude nothing and end soon`() async throws {
        try await withDebianRoot { fixture in
            try fixture.fifo("etc/dpkg/dpkg.cfg")
            try fixture.link("etc/dpkg/dpkg.cfg.d", to: "dpkg.cfg.d")
            let root = try RootDirectory(path: fixture.path)
            let package = InstalledPackage(
                name: "pear", version: "1", architecture: "all", sourceName: "pear",
                sourceVersion: "1")
            #expect(!CopyrightLocator(root: root).isExcluded(package))
        }
        let stars = String(repeating: "*a", count: 2000)
        #expect(try await !excludes(["dpkg.cfg": "path-exclude=\(stars)b\n"]))
        let long = String(repeating: "a", count: 5_000_000)
        #expect(try await !excludes(["dpkg.cfg": "path-exclude=*\n"], long))
        #expect(try await !excludes(["dpkg.cfg": "path-exclude=*\(long)\n"]))
    }

    @Test func `beyond a thousand filters none is heeded`() async throws {
        let many = String(repeating: "path-exclude=/usr/share/man/*\n", count: 999)
        let exclude = "path-exclude=/usr/share/doc/*\n"
        let include = "path-include=/usr/share/doc/*\n"
        #expect(try await excludes(["dpkg.cfg": many + exclude + include]))
        #expect(try await !excludes(["dpkg.cfg": many + include + exclude]))
    }
}
