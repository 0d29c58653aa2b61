import Testing

@testable import Reports

struct StringURITests {
    @Test(arguments: [
        ("usr/share/doc/g++-12/copyright", "usr/share/doc/g%2B%2B-12/copyright"),
        ("a b%c?d#e:f", "a%20b%25c%3Fd%23e%3Af"), ("é", "%C3%A9"), ("\u{1B}\n", "%1B%0A"),
        ("~user/x_y-z.1", "~user/x_y-z.1"), ("", ""),
    ])
    func `what means something else in a URI is encoded`(path: String, uri: String) {
        #expect(path.uriPath == uri)
    }
}
