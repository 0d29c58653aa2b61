import DomainLayer
import Testing

struct HostNameTests {
    @Test(arguments: [
        "a", "7", "web-1.example.org", "My_Host.", String(repeating: "a", count: 253),
    ])
    func `letters, digits and three signs make a host's name`(text: String) {
        #expect(HostName(text)?.text == text)
    }

    @Test(arguments: [
        "", ".", "..", ".a", "-a", "_a", "a b", "a/b", "a\"b", "a'b", "a\n", "a\u{0}", "bücher",
        "ａ", "a,b", "a\\b", "a:b", String(repeating: "a", count: 254),
    ])
    func `nothing that would need an escape is one`(text: String) {
        #expect(HostName(text) == nil)
    }
}
