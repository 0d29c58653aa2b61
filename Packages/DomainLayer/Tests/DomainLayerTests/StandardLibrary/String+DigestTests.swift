import DomainLayer
import Testing

struct StringDigestTests {
    private static let digits = String(repeating: "0a", count: 32)

    @Test(arguments: ["sha256:\(digits)", "sha256:\(digits.uppercased())"])
    func `a SHA-256 has 64 digits, which are lowercase`(digest: String) {
        #expect(digest.sha256Digits == Self.digits)
    }

    @Test(arguments: [
        "", "sha256:", digits, "sha512:\(digits)", "SHA256:\(digits)", "sha256:\(digits)0",
        "sha256:\(digits.dropLast())", "sha256:\(digits.dropLast())g",
        // A wide digit has three bytes.
        "sha256:\(digits.dropLast(3))\u{FF10}",
    ])
    func `anything else is none`(text: String) {
        #expect(text.sha256Digits == nil)
    }
}
