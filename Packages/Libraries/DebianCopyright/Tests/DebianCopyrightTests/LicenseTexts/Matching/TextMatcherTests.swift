import Testing

@testable import DebianCopyright
@testable import DebianSystems

@Suite struct TextMatcherTests {
    let index: LicenseIndex

    init() throws {
        index = try #require(InventedLicenses.index)
    }

    @Test(
        arguments: [
            (InventedLicenses.larkspur, "Larkspur"),
            (InventedLicenses.larkspurWithBanner, "Larkspur-banner"),
            (InventedLicenses.bramble, "Bramble"),
            (InventedLicenses.gateException, "Gate-exception"),
        ])
    func `a license's text is found`(_ text: String, _ id: String) {
        let reading = index.read(text)
        #expect(reading.ids == [id])
        #expect(reading.isWhole)
    }

    @Test func `each license of many is found`() throws {
        let texts = (0..<40).map { number in
            (0..<30).map { "word\($0) of\(number)" }.joined(separator: " ")
        }
        let index = try #require(
            InventedLicenses.index { builder throws(LicenseIndexBuilder.Refusal) in
                for (number, text) in texts.enumerated() {
                    try builder.add(id: "Many-\(number)", text: Array(text.utf8))
                }
            })
        #expect(texts.map { index.read($0).ids } == (0..<40).map { ["Many-\($0)"] })
    }

    @Test(arguments: ["", "\n", "Nothing of the kind stands here, nor does anything like it."])
    func `a text without a license has none`(_ text: String) {
        #expect(
            index.read(text)
                == NamedReading(ids: [], texts: [], rivals: [], isWhole: false))
    }

    @Test func `what denies something is no holder's name`() throws {
        let text = InventedLicenses.bramble.replacing(
            "Sugar is optional.",
            with: """
                By way of example, but not limitation, the farmer makes no and disclaims any promise
                of sweetness.
                """)
        let index = try #require(
            InventedLicenses.index { builder throws(LicenseIndexBuilder.Refusal) in
                try builder.add(id: "Sour-bramble", text: Array(text.utf8))
            })
        #expect(index.read(text).ids == ["Sour-bramble"])
    }

    @Test func `other holders make no other license`() {
        let text = InventedLicenses.larkspur
            .replacing("Larkspur Works", with: "the Board of Trustees of Quillfeather College")
            .replacing("its helpers", with: "any of the people who helped it")
        #expect(index.read(text).ids == ["Larkspur"])
    }

    @Test(arguments: [("Larkspur Works", "Larkspur-works"), ("Quillfeather College", "Larkspur")])
    func `a holder's name makes a license where it is fixed`(_ holder: String, _ id: String) throws
    {
        let larkspur = InventedLicenses.larkspur
        let index = try #require(
            InventedLicenses.index { builder throws(LicenseIndexBuilder.Refusal) in
                let text = larkspur.replacing("Larkspur Works", with: "the Works")
                try builder.add(id: "Larkspur", text: Array(text.utf8))
                try builder.add(
                    id: "Larkspur-works", text: Array(larkspur.utf8),
                    stretches: [
                        LicenseStretch(
                            of: "Neither the name of Larkspur Works nor the names", in: larkspur,
                            .fixed)
                    ])
            })
        #expect(index.read(larkspur.replacing("Larkspur Works", with: holder)).ids == [id])
    }

    @Test func `another work's name makes no other exception`() throws {
        let text = """
            The farmer lets you alter the fence, or climb over it, by linking or combining it with
            MOSS (or a modified version of that moss), which is covered by the terms of MOSS, the
            licensors of the fence permitting.
            """
        let index = try #require(
            InventedLicenses.index { builder throws(LicenseIndexBuilder.Refusal) in
                try builder.add(id: "Moss-exception", isException: true, text: Array(text.utf8))
            })
        let other = text.replacing("with\nMOSS", with: "with the\nroyal ivory of Quillfeather")
            .replacing("terms of MOSS", with: "terms of the ivory's and the lichen's licences")
        #expect(other != text)
        #expect(index.read(other).ids == ["Moss-exception"])
    }

    @Test(
        arguments: [
            (
                "neither name nor that one",
                "Neither the name of Larkspur Works nor the names of its helpers may",
                "The name of Larkspur Works may not"
            ),
            ("bullets", "1. Every", "* Every"),
            ("British and American spelling", "Licence", "License"),
            ("singular and plural", "each change", "each of the changes"),
            ("articles", "the day and the maker", "day and maker"),
            (
                "another disclaimer's words", "damages that spring from the bundle",
                "any damages arising from the bundle"
            ),
            ("no title", "The Larkspur Licence", ""),
            ("no copyright line", "Copyright (c) 2001 Larkspur Works", ""),
            (
                "another copyright line", "Copyright (c) 2001 Larkspur Works",
                "Copyright 1998-2024 by A. Quill, B. Feather"
            ),
        ])
    func `wording that sets no condition makes no other license`(
        _ what: String, _ old: String, _ new: String
    ) {
        let text = InventedLicenses.larkspur.replacing("\n", with: " ")
            .replacing("  ", with: "\n\n").replacing(old, with: new)
        #expect(text.contains(new))
        #expect(index.read(text).ids == ["Larkspur"], "\(what)")
    }

    @Test(
        arguments: [
            (
                "a point less",
                "2. Altered pieces must be marked as altered, with the day and the maker of each change.",
                ""
            ),
            ("a right less", "use, copy and alter", "use"),
            ("a negation more", "must be marked", "must not be marked"),
            (
                "a negation less", "Neither the name of Larkspur Works nor",
                "The name of Larkspur Works or"
            ),
            (
                "a point behind a name", "permission of Larkspur Works.",
                "permission of A. Quill. 3. Whoever copies must display the pieces it used."
            ),
            ("a restriction more", "hand them on,", "hand them on for good and not for evil,"),
            (
                "no disclaimer",
                "This bundle is provided by Larkspur Works as is and without warranty of any kind. In no event shall Larkspur Works be liable for damages that spring from the bundle, however they came about and whoever knew of them.",
                ""
            ),
        ])
    func `another condition makes another text`(_ what: String, _ old: String, _ new: String) {
        let line = InventedLicenses.larkspur.replacing("\n", with: " ")
        let text = line.replacing(old, with: new)
        #expect(text != line)
        #expect(index.read(text).ids == [], "\(what)")
    }

    @Test(
        arguments: [
            ("", "weather", "Bramble"),
            ("Sugar is optional. ", "thorns, wasps, ripeness or weather", "Bramble"),
            ("", "bears, not even small ones, nor about whatever else may live there", "Bramble"),
        ])
    func `a passage may be left out or have other words`(
        _ sugar: String, _ dangers: String, _ id: String
    ) {
        let text = InventedLicenses.bramble.replacing("\n", with: " ")
            .replacing("Sugar is optional. ", with: sugar)
            .replacing("thorns, wasps, ripeness or weather", with: dangers)
        #expect(index.read(text).ids == [id])
    }

    @Test(
        arguments: [
            ("Licence", "1.1", "Larkspur"), ("Licence, version 1.1", "1.1", "Larkspur"),
            ("Licence, version 2", "2.0", "Larkspur"), ("Licence, version 1.0", "1.1", nil),
            ("Licence, version 1.05", "1.1", nil), ("Licence, version 2", "1.1", nil),
        ])
    func `a title with another version makes another text`(
        _ printed: String, _ version: String, _ id: String?
    ) throws {
        let larkspur = InventedLicenses.larkspur
        let index = try #require(
            InventedLicenses.index { builder throws(LicenseIndexBuilder.Refusal) in
                let title = "Licence, version \(version)"
                let text = larkspur.replacing("Licence", with: title, maxReplacements: 1)
                try builder.add(id: "Larkspur", text: Array(text.utf8))
                // Makes versions known.
                try builder.add(
                    id: "Bramble", text: Array("1.0 1.1 2 2.0 \(InventedLicenses.bramble)".utf8))
            })
        let text = larkspur.replacing("Licence", with: printed, maxReplacements: 1)
        #expect(index.read(text).ids == (id.map { [$0] } ?? []))
    }

    @Test func `a demand to keep a disclaimer is more than a disclaimer`() throws {
        let demand = """
            Leave to eat is granted, provided that these words appear on each basket, and that each
            copy of them has the warranty disclaimer.
            """
        let bramble = InventedLicenses.bramble
        let index = try #require(
            InventedLicenses.index { builder throws(LicenseIndexBuilder.Refusal) in
                try builder.add(id: "Demanding", text: Array("\(demand) \(bramble)".utf8))
            })
        let other = "Leave to eat is granted, provided that these words appear on each basket."
        #expect(index.read("\(demand) \(bramble)").ids == ["Demanding"])
        #expect(index.read("\(other) \(bramble)").ids == [])
    }

    @Test func `several texts are found each, in order`() {
        let parts = [
            InventedLicenses.bramble, "Something else entirely stands between the two of them.",
            InventedLicenses.larkspur, InventedLicenses.gateException, InventedLicenses.bramble,
        ]
        let reading = index.read(parts.joined(separator: "\n\n"))
        #expect(reading.ids == ["Bramble", "Larkspur", "Gate-exception", "Bramble"])
        #expect(reading.texts.map { $0.prefix(7) } == ["Whoever", "The Lar", "As a sp", "Whoever"])
        #expect(reading.texts.map { $0.suffix(6) } == ["stains", "f them", "rneath", "stains"])
    }

    @Test func `one matcher reads one text after another`() throws {
        var matcher = TextMatcher(index)
        let texts = [InventedLicenses.bramble, "nothing", InventedLicenses.larkspur, "nothing"]
        let counts = texts.map { text in
            matcher.matches(in: text)
        }
        #expect(counts == [1, 0, 1, 0])
    }

    @Test func `a text that has the words of an earlier one is read where it stands itself`() {
        var matcher = TextMatcher(index)
        let (line, title) = (InventedLicenses.gateException, "Xyzzy Quux")
        let texts = [title + "\n" + line, title + " --- " + line + "\n"].map { Array($0.utf8) }
        let readings = texts.map { text in ByteView.withBytes(of: text) { matcher.read($0) } }
        #expect(
            readings.map { $0.matches.map { index.id(of: $0.template) } }
                == [["Gate-exception"], ["Gate-exception"]])
        #expect(readings.map { $0.matches.map(\.bytes.lowerBound) } == [[11], [15]])
    }
}

@Suite struct RememberedTextsTests {
    private func licenses(_ template: Int) -> [TextChoice.Chosen] {
        let text = AlignedText(
            template: template, words: 3..<20, cost: 0, matched: 17, coverage: 1, missing: 0)
        return [(text, [])]
    }

    private func templates(_ licenses: [TextChoice.Chosen]?) -> [Int]? {
        licenses?.map(\.text.template)
    }

    @Test func `a text is known again by its words`() throws {
        let texts = RememberedTexts()
        let (one, other) = (try #require(texts.hash(of: [1, 2, 3])), texts.hash(of: [1, 2, 4]))
        #expect(templates(texts[one]) == nil)
        texts.remember(licenses(7), in: one)
        #expect(templates(texts[try #require(texts.hash(of: [1, 2, 3]))]) == [7])
        #expect(templates(texts[try #require(other)]) == nil)
    }

    @Test func `that a text has no license is remembered too`() throws {
        let texts = RememberedTexts()
        let text = try #require(texts.hash(of: []))
        texts.remember([], in: text)
        #expect(templates(texts[text]) == [])
    }

    @Test func `a long text has no hash`() {
        let words = [UInt16](repeating: 1, count: RememberedTexts.longest + 1)
        #expect(RememberedTexts().hash(of: words) == nil)
        #expect(RememberedTexts().hash(of: Array(words.dropLast())) != nil)
    }

    @Test func `no more texts are remembered than there are slots`() throws {
        let texts = RememberedTexts()
        let hashes = (0..<8 * UInt16(RememberedTexts.slotCount)).map { texts.hash(of: [$0]) }
        for (number, text) in hashes.enumerated() {
            texts.remember(licenses(number), in: try #require(text))
        }
        let known = try hashes.enumerated().filter { number, text in
            guard let licenses = texts[try #require(text)] else { return false }
            #expect(templates(licenses) == [number])
            return true
        }
        #expect(known.count > RememberedTexts.slotCount / 2)
        #expect(known.count <= RememberedTexts.slotCount)
    }
}

/// Texts that would take forever if a step read any part twice.
@Suite(.timeLimit(.minutes(3))) struct TextMatcherHostileTests {
    @Test(
        arguments: [
            "carry ", "whoever picks these berries ", "must carry this list of points ",
            "a@", "http://a", "sub ", "-\n", "1.", "\u{2019}", "a\u{201C}",
        ])
    func `a phrase over and over is no license`(_ phrase: String) throws {
        let index = try #require(InventedLicenses.index)
        let text = String(repeating: phrase, count: 400_000 / phrase.utf8.count)
        #expect(index.read(text).ids == [])
    }

    @Test func `a license over and over is found each time`() throws {
        let index = try #require(InventedLicenses.index)
        let text = String(repeating: InventedLicenses.gateException + "\n\n", count: 2000)
        let ids = index.read(text).ids
        #expect(ids.count == 2000)
        #expect(Set(ids) == ["Gate-exception"])
    }

    @Test func `half a license over and over is none`() throws {
        let index = try #require(InventedLicenses.index)
        let half = InventedLicenses.larkspur.prefix(InventedLicenses.larkspur.count / 2)
        #expect(index.read(String(repeating: half + "\n", count: 1000)).ids == [])
    }
}
