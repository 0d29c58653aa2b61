import Testing

@testable import DemoRecorder

struct StringXMLTests {
    @Test(arguments: [
        ("", ""), ("a \"b\" 'c'", "a \"b\" 'c'"), ("<a href>", "&lt;a href&gt;"),
        ("R&D", "R&amp;D"), ("]]>", "]]&gt;"), ("&lt;", "&amp;lt;"),
    ])
    func `what would be a tag or an entity is text`(text: String, escaped: String) {
        #expect(text.escapedForXML == escaped)
    }
}
