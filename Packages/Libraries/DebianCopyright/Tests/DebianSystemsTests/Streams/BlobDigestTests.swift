import Testing

@testable import DebianSystems

struct BlobDigestTests {
    private let hex = String(repeating: "0a", count: 32)

    @Test func `a digest leads to a blob`() {
        #expect(BlobDigest("sha256:\(hex)")?.path == "blobs/sha256/\(hex)")
        #expect(BlobDigest("sha256:\(hex)")?.description == "sha256:\(hex)")
    }

    @Test func `what is no digest leads nowhere`() {
        for text in [
            "", ":", hex, "sha256:", "sha256:0a", "sha256:../../../../etc/passwd", "../..:\(hex)",
            "sha256:\(hex.uppercased())", "sha256:\(hex):\(hex)", "/:\(hex)", "sha256:\(hex)/x",
        ] {
            #expect(BlobDigest(text) == nil, "\(text)")
        }
    }
}
