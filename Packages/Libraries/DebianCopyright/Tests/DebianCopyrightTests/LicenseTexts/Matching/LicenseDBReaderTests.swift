import Testing

@testable import DebianCopyright
@testable import DebianSystems

struct LicenseDBReaderTests {
    private func ids(makingUp text: String) throws -> [String] {
        try ByteView.withBytes(of: Array(text.utf8)) { bytes in
            try reader().licenses(makingUp: bytes).map(\.id)
        }
    }

    private func ids(in text: String) throws -> [String] {
        try ByteView.withBytes(of: Array(text.utf8)) { bytes in
            try reader().licenses(in: bytes).map(\.id)
        }
    }

    private func reader() throws -> LicenseDBReader {
        LicenseDBReader(try #require(InventedLicenses.index))
    }

    @Test func `a text is made up of licenses, whoever holds the rights`() throws {
        let renamed = InventedLicenses.larkspur.replacing(
            "Larkspur Works", with: "Fern & Daughters")
        #expect(try ids(makingUp: renamed) == ["Larkspur"])
        let both =
            InventedLicenses.larkspur + "\n\nCopyright 2004 Ada\n\n" + InventedLicenses.bramble
        #expect(try ids(makingUp: both) == ["Larkspur", "Bramble"])
    }

    @Test(arguments: [
        ("Anybody may use, copy and alter", "Anybody may use and copy"),
        ("Anybody may use", "Anybody in our own schools may use"),
        ("must be marked as altered", "must be marked as altered and sent back"),
        ("so long as", "solely for pieces of our own make, so long as"),
        ("handed on must carry", "handed on for free must carry"),
    ])
    func `another condition makes another license`(words: String, others: String) throws {
        let text = InventedLicenses.larkspur.replacing(words, with: others)
        #expect(try ids(makingUp: text) == [])
        #expect(try ids(in: text) == [])
    }

    @Test func `a condition more leaves the license in the text, which is more than that`() throws {
        let text = InventedLicenses.bramble + "\n\nNo basket may be sold in town.\n"
        #expect(try ids(makingUp: text) == [])
        #expect(try ids(in: text) == ["Bramble"])
    }

    @Test func `a condition in its midst makes it none`() throws {
        let text = InventedLicenses.larkspurWithBanner.replacing(
            "3. Advertising for altered pieces must display a banner that says where",
            with: "3. No piece may be sold to those who don't say where")
        #expect(try ids(in: text) == [])
    }
}
