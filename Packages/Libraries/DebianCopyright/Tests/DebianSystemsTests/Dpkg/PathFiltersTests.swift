import DebianRootFixtures
import Testing

@testable import DebianSystems

/// dpkg's `path-exclude` and `path-include`.
@Suite struct PathFiltersTests {
    private func excludes(
        _ configuration: [String: String], _ name: String = "pear"
    ) async throws -> Bool {
        try await withDebianRoot { fixture in
            for (path, text) in configuration { try fixture.file("etc/dpkg/\(path)", text) }
            var filters = PathFilters(root: try RootDirectory(path: fixture.path))
            return filters.exclude("/usr/share/doc/\(name)/copyright")
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
            var filters = PathFilters(root: try RootDirectory(path: fixture.path))
            let isExcluded = filters.exclude("/usr/share/doc/pear/copyright")
            #expect(!isExcluded)
        }
        let stars = String(repeating: "*a", count: 2000)
        #expect(try await !excludes(["dpkg.cfg": "path-exclude=\(stars)b\n"]))
    }

    @Test func `of a configuration beyond a mebibyte no more files are read`() async throws {
        let exclude = "path-exclude=/usr/share/doc/*\n"
        let comment = "#" + String(repeating: "x", count: (1 << 20) - exclude.utf8.count - 2) + "\n"
        #expect(try await excludes(["dpkg.cfg.d/1": comment, "dpkg.cfg.d/2": exclude]))
        #expect(try await !excludes(["dpkg.cfg.d/1": comment + "\n", "dpkg.cfg.d/2": exclude]))
    }

    @Test func `once the steps are spent, nothing is excluded`() async throws {
        try await withDebianRoot { fixture in
            try fixture.file("etc/dpkg/dpkg.cfg", "path-exclude=/usr/share/doc/*\n")
            let path = "/usr/share/doc/pear/copyright"
            var filters = PathFilters(
                root: try RootDirectory(path: fixture.path), steps: 3 * path.utf8.count)
            let answers = (1...5).map { _ in filters.exclude(path) }
            #expect(answers == [true, true, false, false, false])
        }
    }
}
