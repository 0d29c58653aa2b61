import DebianRootFixtures
import Testing

@testable import DebianSystems

@Suite struct OSReleaseTests {
    private func release(_ files: [String: String]) async throws -> OSRelease {
        try await withDebianRoot { fixture in
            for (path, text) in files { try fixture.file(path, text) }
            return OSRelease(root: try RootDirectory(path: fixture.path))
        }
    }

    @Test func `all four values are read`() async throws {
        let release = try await release([
            "etc/os-release": """
            PRETTY_NAME="Orchard GNU/Linux 7 (plum)"
            NAME="Orchard"
            VERSION_ID="7"
            VERSION_CODENAME=plum
            ID=orchard
            ID_LIKE=debian
            """
        ])
        #expect(release.id == "orchard")
        #expect(release.versionID == "7")
        #expect(release.codename == "plum")
        #expect(release.prettyName == "Orchard GNU/Linux 7 (plum)")
    }

    @Test func `without a file it is some Debian`() async throws {
        let release = try await release([:])
        #expect(release.id == "debian")
        #expect(release.versionID == nil)
        #expect(release.codename == nil)
        #expect(release.prettyName == "Debian")
    }

    @Test func `the first of two files counts alone`() async throws {
        let release = try await release([
            "etc/os-release": "ID=orchard\n", "usr/lib/os-release": "ID=other\nVERSION_ID=1\n",
        ])
        #expect(release.id == "orchard")
        #expect(release.versionID == nil)
    }

    @Test func `the second is read where the first is absent`() async throws {
        #expect(try await release(["usr/lib/os-release": "ID=orchard\n"]).id == "orchard")
    }

    @Test func `the usual link is followed inside the root`() async throws {
        try await withDebianRoot { fixture in
            try fixture.file("usr/lib/os-release", "ID=orchard\n")
            try fixture.link("etc/os-release", to: "../usr/lib/os-release")
            #expect(OSRelease(root: try RootDirectory(path: fixture.path)).id == "orchard")
        }
    }

    @Test(arguments: [
        ("PRETTY_NAME=plain", "plain"),
        ("PRETTY_NAME=\"two words\"", "two words"),
        ("PRETTY_NAME='two words'", "two words"),
        ("PRETTY_NAME=\"  two   words \"", "two words"),
        (#"PRETTY_NAME="a \"quoted\" \$ \\ \` \n""#, #"a "quoted" $ \ ` \n"#),
        (#"PRETTY_NAME='a \ "b"'"#, #"a \ "b""#),
        (#"PRETTY_NAME=a\ b"#, "a b"),
        ("PRETTY_NAME=\"it's\"", "it's"),
        ("  PRETTY_NAME=plain  \r\n", "plain"),
        ("PRETTY_NAME=a=b", "a=b"),
        ("PRETTY_NAME=first\nPRETTY_NAME=last\n", "last"),
        ("PRETTY_NAME=\"open", "open"),
        ("PRETTY_NAME=end\\", "end\\"),
        ("PRETTY_NAME=", "Debian"),
        ("PRETTY_NAME=\"\"", "Debian"),
        ("PRETTY_NAME", "Debian"),
        ("# PRETTY_NAME=remark", "Debian"),
        ("PRETTY_NAME =blank", "Debian"),
        ("=\n==\n\0\n", "Debian"),
    ])
    func `values are quoted as in a shell`(_ text: String, _ expected: String) async throws {
        #expect(try await release(["etc/os-release": text]).prettyName == expected)
    }

    @Test func `a file that is too long says nothing`() async throws {
        try await withDebianRoot { fixture in
            try fixture.sparseFile("etc/os-release", size: OSRelease.sizeLimit + 1)
            #expect(OSRelease(root: try RootDirectory(path: fixture.path)).id == "debian")
        }
    }
}
