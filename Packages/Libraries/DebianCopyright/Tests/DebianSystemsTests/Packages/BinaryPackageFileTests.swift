import ArchiveFixtures
import DebianRootFixtures
import Testing

@testable import DebianSystems

struct BinaryPackageFileTests {
    private let one = String(repeating: "1a", count: 32)
    private let two = String(repeating: "2b", count: 32)

    private func stanza(
        _ name: String, _ version: String, _ architecture: String = "all", digest: String
    ) -> String {
        """
        Package: \(name)
        Version: \(version)
        Architecture: \(architecture)
        Filename: pool/main/\(name)_\(version)_\(architecture).deb
        SHA256: \(digest)


        """
    }

    private func files(_ path: String) async throws -> [String] {
        try await OpenedSystem(at: .path(path)).packageFiles()
            .map { "\($0.package.name) \($0.path) \($0.sha256)" }.sorted()
    }

    @Test func `apt's lists describe the very version and architecture`() async throws {
        try await withDebianRoot { root in
            try root.install("apple", version: "1.0-1")
            try root.install("pear", version: "1.0-1")
            try root.install("plum", version: "1.0-1")
            let lists = "var/lib/apt/lists"
            try root.file(
                "\(lists)/orchard_main_binary-amd64_Packages",
                stanza("apple", "1.0-1", digest: one.uppercased())
                    + stanza("apple", "2.0-1", digest: two)
                    + stanza("pear", "1.0-1", "amd64", digest: two)
                    + stanza("plum", "1.0-1", digest: "short")
                    + stanza("fig", "1.0-1", digest: two))
            #expect(try await files(root.path) == ["apple pool/main/apple_1.0-1_all.deb \(one)"])
            // The same build in another archive changes nothing; another build leaves no answer.
            try root.file("\(lists)/copy_Packages", stanza("apple", "1.0-1", digest: one))
            #expect(try await files(root.path).count == 1)
            try root.file("\(lists)/rebuild_Packages", stanza("apple", "1.0-1", digest: two))
            #expect(try await files(root.path) == [])
        }
    }

    @Test func `lists may be compressed as LZ4, and damaged ones are left out`() async throws {
        try await withDebianRoot { root in
            try root.install("apple", version: "1.0-1")
            let text = Array(stanza("apple", "1.0-1", digest: one).utf8)
            let frame: [UInt8] =
                [0x04, 0x22, 0x4D, 0x18, 0x60, 0x40, 0, UInt8(text.count), 0, 0, 0x80] + text
            try root.file("var/lib/apt/lists/orchard_Packages.lz4", frame)
            #expect(try await files(root.path) == [])
            try root.file("var/lib/apt/lists/orchard_Packages.lz4", frame + [0, 0, 0, 0])
            #expect(try await files(root.path) == ["apple pool/main/apple_1.0-1_all.deb \(one)"])
            try root.file("var/lib/apt/lists/broken_Packages.gz", [0x1F, 0x8B, 8, 0])
            #expect(try await files(root.path).count == 1)
        }
    }

    @Test func `packages are their own files`() async throws {
        try await withDebianRoot { root in
            let archive = try await PackageBuilder("apple", license: "Zlib").archive()
            try root.file("debs/apple.deb", archive)
            let digest = BlobDigest(of: archive).hex
            #expect(
                try await files(root.hostPath("debs/apple.deb")) == ["apple apple.deb \(digest)"])
            #expect(try await files(root.hostPath("debs")) == ["apple apple.deb \(digest)"])
        }
    }
}
