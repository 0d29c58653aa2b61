import StreamedJSON
import Testing

@testable import DebianSystems

struct ImageConfigTests {
    private let first = "sha256:\(String(repeating: "1", count: 64))"
    private let second = "sha256:\(String(repeating: "2", count: 64))"

    private func config(_ members: String) throws -> ImageConfig {
        let text = """
            {"rootfs":{"type":"layers","diff_ids":["\(first)","\(second)"]}\(members)}
            """
        return try #require(try ImageConfig(json: Array(text.utf8)))
    }

    @Test func `commands belong to layers in their order, but for steps that made none`() throws {
        let config = try config(
            """
            ,"history":[{"created_by":"ADD a"},{"created_by":"ENV x","empty_layer":true},
            {"created_by":"RUN b","empty_layer":false,"comment":"c"}]
            """)
        #expect(config.layers.map(\.description) == [first, second])
        #expect(config.commands == ["ADD a", "RUN b"])
    }

    @Test(arguments: [
        "", #","history":null"#, #","history":[{"created_by":"ADD a"}]"#,
        #","history":[{},{},{"created_by":"RUN b"}]"#,
    ])
    func `a history of other layers says nothing of these`(history: String) throws {
        #expect(try config(history).commands == [nil, nil])
    }

    @Test func `labels say what the image is called`() throws {
        let labels = try config(
            """
            ,"config":{"Env":[],"Labels":{"maintainer":"a","org.opencontainers.image.title":"Orchard",
            "org.opencontainers.image.version":"","org.opencontainers.image.vendor":"Rowan"}}
            """
        ).labels
        #expect(labels == ImageDescription.Labels(title: "Orchard", vendor: "Rowan"))
        for absent in ["", #","config":null"#, #","config":{"Labels":null}"#] {
            #expect(try config(absent).labels == ImageDescription.Labels())
        }
    }

    @Test(arguments: [
        (#","os":"linux","architecture":"arm","variant":"v7""#, "linux/arm/v7"),
        (#","os":"linux","architecture":"amd64","variant":"""#, "linux/amd64"),
        (#","os":"linux""#, nil),
    ])
    func `the platform is what the configuration says`(members: String, platform: String?) throws {
        #expect(try config(members).platform?.description == platform)
    }

    @Test(arguments: ["{}", #"{"os":"linux","config":{}}"#])
    func `what has no root file system is no image's`(text: String) throws {
        #expect(try ImageConfig(json: Array(text.utf8)) == nil)
    }

    @Test(arguments: [
        "", "[]", #"{"rootfs":{"diff_ids":["sha256:../../x"]}}"#,
        #"{"rootfs":{"diff_ids":[]}} {}"#, String(repeating: #"{"a":"#, count: 100_000),
    ])
    func `what is no configuration is an error`(text: String) {
        #expect(throws: JSONReaderError.self) { try ImageConfig(json: Array(text.utf8)) }
    }
}
