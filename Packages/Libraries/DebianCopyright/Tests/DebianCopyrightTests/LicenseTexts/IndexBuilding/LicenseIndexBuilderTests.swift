import Testing

@testable import DebianCopyright

@Suite struct LicenseIndexBuilderTests {
    @Test func `a text of a few words is refused`() {
        var builder = LicenseIndexBuilder()
        #expect(throws: LicenseIndexBuilder.Refusal.tooShort) {
            try builder.add(id: "Short", text: Array("do as you please".utf8))
        }
    }

    @Test func `a text of more words than can be numbered is refused`() {
        var builder = LicenseIndexBuilder()
        let text = String(repeating: "on and on ", count: 30_000)
        #expect(throws: LicenseIndexBuilder.Refusal.tooLong) {
            try builder.add(id: "Long", text: Array(text.utf8))
        }
    }

    @Test func `more different words than can be numbered are refused`() {
        var builder = LicenseIndexBuilder()
        let text = (0..<17_000).map { "w\($0)" }.joined(separator: " ")
        #expect(throws: LicenseIndexBuilder.Refusal.tooManyWords) {
            try builder.add(id: "Dictionary", text: Array(text.utf8))
        }
    }

    private func index(
        of text: String, _ stretches: [LicenseStretch], equal words: (String, String)? = nil
    ) throws -> LicenseIndex {
        var builder = LicenseIndexBuilder()
        if let words { builder.equate(words.1, with: words.0) }
        try builder.add(id: "Text", text: Array(text.utf8), stretches: stretches, isMarkedUp: true)
        return try #require(LicenseIndex(builder.build()))
    }

    private let text = """
        The Thistle Deed

        Copyright Thistle Works

        Pick what you like of these thistles, and may you carry them home in a basket.
        You must leave the field by the gate that you came in by, and thank the gardener.
        """

    @Test func `what a template marks as optional may be missing, and in another optional part`()
        throws
    {
        let index = try index(
            of: text,
            [
                LicenseStretch(of: "and may you carry them home in a basket", in: text, .optional),
                LicenseStretch(of: "in a basket", in: text, .optional),
            ])
        for rest in ["and may you carry them home in a basket", "and may you carry them home", ""] {
            let shorter = text.replacing("and may you carry them home in a basket", with: rest)
            #expect(index.read(shorter).ids == ["Text"], "\(rest)")
            #expect(index.read(shorter).isWhole, "\(rest)")
        }
    }

    @Test func `another name may stand where a template has one`() throws {
        let index = try index(of: text, [LicenseStretch(of: "the gardener", in: text, .name)])
        let other = text.replacing("the gardener", with: "all the bees of the Burdock Society")
        #expect(index.read(text).ids == ["Text"])
        #expect(index.read(other).ids == ["Text"])
    }

    @Test func `a copyright notice above the text is no part of it, though the title may be`()
        throws
    {
        let index = try index(
            of: text,
            [
                LicenseStretch(of: "The Thistle Deed", in: text, .optional),
                LicenseStretch(of: "Copyright Thistle Works", in: text, .notice),
            ])
        func start(_ text: String) -> String? {
            index.read(text).texts.first.map { String($0.prefix(9)) }
        }
        #expect(start(text) == "The Thist")
        #expect(start(text.replacing("The Thistle Deed", with: "Weeds")) == "Pick what")
    }

    @Test func `a license's words about its own text may be missing, whatever a template marks`()
        throws
    {
        let notice = """
            Copyright Thistle Works <https://thistle.example/>

            Everyone is permitted to copy and distribute verbatim copies of this license document, \
            but changing it is not allowed.

            This field, with all of its thistles, is opened to you under the following license.
            """
        let index = try index(
            of: text.replacing("Copyright Thistle Works", with: notice), [])
        #expect(index.read(text).ids == ["Text"])
        #expect(index.read(text.replacing("Copyright Thistle Works", with: "")).ids == ["Text"])
        #expect(index.read(text.replacing(/Pick what[^.]*\./, with: "")).ids == [])
    }

    @Test func `words that count as one are one, in the plural too`() throws {
        let index = try index(of: text, [], equal: ("thistle", "burdock"))
        #expect(index.vocabulary["burdock"] > 0)
        #expect(
            index.vocabulary["burdocks"]
                == index.vocabulary["thistles"])
    }
}
