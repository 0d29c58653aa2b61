import ArchiveFixtures
import DebianRootFixtures
import Testing

@testable import DebianSystems

struct HostileImageTests {
    private let image = ImageBuilder.orchard

    /// The reason that a tar of these members can't be opened.
    private func failure(_ members: [(name: String, bytes: [UInt8])]) async throws -> ArchiveError?
    {
        try await withDebianRoot { folder in
            try folder.file("docker", ImageBuilder.tar(of: members))
            return folder.failure("docker")
        }
    }

    /// The image's members with the name of its first layer replaced in the manifest.
    private func naming(_ layer: String) -> [(name: String, bytes: [UInt8])] {
        var members = image.dockerMembers
        let manifest = String(decoding: members[members.count - 1].bytes, as: UTF8.self)
        members[members.count - 1].bytes = Array(
            manifest.replacing(members[0].name, with: layer).utf8)
        return members
    }

    @Test(arguments: [
        "missing.tar", "/etc/passwd", "../../etc/passwd", "", ".", "manifest.json/", "a/b/c/d",
    ])
    func `a layer that isn't in the archive is missing`(name: String) async throws {
        let error = try await failure(naming(name))
        // There is a manifest, but it isn't a layer.
        if name == "manifest.json/" {
            #expect(error == .damaged(.truncated, offset: 0))
        } else {
            #expect(error == .missingMember(name))
        }
    }

    @Test func `links in an archive lead to its own members or to nothing`() async throws {
        let members = image.dockerMembers
        for (target, error) in [
            ("../\(members[0].name)", nil),
            ("/etc/passwd", ArchiveError.missingMember("one/layer.tar")),
            ("../../../../etc/passwd", .missingMember("one/layer.tar")),
            ("layer.tar", .missingMember("one/layer.tar")),
        ] {
            var tar = TarBuilder()
            tar.link("one/layer.tar", to: target)
            for (name, bytes) in naming("one/layer.tar") { tar.file(name, bytes) }
            try await withDebianRoot { folder in
                try folder.file("docker", tar.bytes)
                #expect(folder.failure("docker") == error, "\(target)")
            }
        }
    }

    @Test func `links in a layout's folder lead nowhere outside of it`() async throws {
        let layout = LayoutBuilder(image)
        let layer = LayoutBuilder.path(of: ImageBuilder.digest(of: image.layers[0].tar))
        try await withDebianRoot { folder in
            for (name, bytes) in layout.files { try folder.file("layout/\(name)", bytes) }
            try folder.rename("layout/\(layer)", to: "outside")
            for target in [
                folder.hostPath("outside"), "../../../outside", "/etc/passwd", "../../..", layer,
            ] {
                try folder.link("layout/\(layer)", to: target)
                #expect(folder.failure("layout") == .missingMember(layer), "\(target)")
                try folder.rename("layout/\(layer)", to: "away")
            }
            try folder.fifo("layout/\(layer)")
            #expect(folder.failure("layout") == .missingMember(layer))
            try folder.rename("layout/\(layer)", to: "away")
            try folder.folder("layout/\(layer)")
            #expect(folder.failure("layout") == .missingMember(layer))
        }
    }

    @Test(arguments: ["manifest", "config", "layer"])
    func `a part of another size than is stated is damage`(part: String) async throws {
        var layout = LayoutBuilder()
        var names: [String: String] = [:]
        func descriptor(_ blob: [UInt8], _ name: String) -> String {
            let digest = layout.add(blob)
            names[name] = LayoutBuilder.path(of: digest)
            let size = name == part ? blob.count + 1 : blob.count
            return "{\"digest\":\"\(digest)\",\"size\":\(size)}"
        }
        let image = ImageBuilder([self.image.layers[0]])
        let config = descriptor(image.config, "config")
        let layer = descriptor(image.layers[0].stored, "layer")
        layout.descriptors = [
            descriptor(Array("{\"config\":\(config),\"layers\":[\(layer)]}".utf8), "manifest")
        ]
        let expected = ArchiveError.damaged(.memberSize(try #require(names[part])), offset: 0)
        try await withDebianRoot { folder in
            try folder.file("oci", layout.archive)
            try folder.file("packed", try await layout.archive.compressed(with: .gzip))
            for (name, bytes) in layout.files { try folder.file("layout/\(name)", bytes) }
            for name in ["oci", "packed", "layout"] {
                #expect(folder.failure(name) == expected, "\(name)")
            }
        }
    }

    @Test func `documents that are too long or too deep are errors`() async throws {
        var members = image.dockerMembers
        let manifest = members.count - 1
        members[manifest].bytes =
            Array("[{\"x\":".utf8) + [UInt8](repeating: UInt8(ascii: "["), count: 1 << 20)
        #expect(
            try await failure(members) == .damaged(.malformedMember("manifest.json"), offset: 0))
        members[manifest].bytes = Array(repeating: UInt8(ascii: " "), count: 4 << 20 + 1)
        #expect(try await failure(members) == .limit(.documents))
        members[manifest].bytes = []
        #expect(
            try await failure(members) == .damaged(.malformedMember("manifest.json"), offset: 0))
        members[manifest].bytes = Array("[]".utf8)
        #expect(try await failure(members) == nil)
    }

    @Test(arguments: ["manifest.json", "./manifest.json", "config"])
    func `two members of one name are damage, of which readers take the first or the last`(
        name: String
    ) async throws {
        var members = image.dockerMembers
        let config = members[members.count - 2]
        let name = name == "config" ? config.name : name
        members.append((name, config.name == name ? config.bytes : Array("[]".utf8)))
        let damage = ArchiveError.damaged(
            .repeatedMember(name == config.name ? name : "manifest.json"), offset: 0)
        #expect(try await failure(members) == damage)
    }

    @Test(arguments: [
        ("\"Layers\":", "\"layers\":[],\"Layers\":"), ("\"Layers\":", "\"layerS\":[],\"layerſ\":"),
        ("\"Config\":", "\"config\":\"other.json\",\"Config\":"),
    ])
    func `members that are one to others may not come twice`(
        member: String, twins: String
    ) async throws {
        var members = image.dockerMembers
        let manifest = String(decoding: members[members.count - 1].bytes, as: UTF8.self)
        members[members.count - 1].bytes = Array(manifest.replacing(member, with: twins).utf8)
        #expect(
            try await failure(members) == .damaged(.malformedMember("manifest.json"), offset: 0))
    }

    @Test func `members are known in any case`() async throws {
        var members = image.dockerMembers
        let manifest = String(decoding: members[members.count - 1].bytes, as: UTF8.self)
        members[members.count - 1].bytes = Array(
            manifest.replacing("Config", with: "config").replacing("Layers", with: "LAYERS").utf8)
        #expect(try await failure(members) == nil)
    }

    @Test func `an image of more layers than anybody builds is an error`() async throws {
        let empty = ImageBuilder.Layer([UInt8](repeating: 0, count: 1024))
        func failure(layers: Int) async throws -> ArchiveError? {
            let image = ImageBuilder(Array(repeating: empty, count: layers))
            return try await self.failure(
                [(image.dockerMembers[0].name, empty.tar)] + image.dockerMembers.suffix(2))
        }
        #expect(try await failure(layers: 500) == nil)
        #expect(try await failure(layers: 501) == .limit(.layers))
    }

    @Test func `a layer that an image has over and over counts each time`() async throws {
        var tar = TarBuilder()
        for number in 0..<1000 { tar.folder("usr/share/doc/\(number)") }
        let layer = ImageBuilder.Layer(tar.bytes)
        let image = ImageBuilder(Array(repeating: layer, count: 500))
        let members = [image.dockerMembers[0]] + image.dockerMembers.suffix(2)
        #expect(try await failure(members) == .limit(.keptEntries))
    }

    @Test func `a layer of many names is read twice at most`() async throws {
        var tar = TarBuilder()
        tar.file("layer.tar", image.layers[0].tar)
        var names = ["layer.tar", "./layer.tar"]
        for number in 0..<100 {
            names.append("\(number).tar")
            if number.isMultiple(of: 2) {
                tar.link("\(number).tar", to: "layer.tar")
            } else {
                tar.hardLink("\(number).tar", to: "./layer.tar")
            }
        }
        try await withStream(tar.bytes, .file) { stream in
            let parts = try ArchiveParts(
                stream, isVerifying: true, keeping: .listing, within: ReadingBudget())
            let config = ImageBuilder(names.map { _ in image.layers[0] }).config
            let budget = ReadingBudget()
            budget.entries = .init(40, of: .entries)
            let chosen = ChosenImage(
                image: SavedImage(
                    names: [], config: ImagePart(name: ""),
                    layers: names.map { ImagePart(name: $0) }),
                config: try #require(try ImageConfig(json: config)),
                configDigest: BlobDigest(of: config))
            let layers = try parts.layers(
                of: chosen, isVerifying: true, keeping: .listing, within: budget)
            #expect(layers.count == names.count)
        }
    }

    @Test func `a layer with a wrong checksum is damage in a pipe too`() async throws {
        var members = image.dockerMembers
        members[0].bytes[0] ^= 1
        let archive = try await ImageBuilder.tar(of: members).compressed(with: .gzip)
        try await withDebianRoot { folder in
            try folder.file("packed", archive)
            #expect(folder.failure("packed") == .damaged(.checksum, offset: 0))
        }
    }

    @Test func `a layer that is no tar is damage`() async throws {
        var members = image.dockerMembers
        members[0].bytes = Array(repeating: 7, count: 2048)
        #expect(try await failure(members) == .damaged(.checksum, offset: 0))
        members[0].bytes = Array(image.layers[0].tar[..<700])
        guard case .damaged(.truncated, _) = try await failure(members) else {
            Issue.record("\(try await failure(members) as Any)")
            return
        }
    }
}
