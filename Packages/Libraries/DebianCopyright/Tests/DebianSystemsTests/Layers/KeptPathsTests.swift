import ArchiveFixtures
import Testing

@testable import DebianSystems

@Suite struct KeptPathsTests {
    private func kinds(_ kept: KeptPaths, _ path: String) -> String {
        let path = EntryPath(Array(path.utf8))
        let kinds: [(TarEntry.Kind, String)] = [
            (.file, "f"), (.hardLink, "h"), (.folder, "d"), (.link, "l"), (.other, "o"),
        ]
        return kinds.map { kind, letter in
            switch kept.need(of: path, kind) {
            case nil: "-"
            case .place: letter
            case .content: letter.uppercased()
            }
        }.joined()
    }

    @Test(arguments: [
        // The path, and whether a listing keeps files, hard links, folders, links and others there,
        // in capitals if they are read; then whether a listing with file lists does, and one of a
        // source that can be read only once.
        ("var/lib/dpkg/status", "FHDLO", "FHDLO", "FHDLO"),
        ("var/lib/dpkg/status.d/apple", "FHDLO", "FHDLO", "FHDLO"),
        ("var/lib/dpkg/status-old", "-----", "--dl-", "-hdlo"),
        ("var/lib/dpkg/info", "-----", "fhdlo", "fhdlo"),
        ("var/lib/dpkg/info/apple.list", "-----", "FHDLO", "FHDLO"),
        ("var/lib/dpkg/info/apple.md5sums", "-----", "--dl-", "-hdlo"),
        ("var/lib/apt/extended_states", "FHDLO", "FHDLO", "FHDLO"),
        ("usr/share/doc", "fhdlo", "fhdlo", "fhdlo"),
        ("usr/share/doc/apple", "fhdlo", "fhdlo", "fhdlo"),
        ("usr/share/doc/apple/copyright", "FHDLO", "FHDLO", "FHDLO"),
        ("usr/share/doc/apple/copyright/more", "-----", "--dl-", "-hdlo"),
        ("usr/share/doc/apple/README", "-----", "--dl-", "-hdlo"),
        ("usr/share/common-licenses/GPL-3", "FHDLO", "FHDLO", "FHDLO"),
        ("etc/os-release", "FHDLO", "FHDLO", "FHDLO"),
        ("usr/lib/os-release", "FHDLO", "FHDLO", "FHDLO"),
        ("etc/hostname", "FHDLO", "FHDLO", "FHDLO"),
        ("etc/dpkg/dpkg.cfg", "FHDLO", "FHDLO", "FHDLO"),
        ("etc/dpkg/dpkg.cfg.d/docker", "FHDLO", "FHDLO", "FHDLO"),
        ("lib/apk/db/installed", "FHDLO", "FHDLO", "FHDLO"),
        ("usr/lib/apk/db/installed", "FHDLO", "FHDLO", "FHDLO"),
        ("usr/share/licenses/apple/COPYING", "FHDLO", "FHDLO", "FHDLO"),
        ("usr/share/doc/apple/LICENSE", "FHDLO", "FHDLO", "FHDLO"),
        ("usr/bin", "-----", "--dl-", "-hdlo"),
        ("usr/lib/apple/LICENSE.txt", "-----", "--dl-", "Fhdlo"),
        ("usr/lib/apple/License", "-----", "--dl-", "Fhdlo"),
        ("opt/COPYING", "-----", "--dl-", "Fhdlo"),
        ("opt/copyrights", "-----", "--dl-", "Fhdlo"),
        ("opt/copy", "-----", "--dl-", "-hdlo"),
    ])
    func `each path is kept as what it is needed for`(
        _ path: String, _ listing: String, _ withFileLists: String, _ once: String
    ) {
        #expect(kinds(.listing, path) == listing)
        #expect(kinds(KeptPaths.listing.withFileLists, path) == withFileLists)
        #expect(kinds(.once, path) == once)
    }

    @Test func `each path that a system is read by is kept`() {
        for read in InstalledSystem.readPaths {
            let path = EntryPath(Array(read.path.replacing("*", with: "apple").utf8))
            #expect(KeptPaths.listing.need(of: path, .file) == .content(limit: read.limit))
        }
    }

    // MARK: What links lead to

    /// The paths kept in addition, once the targets of this layer's links are known.
    private func wider(_ layer: @escaping LayerFixture) async throws -> KeptPaths? {
        try KeptPaths.listing.following(linksIn: await FileTree(layer))
    }

    private func isRead(_ path: String, _ kept: KeptPaths) -> Bool {
        if case .content = kept.need(of: EntryPath(Array(path.utf8)), .file) { true } else { false }
    }

    @Test func `links to what is kept anyway lead to nothing else`() async throws {
        let kept = try await wider {
            $0.link("etc/os-release", to: "../usr/lib/os-release")
            $0.link("usr/share/doc/apple", to: "pear")
            $0.link("usr/share/doc/plum/copyright", to: "../pear/copyright")
            $0.hardLink("usr/share/doc/fig/copyright", to: "usr/share/doc/pear/copyright")
            $0.link("usr/share/common-licenses/GPL", to: "GPL-3")
            $0.link("usr/share/doc/loop", to: "loop")
        }
        #expect(kept == nil)
    }

    @Test(arguments: [
        ("usr/share/doc/apple/copyright", "../../fruit/LICENSE", "usr/share/fruit/LICENSE"),
        ("usr/share/doc/apple/copyright", "/opt/apple/text", "opt/apple/text"),
        ("usr/share/doc/apple/copyright", "../../../../../../x", "x"),
        ("usr/share/doc/apple/copyright", "../README", "usr/share/doc/README"),
        ("usr/share/doc/apple", "../../lib/apple/doc", "usr/lib/apple/doc/copyright"),
        ("usr/share/doc", "/data/doc", "data/doc/apple/copyright"),
        ("usr", "data", "data/share/doc/apple/copyright"),
        ("var/lib/dpkg", "/usr/lib/dpkg-db", "usr/lib/dpkg-db/status.d/apple"),
        ("etc", ".", "os-release"),
    ])
    func `what is read behind a link is kept where it leads`(
        _ link: String, _ target: String, _ path: String
    ) async throws {
        #expect(!isRead(path, .listing))
        let kept = try #require(try await wider { $0.link(link, to: target) })
        #expect(isRead(path, kept))
        #expect(!isRead("usr/bin/apple", kept))
    }

    @Test func `a hard link to what isn't kept leads there`() async throws {
        let kept = try #require(
            try await wider { $0.hardLink("usr/share/doc/apple/copyright", to: "usr/lib/fruit") })
        #expect(isRead("usr/lib/fruit", kept))
    }

    @Test func `a file of which only the place was kept is read by another name`() async throws {
        let layer: LayerFixture = {
            $0.file("usr/share/doc/README", "Fruit")
            $0.hardLink("usr/share/doc/apple/copyright", to: "usr/share/doc/README")
        }
        let kept = try #require(try await wider(layer))
        let tree = try await FileTree(keeping: kept, layer)
        #expect(tree.contents(of: "usr/share/doc/apple/copyright") == "Fruit")
    }

    @Test func `links that are met on the way are followed when it is read again`() async throws {
        let layer: LayerFixture = {
            $0.link("usr/share/doc/apple", to: "../one/doc")
            $0.link("usr/share/one", to: "/two")
            $0.file("two/doc/copyright", "Fruit")
        }
        var kept = KeptPaths.listing
        var readings = 1
        while let wider = try kept.following(linksIn: await FileTree(keeping: kept, layer)) {
            kept = wider
            readings += 1
        }
        #expect(readings == 3)
        let tree = try await FileTree(keeping: kept, layer)
        #expect(tree.contents(of: "usr/share/doc/apple/copyright") == "Fruit")
    }

    @Test func `a long chain of links is followed when it is read a third time`() async throws {
        let layer: LayerFixture = {
            $0.link("usr/share/doc/apple", to: "/opt/1")
            for number in 1..<6 { $0.link("opt/\(number)", to: "\(number + 1)") }
            $0.file("opt/6/copyright", "Fruit")
        }
        var kept = KeptPaths.listing
        for _ in 1..<3 {
            let tree = try await FileTree(keeping: kept, layer)
            kept = try kept.following(linksIn: tree) ?? kept
        }
        let tree = try await FileTree(keeping: kept, layer)
        #expect(tree.contents(of: "usr/share/doc/apple/copyright") == "Fruit")
        #expect(try kept.following(linksIn: tree) == nil)
    }

    @Test(.timeLimit(.minutes(10)), arguments: [false, true])
    func `any number of links is followed in a short time`(_ areChained: Bool) async throws {
        let tree = try await FileTree {
            for number in 0..<30 {
                $0.link("usr/share/doc/chain\(number)", to: "../doc/chain\(number + 1)")
            }
            $0.link("usr/share/doc/chain30", to: "/")
            for number in 0..<30_000 {
                $0.link("usr/share/doc/\(number)", to: areChained ? "chain0" : "/opt/\(number)")
            }
        }
        guard areChained else {
            #expect(try KeptPaths.listing.following(linksIn: tree) != nil)
            return
        }
        // It would be random which of them are left out.
        #expect(throws: ArchiveError.limit(.links)) {
            try KeptPaths.listing.following(linksIn: tree)
        }
    }

    @Test func `a place that several links lead to is kept for all of them`() async throws {
        let kept = try #require(
            try await wider {
                $0.link("usr/share/doc/apple/copyright", to: "/data/apple/LICENSE")
                $0.link("usr/share/doc/pear", to: "/data/apple")
                $0.link("etc/dpkg", to: "/data")
                $0.link("usr/share/doc/plum/copyright", to: "/data/dpkg.cfg.d/plum")
            })
        for path in ["apple/LICENSE", "apple/copyright", "dpkg.cfg.d/plum", "dpkg.cfg.d/docker"] {
            #expect(isRead("data/\(path)", kept), "\(path)")
        }
    }
}
