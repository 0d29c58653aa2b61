import ArchiveFixtures
import DebianRootFixtures
import Testing

@testable import DebianSystems

struct OpenedSystemTests {
    private let orchard = ["apple 2.0-1 Expat", "quince 1.0-1 GPL-2+"]

    @Test func `an image is the same in every form`() async throws {
        let image = ImageBuilder.orchard
        try await withDebianRoot { folder in
            try folder.file("docker", image.dockerArchive)
            try folder.file("oci", LayoutBuilder(image).archive)
            for (name, bytes) in LayoutBuilder(image).files {
                try folder.file("layout/\(name)", bytes)
            }
            for name in ["docker", "oci", "layout"] {
                #expect(try await folder.packages(name) == orchard, "\(name)")
            }
        }
    }

    @Test(arguments: Compression.allCases)
    func `what is compressed is read as what is not`(compression: Compression) async throws {
        try #require(compression.isInstalled)
        let image = try await ImageBuilder.orchard.compressed(with: compression)
        try await withDebianRoot { folder in
            try folder.file("docker", image.dockerArchive)
            try folder.file("oci", LayoutBuilder(image).archive)
            // The whole archive is compressed as well.
            try folder.file("packed", try await image.dockerArchive.compressed(with: compression))
            for (name, bytes) in LayoutBuilder(image).files {
                try folder.file("layout/\(name)", bytes)
            }
            for name in ["docker", "oci", "layout", "packed"] {
                #expect(try await folder.packages(name) == orchard, "\(name)")
            }
        }
    }

    @Test func `a tar of a root is what the unpacked root is`() async throws {
        var files = SystemFiles()
        files.install("apple", license: "Zlib")
        // The path leads through two links to a file that a listing alone doesn't keep.
        files.link("usr/share/doc/pear/copyright", to: "../../fruit/terms")
        files.link("usr/share/fruit/terms", to: "/terms")
        files.file("terms", "License: ISC\n")
        files.file("var/lib/dpkg/status.d/pear", "Package: pear\nVersion: 1\n")
        try await withDebianRoot { folder in
            try folder.file("tar", files.tar)
            try folder.add(files)
            #expect(try await folder.packages("tar") == folder.packages(""))
            let system = try folder.open("tar").system
            #expect(system.text(at: "usr/share/doc/pear/copyright") == "License: ISC\n")
        }
    }

    @Test func `the state after each layer can be asked for`() async throws {
        try await withDebianRoot { folder in
            try folder.file("docker", ImageBuilder.orchard.dockerArchive)
            let source = try folder.open("docker")
            let base = ["apple 1.0-1 Zlib", "plum 1.0-1 ISC"]
            for (number, expected) in [(1, base), (2, base), (3, orchard)] {
                let state = try #require(try source.throughLayer(number))
                #expect(try await packages(of: state.system) == expected)
                #expect(state.image == nil)
                #expect(state.stamp == source.stamp)
                #expect(try state.throughLayer(1) == nil)
            }
            #expect(try source.throughLayer(0) == nil)
            #expect(try source.throughLayer(4) == nil)
        }
    }

    @Test func `links of a package that a layer removes are followed, too`() async throws {
        var base = SystemFiles()
        base.file("var/lib/dpkg/status.d/pear", "Package: pear\nVersion: 1\n")
        base.link("usr/share/doc/pear/copyright", to: "/opt/pear/terms")
        base.file("opt/pear/terms", "License: ISC\n")
        var last = SystemFiles()
        last.file("var/lib/dpkg/status.d/.wh.pear", "")
        last.file("usr/share/doc/.wh.pear", "")
        let image = ImageBuilder([ImageBuilder.Layer(base.tar), ImageBuilder.Layer(last.tar)])
        try await withDebianRoot { folder in
            try folder.file("docker", image.dockerArchive)
            let base = try #require(try folder.open("docker").throughLayer(1))
            #expect(try await packages(of: base.system) == ["pear 1 ISC"])
        }
    }

    @Test func `an image says what it is`() async throws {
        var image = ImageBuilder.orchard
        image.names = ["orchard:v1", "orchard:latest"]
        image.emptySteps = ["ENV a=b"]
        try await withDebianRoot { folder in
            try folder.file("docker", image.dockerArchive)
            let description = try #require(try folder.open("docker").image)
            #expect(description.names == image.names)
            #expect(description.digest == nil)
            #expect(description.configDigest == ImageBuilder.digest(of: image.config))
            #expect(description.platform == "linux/amd64")
            #expect(description.layers.map(\.command) == ["ADD base", "RUN true", "RUN apt-get"])
            #expect(
                description.layers.map(\.digest)
                    == image.layers.map { ImageBuilder.digest(of: $0.tar) })
            #expect(description.layers.map(\.changesListing) == [true, false, true])
            let layout = LayoutBuilder(image)
            try folder.file("oci", layout.archive)
            #expect(
                try folder.open("oci").image?.digest.map { layout.descriptors[0].contains($0) }
                    == true)
        }
    }

    @Test func `a folder is what it holds`() async throws {
        try await withDebianRoot { folder in
            try folder.file("root/var/lib/dpkg/status", "Package: pear\nStatus: a b installed\n")
            #expect(try await folder.packages("root") == ["pear  -"])
            #expect(try folder.open("root").stamp == nil)
            try folder.folder("neither")
            #expect(try folder.open("neither").stamp == nil)
            await #expect(throws: DatabaseError.self) { try await folder.packages("neither") }
            #expect(
                throws: OpeningError.unreachable(
                    path: folder.hostPath("missing"), SystemError(number: 2))
            ) { try folder.open("missing") }
        }
    }

    @Test func `a tag follows the path, and what has the whole path wins`() async throws {
        var layout = LayoutBuilder()
        for (name, tar) in [("v1", "apple"), ("fruit:v2", "quince")] {
            var files = SystemFiles()
            files.install(tar, license: "Zlib")
            layout.descriptors.append(
                layout.add(ImageBuilder([ImageBuilder.Layer(files.tar)], names: [name])))
        }
        try await withDebianRoot { folder in
            try folder.file("oci", layout.archive)
            #expect(try await folder.packages("oci:v1") == ["apple 1.0-1 Zlib"])
            #expect(try await folder.packages("oci:fruit:v2") == ["quince 1.0-1 Zlib"])
            #expect(folder.failure("oci") == .ambiguous(["fruit:v2", "v1"]))
            #expect(folder.failure("oci:v3") == .unknownImage("v3", known: ["fruit:v2", "v1"]))
            try folder.file("oci:v1", ImageBuilder.orchard.dockerArchive)
            #expect(try await folder.packages("oci:v1") == orchard)
            var root = SystemFiles()
            root.install("apple", license: "Zlib")
            try folder.file("tar", root.tar)
            #expect(folder.failure("tar:v1") == .unknownImage("v1", known: []))
            #expect(
                folder.failure("tar", platform: "linux/amd64")
                    == .unknownImage("linux/amd64", known: []))
        }
    }

    @Test func `a stamp holds as long as the file is as it was`() async throws {
        try await withDebianRoot { folder in
            try folder.file("docker", ImageBuilder.orchard.dockerArchive)
            let stamp = try #require(try folder.open("docker").stamp)
            #expect(stamp.isCurrent)
            #expect(try folder.open("docker").stamp == stamp)
            try folder.append("x", to: "docker")
            #expect(!stamp.isCurrent)
            try folder.rename("docker", to: "other")
            #expect(!stamp.isCurrent)
        }
    }

    @Test func `the owners of files are known if they are asked for`() async throws {
        var files = SystemFiles()
        files.install("apple", license: "Zlib")
        files.file("var/lib/dpkg/info/apple.list", "/bin/apple\n")
        files.link("bin", to: "usr/bin")
        files.file("usr/bin/apple", "")
        try await withDebianRoot { folder in
            try folder.file("tar", files.tar)
            let system = try folder.open("tar", includesFileLists: true).system
            for path in ["/bin/apple", "/usr/bin/apple"] {
                #expect(try await system.owners(of: path).map(\.name) == ["apple"], "\(path)")
            }
        }
    }
}
