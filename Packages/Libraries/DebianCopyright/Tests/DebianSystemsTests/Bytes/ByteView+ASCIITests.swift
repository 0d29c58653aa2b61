import Testing

@testable import DebianSystems

@Suite struct ByteViewASCIITests {
    @Test(arguments: [
        ("", ""), ("  \t\r ", ""), ("a", "a"), (" \ta b\r ", "a b"), ("\na ", "\na"),
        ("\u{A0}a", "\u{A0}a"),
    ])
    func `blanks at both ends are trimmed`(_ text: String, _ expected: String) {
        #expect(ByteView.withBytes(of: Array(text.utf8)) { String($0.trimmed) } == expected)
    }

    @Test(arguments: [
        ("License", true), ("LICENSE", true), ("license", true), ("Licence", false),
        ("License ", false), ("Licens", false), ("", false), ("L\u{131}cense", false),
    ])
    func `words are compared letter case aside`(_ text: String, _ equal: Bool) {
        let found = ByteView.withBytes(of: Array(text.utf8)) { $0.equalsIgnoringCase("License") }
        #expect(found == equal)
    }

    @Test(arguments: [("gpl-2", true), ("GPL", true), ("GP", false), ("LGPL", false), ("", false)])
    func `beginnings are compared letter case aside`(_ text: String, _ begins: Bool) {
        let found = ByteView.withBytes(of: Array(text.utf8)) { $0.startsIgnoringCase(with: "gpl") }
        #expect(found == begins)
    }

    /// `[` and `{`, and `@` and backquote, differ only in the bit that distinguishes capital from
    /// lowercase letters.
    @Test func `signs are no letters with another case`() {
        #expect(!ByteView.withBytes(of: Array("[@".utf8)) { $0.equalsIgnoringCase("{`") })
    }

    @Test(arguments: [
        ("", true, false), (" \t\r\n", true, false), (".", false, true), (" .", false, false),
        ("..", false, false), ("a", false, false),
    ])
    func `nothing but blanks and nothing but a full stop are told`(
        text: String, isBlank: Bool, isLoneFullStop: Bool
    ) {
        ByteView.withBytes(of: Array(text.utf8)) {
            #expect($0.isBlank == isBlank)
            #expect($0.isLoneFullStop == isLoneFullStop)
        }
    }

    @Test func `each byte is of its class`() {
        let all = UInt8.min...UInt8.max
        #expect(all.filter(\.isBlank) == [0x09, 0x0D, 0x20])
        #expect(all.filter(\.isBlankOrLineFeed) == [0x09, 0x0A, 0x0D, 0x20])
        let inIDs = all.filter(\.standsInID)
        #expect(inIDs.filter { !$0.isLetter && !$0.isDigit } == Array("+-.".utf8))
        #expect(inIDs.count == 26 + 26 + 10 + 3)
        #expect(all.filter(\.isDigit) == Array("0123456789".utf8))
        #expect(
            all.filter(\.isLetter)
                == Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz".utf8))
        #expect(all.filter(\.isCapital) == Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ".utf8))
        #expect(all.filter { $0.lowercased != $0 } == Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ".utf8))
        #expect(UInt8(ascii: "Q").lowercased == UInt8(ascii: "q"))
    }
}
