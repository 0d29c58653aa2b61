import Testing

@testable import DebianCopyright

@Suite struct InterchangeableWordsTests {
    private static func larkspur(of work: String, in form: String) -> String {
        InventedLicenses.larkspur.replacing("bundle", with: work)
            .replacing("pieces", with: "\(form) pieces")
    }

    /// What a text holds by an index of one licence, which speaks of binary pieces of software, or
    /// of something else.
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
    func `a licence may have another word for what it is for`(work: String) throws {
        #expect(try ids(in: Self.larkspur(of: work, in: "binary")) == ["Larkspur"])
        #expect(try ids(in: Self.larkspur(of: work, in: "executable")) == ["Larkspur"])
    }

    @Test(arguments: ["library", "program", "works"])
    func `a licence for source code may be for a whole work`(work: String) throws {
        let text = Self.larkspur(of: work, in: "binary")
        #expect(try ids(in: text, of: "source code") == ["Larkspur"])
    }

    @Test(arguments: ["source", "moon and the stars", "source software", "object"])
    func `it may not be for anything else`(work: String) throws {
        #expect(try ids(in: Self.larkspur(of: work, in: "binary")) == [])
    }
}
