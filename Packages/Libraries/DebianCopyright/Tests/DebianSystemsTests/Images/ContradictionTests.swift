import ArchiveFixtures
import DebianRootFixtures
import Testing

@testable import DebianSystems

/// Archives that different readers understand differently.
struct ContradictionTests {
    private let clean = ImageBuilder.orchard
    private var other: ImageBuilder {
        var layer = SystemFiles()
        layer.install("damson", license: "AGPL-3")
        return ImageBuilder([ImageBuilder.Layer(layer.tar)])
    }

    private let contradiction = ArchiveError.contradiction("index.json", "manifest.json")

    /// The reason that an archive of these members can't be opened, as a file and from a pipe.
    private func failure(
        _ members: [(name: String, bytes: [UInt8])], _ name: String = "archive",
        platform: String? = nil
    ) async throws -> ArchiveError? {
        try await withDebianRoot { folder in
            let archive = ImageBuilder.tar(of: members)
            try folder.file("archive", archive)
            try folder.file("packed", try await archive.compressed(with: .gzip))
            let failure = folder.failure(name, platform: platform)
            let packed = name.replacing("archive", with: "packed")
            #expect(folder.failure(packed, platform: platform) == failure)
            return failure
        }
    }

    /// A layout of some images with a manifest of others, which are present as well.
    private func members(
        index: [ImageBuilder], manifest: [ImageBuilder]
    ) -> [(name: String, bytes: [UInt8])] {
        var layout = LayoutBuilder()
        for image in manifest { _ = layout.add(image) }
        layout.descriptors = index.map { layout.add($0) }
        return layout.files + [("manifest.json", layout.manifest(of: manifest))]
    }

    @Test func `an index and a manifest that say the same are one image`() async throws {
        #expect(try await failure(members(index: [clean], manifest: [clean])) == nil)
    }

    @Test func `an index and a manifest may not differ`() async throws {
        let differing = members(index: [clean], manifest: [other])
        #expect(try await failure(differing) == contradiction)
        let more = members(index: [clean], manifest: [clean, other])
        #expect(try await failure(more) == contradiction)
        #expect(try await failure(more, "archive:orchard:v1") == contradiction)
    }

    @Test func `a manifest may not give names another way round`() async throws {
        var renamed = (clean, other)
        (renamed.0.names, renamed.1.names) = (["b"], ["a"])
        var images = (clean, other)
        (images.0.names, images.1.names) = (["a"], ["b"])
        let members = members(
            index: [images.0, images.1], manifest: [renamed.0, renamed.1])
        #expect(try await failure(members, "archive:a") == contradiction)
    }

    @Test func `a manifest need not list what is for other platforms`() async throws {
        var arm = other
        arm.architecture = "arm64"
        let members = members(index: [clean, arm], manifest: [clean])
        #expect(try await failure(members, platform: "linux/amd64") == nil)
        #expect(try await failure(members, platform: "linux/arm64") == nil)
    }

    @Test func `an image in a form that isn't read is not passed over`() async throws {
        let old = ("repositories", Array(#"{"damson": {"latest": "0a"}}"#.utf8))
        let layout = LayoutBuilder(clean).files
        #expect(
            try await failure(layout + [old]) == .contradiction("index.json", "repositories"))
        #expect(try await failure(clean.dockerMembers + [old]) == nil)
        let manifest = Array(
            #"{"schemaVersion": 2, "config": {"digest": "sha256:\#(String(repeating: "0", count: 64))"}}"#
                .utf8)
        #expect(
            try await failure(layout + [("manifest.json", manifest)])
                == .contradiction("index.json", "manifest.json"))
        let page = Array(#"{"name": "orchard", "icons": []}"#.utf8)
        #expect(try await failure(layout + [("manifest.json", page)]) == nil)
    }

    @Test(arguments: ["x/../manifest.json", "d/manifest.json", "./manifest.json"])
    func `a manifest is known by the name that it is unpacked under`(
        _ name: String
    ) async throws {
        var tar = TarBuilder()
        tar.link("d", to: ".")
        for (member, bytes) in members(index: [clean], manifest: [other]) {
            tar.entry(
                TarFields(member == "manifest.json" ? name : member, size: bytes.count), bytes)
        }
        try await withDebianRoot { folder in
            try folder.file("archive", tar.bytes)
            #expect(folder.failure("archive") == contradiction)
        }
    }

    @Test func `a system's root is no image as well`() async throws {
        var root = SystemFiles()
        root.install("apple", license: "Zlib")
        let path = "var/lib/dpkg/status.d/apple"
        let status = (path, Array("Package: apple\nVersion: 1\nArchitecture: all\n".utf8))
        let docker = [status] + clean.dockerMembers
        #expect(try await failure(docker) == .contradiction("var/lib/dpkg", "manifest.json"))
        let layout = LayoutBuilder(clean)
        #expect(
            try await failure([status] + layout.files)
                == .contradiction("var/lib/dpkg", "index.json"))
        try await withDebianRoot { folder in
            for (name, bytes) in [status] + layout.files { try folder.file("root/\(name)", bytes) }
            #expect(folder.failure("root") == .contradiction("var/lib/dpkg", "index.json"))
        }
    }

    @Test(arguments: [#"{"name":"a page"}"#, "{}", #"[{"name":"a page"}]"#])
    func `a system's root may have documents of other kinds`(document: String) async throws {
        let status = ("var/lib/dpkg/status", Array("Package: apple\nVersion: 1\n".utf8))
        let bytes = Array(document.utf8)
        let members = [status, ("manifest.json", bytes), ("index.json", bytes)]
        #expect(try await failure(members) == nil)
    }

    @Test func `a document is not an index and a manifest at once`() async throws {
        var layout = LayoutBuilder()
        let image = layout.add(clean)
        let both = layout.add(
            Array("{\"manifests\":[\(image)],\"config\":\(image),\"layers\":[]}".utf8))
        layout.descriptors = ["{\"digest\":\"\(both)\"}"]
        #expect(
            try await failure(layout.files)
                == .damaged(.malformedMember(LayoutBuilder.path(of: both)), offset: 0))
    }
}
