import StreamedJSON
import Testing

@testable import DebianSystems

struct OCIDocumentTests {
    private let digest = "sha256:\(String(repeating: "1", count: 64))"

    private func document(_ text: String) throws(JSONReaderError) -> OCIDocument {
        try OCIDocument(json: Array(text.replacing("DIGEST", with: digest).utf8))
    }

    @Test func `an index leads to manifests with their names and platforms`() throws {
        let index = try document(
            #"""
            {"schemaVersion":2,"manifests":[
            {"mediaType":"x","digest":"DIGEST","size":1,"platform":{"os":"linux","architecture":"arm",
            "variant":"v7","os.version":"1"},
            "annotations":{"org.opencontainers.image.ref.name":"v1","other":"x"}},
            {"digest":"DIGEST","annotations":{"org.opencontainers.image.ref.name":"12",
            "io.containerd.image.name":"docker.io/library/debian:12"}},
            {"digest":"DIGEST","platform":{"os":"unknown","architecture":"unknown"}},
            {"digest":"DIGEST","annotations":{"vnd.docker.reference.type":"attestation-manifest"}}]}
            """#)
        guard case .index(let descriptors) = index else {
            Issue.record("no index")
            return
        }
        #expect(descriptors.map(\.names) == [["v1"], ["docker.io/library/debian:12"], [], []])
        #expect(
            descriptors.map { $0.platform?.description }
                == ["linux/arm/v7", nil, "unknown/unknown", nil])
        #expect(descriptors.map(\.isAttestation) == [false, false, true, true])
    }

    @Test func `a manifest is one by its members, whatever its media type says`() throws {
        let path = "blobs/sha256/\(String(repeating: "1", count: 64))"
        func parts(_ text: String) throws -> [ImagePart] {
            guard case .manifest(let config, let layers) = try document(text) else { return [] }
            return ([config] + layers).map { ImagePart($0) }
        }
        let digest = BlobDigest(digest)
        #expect(
            try parts(
                #"""
                {"mediaType":"application/vnd.oci.image.index.v1+json","config":{"digest":"DIGEST"},
                "layers":[{"digest":"DIGEST","size":7},{"digest":"DIGEST","size":null}]}
                """#)
                == [
                    ImagePart(name: path, digest: digest),
                    ImagePart(name: path, digest: digest, size: 7),
                    ImagePart(name: path, digest: digest),
                ])
        #expect(
            try parts(#"{"config":{"digest":"DIGEST"},"layers":null}"#)
                == [ImagePart(name: path, digest: digest)])
        #expect(try document(#"{"manifests":null}"#) == .index([]))
    }

    @Test(arguments: [
        "", "{}", "[]", #"{"layers":[]}"#, #"{"manifests":[{}]}"#,
        #"{"manifests":[{"digest":"sha256:../../../etc/passwd"}]}"#,
        #"{"manifests":[{"digest":7}]}"#, #"{"manifests":[{"digest":"DIGEST","size":-1}]}"#,
        #"{"manifests":[]}{}"#,
        #"{"manifests":[],"manifests":[]}"#,
        String(repeating: "[", count: 1_000_000),
        #"{"manifests":\#(String(repeating: "[", count: 1000))"#,
    ])
    func `what is neither is an error`(text: String) {
        #expect(throws: JSONReaderError.self) { try document(text) }
    }
}
