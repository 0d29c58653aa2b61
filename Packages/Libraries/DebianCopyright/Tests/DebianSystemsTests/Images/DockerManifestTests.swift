import StreamedJSON
import Testing

@testable import DebianSystems

struct DockerManifestTests {
    @Test func `an archive may hold several images, some without names`() throws {
        let manifests = try DockerManifest.all(
            json: Array(
                #"""
                [{"Config":"a.json","RepoTags":["x:1","y:2"],"Layers":["1/layer.tar"],"LayerSources":{}},
                {"Config":"b.json","RepoTags":null,"Layers":null}]
                """#.utf8))
        #expect(manifests.map(\.config) == ["a.json", "b.json"])
        #expect(manifests.map(\.names) == [["x:1", "y:2"], []])
        #expect(manifests.map(\.layers) == [["1/layer.tar"], []])
    }

    @Test(arguments: ["", "{}", "[{}]", "[null]", #"[{"Config":1}]"#, #"[{"Config":"a"}"#])
    func `what is none is an error`(text: String) {
        #expect(throws: JSONReaderError.self) { try DockerManifest.all(json: Array(text.utf8)) }
    }
}
