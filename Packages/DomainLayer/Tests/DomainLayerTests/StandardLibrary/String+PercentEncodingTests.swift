import DomainLayer
import Testing

struct StringPercentEncodingTests {
    @Test(arguments: [
        ("", ""), ("AZaz09-._~", "AZaz09-._~"), ("a b", "a%20b"), ("100%", "100%25"),
        ("a/b:c", "a/b%3Ac"), ("é", "%C3%A9"), ("\u{1B}[0m", "%1B%5B0m"),
    ])
    func `all but unreserved bytes and the one kept are encoded`(text: String, encoded: String) {
        #expect(text.percentEncoded(keeping: UInt8(ascii: "/")) == encoded)
    }
}
