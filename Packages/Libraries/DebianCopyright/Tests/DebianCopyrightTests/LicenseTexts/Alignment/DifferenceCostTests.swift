import Testing

@testable import DebianCopyright

@Suite struct DifferenceCostTests {
    private let index = InventedLicenses.index { builder throws(LicenseIndexBuilder.Refusal) in
        let text = InventedLicenses.bramble.replacing(
            "Sugar is optional.", with: "The cook makes no promise of sugar without a fee.")
        try builder.add(
            id: "Bramble", text: Array(text.utf8),
            stretches: [
                LicenseStretch(
                    of: "The cook makes no promise of sugar without a fee", in: text, .optional)
            ])
    }

    @Test(arguments: [
        "", "The cook makes no promise of sugar without a fee.",
        "No such promise is made of sugar without a fee.",
    ])
    func `what may be left out may have its words in another order`(_ words: String) throws {
        let index = try #require(index)
        let text = InventedLicenses.bramble.replacing("Sugar is optional.", with: words)
        #expect(index.read(text).ids == ["Bramble"])
    }

    @Test(arguments: [
        "No promise of sugar is made unless without a fee.",
        "The cook makes no promise of sugar without a fee and a fee for honey.",
    ])
    func `a condition beside what may be left out is one`(_ words: String) throws {
        let index = try #require(index)
        let text = InventedLicenses.bramble.replacing("Sugar is optional.", with: words)
        #expect(index.read(text).ids == [])
    }
}

@Suite struct WordWeightsTests {
    private let index: LicenseIndex

    init() throws {
        index = try #require(InventedLicenses.index)
    }

    private func number(_ word: String) -> UInt16 { index.vocabulary[WordHash(of: word)] }

    /// Cost, cost in a disclaimer, significant words, negations.
    private func parts(_ tally: Tally) -> [Float] {
        [tally.cost, tally.costInDisclaimer, tally.weighty, tally.negations]
    }

    @Test(
        arguments: [
            ("the", [0.05, 0.02, 0, 0], [0.02, 0.02, 0, 0]),
            ("author", [0.1, 0.05, 0, 0], [0.02, 0.02, 0, 0]),
            ("bundle", [0.5, 0.25, 1, 0], [0.02, 0.02, 0, 0]),
            ("unheardof", [0.5, 0.25, 1, 0], [0.02, 0.02, 0, 0]),
            ("copy", [4, 0.25, 1, 0], [0.02, 0.02, 0, 0]),
            ("never", [0, 0.25, 1, 1], [0, 0.25, 1, 1]),
        ] as [(String, [Float], [Float])])
    func `a word weighs what its class does`(
        _ word: String, _ added: [Float], _ inSlot: [Float]
    ) {
        let weights = WordWeights(index)
        #expect(parts(weights.added(number(word))) == added)
        #expect(parts(weights.inSlot(number(word))) == inSlot)
        #expect(parts(weights.removed(number(word))) == added.dropLast() + [-added[3]])
    }

    @Test func `a stretch weighs what its words do that can't be lacking`() {
        let words =
            [LicenseTemplate.slot, number("never"), number("copy") | LicenseTemplate.optional]
            + [number("the") | LicenseTemplate.disclaimer, number("bundle")]
        let tally = words.withUnsafeBufferPointer {
            WordWeights(index).tally(
                of: 0..<4,
                from: LicenseTemplate(words: $0, stretches: $0, seedCount: 0, endOfNotice: 0))
        }
        #expect(parts(tally) == [0.05, 0.27, 1, -1])
    }
}

@Suite struct InterchangeableWordsTests {
    private static func larkspur(of work: String, in form: String) -> String {
        InventedLicenses.larkspur.replacing("bundle", with: work)
            .replacing("pieces", with: "\(form) pieces")
    }

    /// The licenses in a text, by an index of one license that is about binary pieces of software,
    /// or about something else.
    private func ids(in text: String, of work: String = "software") throws -> [String] {
        let other =
            "The library, a program in source code, is executable, and its binary materials"
            + " stand in a file, a module and a package, so that the work is done by noon."
        let index = try #require(
            InventedLicenses.index { builder throws(LicenseIndexBuilder.Refusal) in
                try builder.add(
                    id: "Larkspur", text: Array(Self.larkspur(of: work, in: "binary").utf8))
                try builder.add(id: "Words", text: Array(other.utf8))
            })
        return index.read(text).ids
    }

    @Test(arguments: ["library", "source code", "program", "materials", "files"])
    func `a license may have another word for what it is for`(work: String) throws {
        #expect(try ids(in: Self.larkspur(of: work, in: "binary")) == ["Larkspur"])
        #expect(try ids(in: Self.larkspur(of: work, in: "executable")) == ["Larkspur"])
    }

    @Test(arguments: ["library", "program", "works"])
    func `a license for source code may be for a whole work`(work: String) throws {
        let text = Self.larkspur(of: work, in: "binary")
        #expect(try ids(in: text, of: "source code") == ["Larkspur"])
    }

    @Test(arguments: ["source", "moon and the stars", "source software", "object"])
    func `it may not be for anything else`(work: String) throws {
        #expect(try ids(in: Self.larkspur(of: work, in: "binary")) == [])
    }
}

@Suite struct EmptyClausesTests {
    private let index = InventedLicenses.index { builder throws(LicenseIndexBuilder.Refusal) in
        try builder.add(id: "Larkspur", text: Array(InventedLicenses.larkspur.utf8))
        // Makes the words known.
        let words = """
            clause condition paragraph has been removed deleted omitted by the conditions this is
            intentionally left blank pages
            """
        try builder.add(
            id: "Bramble", text: Array("\(words) \(InventedLicenses.bramble)".utf8))
    }

    @Test(arguments: [
        ("[This condition was removed.]", true), ("<deleted>", true), ("(Clause removed)", true),
        ("[The paragraph has been omitted]", true),
        ("This clause is intentionally left blank.", true),
        ("No pages may be left blank.", false), ("Left blank, it must be displayed.", false),
        ("The condition must be removed.", false), ("This condition was copied.", false),
        ("Condition: removed conditions must be displayed.", false),
    ])
    func `a clause that was taken out is none`(_ words: String, _ isNone: Bool) throws {
        let index = try #require(index)
        let text = InventedLicenses.larkspur
            .replacing("2. Altered", with: "2. \(words)\n3. Altered")
        #expect(index.read(text).ids == (isNone ? ["Larkspur"] : []))
    }
}
