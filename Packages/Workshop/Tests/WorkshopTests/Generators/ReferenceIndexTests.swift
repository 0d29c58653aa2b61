import DebianCopyright
import Foundation
import SPDXTemplates
import Testing

@testable import LicenseIndexGenerator

struct ReferenceIndexTests {
    private let words = "Whoever has this work may lend it, sell it, change it and give it away."

    private func template(_ id: String, _ text: String) throws -> SPDXTemplate {
        let source = "<list><license licenseId=\"\(id)\"><text>\(text)</text></license></list>"
        return try #require(try SPDXTemplate(Data(source.utf8)))
    }

    private func index(
        _ templates: [SPDXTemplate], beside references: [ReferenceText] = [],
        equivalents: String = ""
    ) throws -> [UInt8] {
        try ReferenceIndex.bytes(of: templates, beside: references, equivalents: equivalents)
    }

    private func id(of text: String, in index: [UInt8]) throws -> String? {
        let texts = try #require(IndexedTexts(index))
        return texts.id(of: Array(text.utf8), costing: 0)
    }

    @Test(arguments: [
        ("HPND-sell-variant-MIT-disclaimer", #"it lacks "supporting documentation.""#),
        ("DSDP", #"it lacks "This software was authored by ... may be directed to""#),
    ])
    func `a text without the words of its rule is refused`(id: String, reason: String) {
        #expect(throws: RefusedText(id: id, reason: reason)) {
            try index([], beside: [ReferenceText(id: id, text: words)])
        }
    }

    @Test func `what the list lacks is left out, and so is what a template says already`() throws {
        let nothing = try index([])
        let own = ReferenceText(id: "LicenseRef-own", text: words)
        #expect(try index([], beside: [own]) == nothing)
        let listed = try index([template("Zlib", words)])
        #expect(listed != nothing)
        // A text that a template has belongs to the template, whatever the data calls it.
        for id in ["Zlib", "ISC"] {
            let reference = ReferenceText(id: id, text: words)
            #expect(try index([template("Zlib", words)], beside: [reference]) == listed)
        }
    }

    @Test func `another wording of a license stands beside its template`() throws {
        let other = "Nobody may sell this work, but all may read it aloud to those who are ill."
        let index = try index(
            [template("Zlib", words)], beside: [ReferenceText(id: "Zlib", text: other)])
        #expect(try id(of: other, in: index) == "Zlib")
        #expect(try id(of: words, in: index) == "Zlib")
    }

    @Test func `of one text's ids the shortest is found, and none that says how it is granted`()
        throws
    {
        let templates = try ["GPL-2.0-or-later", "MPL-2.0-no-copyleft-exception", "MPL-2.0"]
            .map { try template($0, words) }
        #expect(try id(of: words, in: index(templates)) == "MPL-2.0")
    }

    @Test func `the words that a template lets one choose are as good as its own`() throws {
        let (own, other) = ("lend it", "distribute modified copies of it")
        let rest = "to those who are ill, or to those who look after them at home."
        let index = try index([
            template(
                "Zlib",
                "Whoever has this work may <alt match=\"\(own)|\(other)\">\(own)</alt> \(rest)")
        ])
        for choice in [own, other] {
            #expect(try id(of: "Whoever has this work may \(choice) \(rest)", in: index) == "Zlib")
        }
    }

    @Test func `equal words count as one`() throws {
        let index = try index(
            [template("Zlib", words)], equivalents: "lend,loan\nthis work,that work")
        #expect(try id(of: words.replacing("lend", with: "loan"), in: index) == "Zlib")
    }
}

struct SPDXTemplateTests {
    private func template(_ text: String) throws -> SPDXTemplate? {
        let source = "<list><exception licenseId=\"Own\"><text>\(text)</text></exception></list>"
        return try SPDXTemplate(Data(source.utf8))
    }

    @Test func `a template has its text with the markup's parts`() throws {
        let template = try #require(
            try template(
                """
                <titleText><p>Own Deed</p></titleText><copyrightText><p>Copyright me</p></copyrightText>
                <list><item><bullet>1.</bullet> Do <optional>not <optional>ever</optional></optional>
                ask <alt match=".+">anybody</alt> in
                <alt match="(town)|the\\s+country">town</alt>.</item></list>
                """))
        func words(_ part: SPDXTemplate.Part) -> String {
            String(decoding: template.text[part.bytes], as: UTF8.self)
                .trimmingCharacters(in: .whitespacesAndNewlines)
        }
        #expect(
            template.parts.map { "\(words($0)): \($0.markup)" } == [
                "Own Deed: title", "Copyright me: copyright", "1.: bullet", "ever: optional",
                "not ever: optional", "anybody: replaceable([])",
                #"town: replaceable(["town", "the country"])"#,
            ])
        #expect(
            template.bare.split(whereSeparator: \.isWhitespace).joined(separator: " ")
                == "1. Do ask anybody in town.")
        #expect(template.otherChoices.map(\.whole.count) == [template.whole.count + 7])
    }

    @Test func `what holds no text is no template`() throws {
        #expect(try SPDXTemplate(Data("<list><license licenseId=\"A\"/></list>".utf8)) == nil)
        #expect(try SPDXTemplate(Data("<list>".utf8)) == nil)
    }
}

struct ReferenceTextTests {
    @Test(arguments: [
        ("Zlib", "Zlib"),
        ("LicenseRef-scancode-cecill-b-en", "CECILL-B"),
        ("LicenseRef-scancode-unheard-of", "LicenseRef-scancode-unheard-of"),
    ])
    func theHeadNamesTheLicense(key: String, id: String) throws {
        let reference = try #require(
            ReferenceText("---\nkey: short\nspdx_license_key: \(key)\n---\nKeep it.\n\nAll of it."))
        #expect(reference.id == id)
        #expect(reference.text == "Keep it.\n\nAll of it.")
    }

    @Test(arguments: ["Keep it.", "---\nkey: short\n---\nKeep it."])
    func whatHasNoHeadOrNoIDIsNoReference(content: String) {
        #expect(ReferenceText(content) == nil)
    }
}
