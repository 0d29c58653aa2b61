import Testing

@testable import DebianCopyright
@testable import DebianSystems

@Suite struct InsertedConditionsTests {
    /// Text that is inserted before Larkspur's disclaimer and begins with the disclaimer's first
    /// words.
    private func insertions(_ inserted: String, before old: String = "This bundle is")
        throws -> [String]?
    {
        let index = try #require(InventedLicenses.index)
        let text = InventedLicenses.larkspur.replacing(old, with: "\(inserted)\n\n\(old)")
        var matcher = TextMatcher(index)
        let bytes = Array(text.utf8)
        let reading = ByteView.withBytes(of: bytes) { matcher.read($0) }
        guard let match = reading.matches.first else { return nil }
        #expect(index.id(of: match.template) == "Larkspur")
        #expect(reading.isWhole == match.insertions.isEmpty)
        return match.insertions.map { String(decoding: bytes[$0], as: UTF8.self) }
    }

    @Test(
        arguments: [
            "This bundle must be carried by sheep.", "3. Whoever keeps it must feed the sheep.",
            "Whoever moves it shall pay the farmer.",
            "3. Sheds of more than ten sheep are arranged with the farmer.",
            "Cows and goats come nowhere near it.",
        ])
    func `a sentence that sets a condition is a rider in the midst of the license`(
        sentence: String
    ) throws {
        let words = sentence.hasPrefix("3. ") ? String(sentence.dropFirst(3)) : sentence
        #expect(try insertions(sentence) == [String(words.dropLast())])
    }

    @Test(arguments: ["[This point was removed.]", "This bundle was made by A. Quill in spring."])
    func `a remark is none`(sentence: String) throws {
        #expect(try insertions(sentence) == [])
    }

    @Test func `what the license says elsewhere is none, unless that was put in too`() throws {
        let own =
            "Every bundle that is handed on must carry this list of points, whole and unaltered."
        #expect(try insertions(own) == [])
        let twice = "Whoever moves it shall pay the farmer."
        #expect(try insertions("\(twice)\n\n\(twice)") != [])
    }

    @Test func `what replaces a condition is no rider, but makes another text`() throws {
        let index = try #require(InventedLicenses.index)
        let text = InventedLicenses.larkspur.replacing(
            "2. Altered pieces must be marked as altered, with the day and the maker of each change.",
            with: "2. Nobody may keep the pieces but for sheep.")
        #expect(text != InventedLicenses.larkspur)
        #expect(index.read(text).ids == [])
    }
}
