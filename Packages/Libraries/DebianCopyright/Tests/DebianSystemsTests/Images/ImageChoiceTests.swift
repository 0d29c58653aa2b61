import ArchiveFixtures
import Testing

@testable import DebianSystems

/// The documents of images, without layers.
private struct Documents: ImageParts {
    let documents: [String: [UInt8]]

    init(_ files: [(name: String, bytes: [UInt8])]) {
        documents = Dictionary(files.map { ($0.name, $0.bytes) }) { $1 }
    }

    init(_ layout: LayoutBuilder) {
        self.init(layout.files)
    }

    func document(_ name: String) -> [UInt8]? { documents[name] }

    func part(named name: String) -> PartName? { PartName(name.utf8) }

    func layer(
        _: ImagePart, at _: inout Changeset.Cursor, keeping _: KeptPaths, within _: ReadingBudget
    ) -> ReadLayer? { nil }

    /// The result of choosing: the image's names and its platform.
    func chosen(_ tag: String? = nil, _ platform: String? = nil) -> Result<[String], ArchiveError> {
        do throws(ArchiveError) {
            guard let chosen = try ImageChoice(tag: tag, platform: platform).image(in: self) else {
                return .success([])
            }
            return .success(chosen.image.names + [chosen.platform?.description ?? "-"])
        } catch {
            return .failure(error)
        }
    }
}

struct ImageChoiceTests {
    private func image(_ name: String, _ architecture: String = "amd64", variant: String? = nil)
        -> ImageBuilder
    {
        var image = ImageBuilder([ImageBuilder.Layer(Array(name.utf8))], names: [name])
        (image.architecture, image.variant) = (architecture, variant)
        return image
    }

    /// The annotation that gives the target of a descriptor a name.
    private func name(_ name: String) -> String {
        #""annotations":{"org.opencontainers.image.ref.name":"\#(name)"}"#
    }

    @Test func `the only image needs no choice`() {
        #expect(Documents(LayoutBuilder(image("v1"))).chosen() == .success(["v1", "linux/amd64"]))
        #expect(
            Documents(image("fruit/orchard:v1").dockerMembers).chosen()
                == .success(["fruit/orchard:v1", "linux/amd64"]))
        #expect(Documents([]).chosen() == .success([]))
    }

    @Test(arguments: [true, false])
    func `of several images a tag or a name chooses one`(isLayout: Bool) {
        let images = [image("fruit/orchard:v1"), image("fruit/orchard:v2")]
        var layout = LayoutBuilder()
        for image in images { layout.descriptors.append(layout.add(image)) }
        let parts = Documents(isLayout ? layout.files : ImageBuilder.dockerMembers(images))
        let names = ["fruit/orchard:v1", "fruit/orchard:v2"]
        #expect(parts.chosen() == .failure(.ambiguous(names)))
        for tag in ["v2", "orchard:v2", "fruit/orchard:v2"] {
            #expect(parts.chosen(tag) == .success([names[1], "linux/amd64"]), "\(tag)")
        }
        for tag in ["2", "v3", "chard:v2", "fruit/orchard"] {
            #expect(parts.chosen(tag) == .failure(.unknownImage(tag, known: names)), "\(tag)")
        }
    }

    @Test func `a whole name chooses its image, though another's name ends in it`() {
        let parts = Documents(
            ImageBuilder.dockerMembers([image("evil/app:1"), image("app:1")]))
        #expect(parts.chosen("app:1") == .success(["app:1", "linux/amd64"]))
        #expect(parts.chosen("evil/app:1") == .success(["evil/app:1", "linux/amd64"]))
        #expect(parts.chosen("1") == .failure(.ambiguous(["app:1", "evil/app:1"])))
    }

    @Test func `an image of two names is one`() {
        var layout = LayoutBuilder()
        let orchard = image("v1")
        layout.descriptors = [
            layout.add(orchard),
            layout.add(orchard).replacing("v1", with: "latest"),
        ]
        let documents = Documents(layout)
        #expect(documents.chosen() == .success(["v1", "latest", "linux/amd64"]))
        #expect(documents.chosen("latest") == .success(["latest", "v1", "linux/amd64"]))
    }

    @Test func `of several platforms one is chosen, below an index too`() {
        var layout = LayoutBuilder()
        let platforms = [
            layout.add(image("a"), #""platform":{"os":"linux","architecture":"amd64"}"#),
            // The configurations state the platforms.
            layout.add(image("b", "arm64", variant: "v8")),
            layout.add(image("c", "arm", variant: "v6")),
            layout.add(image("d", "arm", variant: "v7")),
            layout.add(image("e"), #""platform":{"os":"unknown","architecture":"unknown"}"#),
        ].map(\.withoutNames)
        layout.descriptors = [
            layout.add(
                index: platforms,
                #""annotations":{"org.opencontainers.image.ref.name":"all"}"#)
        ]
        let parts = Documents(layout)
        let known = ["linux/amd64", "linux/arm/v6", "linux/arm/v7", "linux/arm64/v8"]
        #expect(parts.chosen() == .failure(.ambiguous(known)))
        #expect(parts.chosen("all") == .failure(.ambiguous(known)))
        #expect(parts.chosen("all", "linux/amd64") == .success(["all", "linux/amd64"]))
        #expect(parts.chosen(nil, "linux/arm64") == .success(["all", "linux/arm64/v8"]))
        #expect(parts.chosen(nil, "linux/arm/v7") == .success(["all", "linux/arm/v7"]))
        #expect(
            parts.chosen(nil, "linux/arm")
                == .failure(.ambiguous(["linux/arm/v6", "linux/arm/v7"])))
        for name in ["linux/riscv64", "amd64"] {
            #expect(parts.chosen(nil, name) == .failure(.unknownImage(name, known: known)))
        }
    }

    @Test func `an image for one platform is not one for another`() {
        let parts = Documents(image("orchard:v1").dockerMembers)
        #expect(parts.chosen(nil, "linux/amd64") == .success(["orchard:v1", "linux/amd64"]))
        #expect(
            parts.chosen(nil, "linux/arm64")
                == .failure(.unknownImage("linux/arm64", known: ["linux/amd64"])))
    }

    @Test func `an image that one tag has for all platforms and another for one has both names`() {
        var layout = LayoutBuilder()
        let amd64 = layout.add(image("v1-amd64"))
        let arm64 = layout.add(image("-", "arm64")).withoutNames
        let index = layout.add(index: [amd64.withoutNames, arm64], name("v1"))
        for descriptors in [[index, amd64], [amd64, index]] {
            layout.descriptors = descriptors
            let parts = Documents(layout)
            #expect(parts.chosen("v1") == .failure(.ambiguous(["linux/amd64", "linux/arm64"])))
            #expect(parts.chosen("v1", "linux/arm64") == .success(["v1", "linux/arm64"]))
            #expect(parts.chosen("v1-amd64").map { $0.last } == .success("linux/amd64"))
        }
        // A name reaches an image already found by another name, through any number of indexes.
        layout.descriptors = [index, layout.add(index: [index.withoutNames], name("v2"))]
        #expect(
            Documents(layout).chosen("v2", "linux/arm64") == .success(["v2", "v1", "linux/arm64"]))
    }

    @Test func `more names of more images than anybody stores are an error`() {
        var layout = LayoutBuilder()
        let leaves = Array(repeating: layout.add(image("v1")), count: 2000)
        let index = layout.add(index: leaves)
        layout.descriptors = (0..<100).map { "\(index.dropLast()),\(name("tag-\($0)"))}" }
        #expect(Documents(layout).chosen() == .failure(.limit(.documents)))
    }

    @Test func `platforms that an index knows but that were not saved are passed over`() {
        var layout = LayoutBuilder()
        let other = #"{"digest":"\#(ImageBuilder.digest(of: [1]))"}"#
        layout.descriptors = [
            layout.add(index: [other, layout.add(image("v1")).withoutNames], name("all"))
        ]
        #expect(Documents(layout).chosen() == .success(["all", "linux/amd64"]))
        layout.descriptors = [layout.add(index: [other], name("all"))]
        #expect(
            Documents(layout).chosen()
                == .failure(.missingMember(LayoutBuilder.path(of: ImageBuilder.digest(of: [1])))))
    }

    @Test func `an image that isn't there leaves no other as the only one`() {
        var layout = LayoutBuilder()
        let missing = ImageBuilder.digest(of: [1])
        let saved = layout.add(image("v1"))
        let failure = ArchiveError.missingMember(LayoutBuilder.path(of: missing))
        for lost in [
            #"{"digest":"\#(missing)",\#(name("v2"))}"#,
            layout.add(index: [#"{"digest":"\#(missing)"}"#], name("v2")),
        ] {
            layout.descriptors = [lost, saved]
            let parts = Documents(layout)
            #expect(parts.chosen() == .failure(failure))
            #expect(parts.chosen("v2") == .failure(failure))
            #expect(parts.chosen("v1") == .success(["v1", "linux/amd64"]))
            #expect(parts.chosen("v3") == .failure(.unknownImage("v3", known: ["v1", "v2"])))
        }
    }

    @Test func `an index without manifests hides no docker manifest`() {
        let empty = [(name: "index.json", bytes: Array(#"{"manifests":[]}"#.utf8))]
        let docker = image("orchard:v1").dockerMembers
        #expect(Documents(empty + docker).chosen() == .success(["orchard:v1", "linux/amd64"]))
        #expect(Documents(empty).chosen() == .success([]))
    }

    @Test func `what is stored beside images but is none is passed over`() {
        var layout = LayoutBuilder()
        let config = layout.add(Array("{}".utf8))
        let signature = layout.add(Array(#"{"config":{"digest":"\#(config)"},"layers":[]}"#.utf8))
        let artifact = #"{"digest":"\#(signature)",\#(name("signature"))}"#
        layout.descriptors = [artifact, layout.add(image("v1"))]
        let parts = Documents(layout)
        #expect(parts.chosen() == .success(["v1", "linux/amd64"]))
        #expect(parts.chosen(nil, "linux/amd64") == .success(["v1", "linux/amd64"]))
        #expect(
            parts.chosen("signature")
                == .failure(.damaged(.malformedMember(LayoutBuilder.path(of: config)), offset: 0)))
    }

    @Test func `documents are what their digests say, or an error`() {
        var layout = LayoutBuilder(image("v1"))
        for (path, bytes) in layout.blobs {
            guard bytes.first == UInt8(ascii: "{") else { continue }
            var changed = layout
            changed.replace(path, with: bytes + [0x20])
            #expect(
                Documents(changed).chosen() == .failure(.damaged(.digest(path), offset: 0)))
            changed.replace(path, with: nil)
            #expect(Documents(changed).chosen() == .failure(.missingMember(path)))
        }
        var members = image("v1").dockerMembers
        let config = members[1].name
        members[1].bytes.append(0x20)
        #expect(Documents(members).chosen() == .failure(.damaged(.digest(config), offset: 0)))
        layout.descriptors = ["[]"]
        #expect(
            Documents(layout).chosen()
                == .failure(.damaged(.malformedMember("index.json"), offset: 0)))
    }

    @Test func `an image whose configuration has other layers is damaged`() {
        var members = image("v1").dockerMembers
        let manifest = String(decoding: members[2].bytes, as: UTF8.self)
        members[2].bytes = Array(manifest.replacing(".tar\"]", with: ".tar\",\"b.tar\"]").utf8)
        #expect(
            Documents(members).chosen()
                == .failure(.damaged(.malformedMember(members[1].name), offset: 0)))
    }

    @Test func `an index that leads back to itself or to another many times ends`() {
        var layout = LayoutBuilder()
        var descriptor = layout.add(image("v1"))
        for _ in 0..<40 { descriptor = layout.add(index: [descriptor, descriptor]) }
        layout.descriptors = [descriptor, descriptor]
        #expect(Documents(layout).chosen() == .success(["v1", "linux/amd64"]))
    }
}

extension String {
    /// A descriptor that leads to an image without a name.
    fileprivate var withoutNames: String {
        replacing(/,"annotations":\{[^}]*\}/, with: "")
    }
}
