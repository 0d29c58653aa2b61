import Testing

@testable import DebianSystems

@Suite struct ByteViewTests {
    @Test(arguments: [[], [7], Array("some bytes".utf8)] as [[UInt8]])
    func `a view has the bytes of the array it was lent`(_ array: [UInt8]) {
        #expect(ByteView.withBytes(of: array) { Array($0) } == array)
    }

    @Test func `numbers are lent as they lie in memory`() {
        let numbers: [UInt16] = [0x0201, 0x0403]
        let bytes = ByteView.withBytes(ofNumbers: numbers.map(\.littleEndian)) { Array($0) }
        #expect(bytes == [1, 2, 3, 4])
        #expect(ByteView.withBytes(ofNumbers: []) { Array($0) } == [])
    }

    @Test func `a slice counts from zero again`() {
        let slice = ByteView.withBytes(of: Array("copyright".utf8)) { view in
            let slice = view[4..<9]
            return (first: slice[0], bytes: Array(slice[0..<5]), start: slice.startIndex)
        }
        #expect(slice.first == UInt8(ascii: "r"))
        #expect(slice.bytes == Array("right".utf8))
        #expect(slice.start == 0)
    }

    @Test func `reading beyond the end stops the program`() async {
        await #expect(processExitsWith: .failure) {
            _ = ByteView.withBytes(of: [1, 2, 3]) { $0[3] }
        }
        await #expect(processExitsWith: .failure) {
            _ = ByteView.withBytes(of: [1, 2, 3]) { $0[0..<2][2] }
        }
        await #expect(processExitsWith: .failure) {
            _ = ByteView.withBytes(of: [1, 2, 3]) { $0[2..<4].count }
        }
        await #expect(processExitsWith: .failure) {
            _ = ByteView.withBytes(of: [1, 2, 3]) { $0[0..<2].position(of: 3, from: 3) }
        }
    }

    @Test(
        arguments: [
            ("", 0, nil), ("abc", 0, nil), ("a,b,c", 0, 1), ("a,b,c", 1, 1), ("a,b,c", 2, 3),
            ("a,b,c", 4, nil), ("a,b,c", 5, nil),
        ] as [(String, Int, Int?)])
    func `a byte is found at or behind a position`(_ text: String, from: Int, found: Int?) {
        let position = ByteView.withBytes(of: Array(text.utf8)) {
            $0.position(of: UInt8(ascii: ","), from: from)
        }
        #expect(position == found)
    }

    @Test func `a byte behind the view is not found`() {
        let position = ByteView.withBytes(of: Array("ab,".utf8)) {
            $0[0..<2].position(of: UInt8(ascii: ","))
        }
        #expect(position == nil)
    }

    @Test func `views of one array know their places`() {
        let (offset, joined) = ByteView.withBytes(of: Array("Files: * Copyright: me".utf8)) {
            (view: ByteView) in
            (view[7..<8].offset(in: view), String(view[7..<8].through(view[9..<18])))
        }
        #expect(offset == 7)
        #expect(joined == "* Copyright")
    }

    @Test func `joining a view with one before it stops the program`() async {
        await #expect(processExitsWith: .failure) {
            _ = ByteView.withBytes(of: [1, 2, 3]) { $0[2..<3].through($0[0..<1]).count }
        }
    }

    @Test func `views are equal by their bytes alone`() {
        ByteView.withBytes(of: Array("one two one".utf8)) { view in
            #expect(view[0..<3] == view[8..<11])
            #expect(view[0..<3] != view[4..<7])
            #expect(view[0..<3] != view[0..<4])
            #expect(Set([view[0..<3], view[4..<7], view[8..<11]]).count == 2)
        }
    }
}

@Suite struct ByteViewStringTests {
    @Test(
        arguments: [
            ([], ""),
            (Array("Łukasz".utf8), "Łukasz"),
            ([0x61, 0xFF, 0x62], "a\u{FFFD}b"),
            ([0x61, 0x00, 0x62], "a\0b"),
        ] as [([UInt8], String)])
    func `what is not UTF-8 is replaced`(_ bytes: [UInt8], _ expected: String) {
        #expect(ByteView.withBytes(of: bytes) { String($0) } == expected)
    }
}

struct ByteViewSearchingTests {
    private func contains(_ word: StaticString, in text: String) -> Bool {
        ByteView.withBytes(of: Array(text.utf8)) { $0.containsIgnoringCase(word) }
    }

    @Test(arguments: [
        ("orrery", true), ("an ORRERY", true), ("an Orrery turns", true), ("ororrery", true),
        ("orrerorrery", true), ("orrer", false), ("", false), ("orrer y", false), ("orreri", false),
    ])
    func `a word is found wherever it stands, letter case aside`(text: String, isThere: Bool) {
        #expect(contains("orrery", in: text) == isThere)
    }

    @Test func `no shift goes too far`() {
        // Every text of six letters from an alphabet of two, and every position of "abab" in it.
        for bits in 0..<64 {
            let text = String((0..<6).map { bits >> $0 & 1 == 0 ? "a" : "b" })
            let isThere = (0..<3).contains { text.dropFirst($0).hasPrefix("abab") }
            #expect(contains("abab", in: text) == isThere, "\(text)")
        }
    }

    @Test func `one letter is a word`() {
        #expect(contains("x", in: "oryX"))
        #expect(!contains("x", in: "orrery"))
    }
}

@Suite struct ByteViewUTF8Tests {
    @Test func `it agrees with the standard library on every lead byte`() {
        let followers: [UInt8] = [0x00, 0x41, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0, 0xFF]
        var tried = 0
        for lead in UInt8(0x80)...0xFF {
            for second in followers {
                for third in followers {
                    for fourth in followers {
                        for bytes in [
                            [lead], [lead, second], [lead, second, third],
                            [lead, second, third, fourth],
                            Array("eight by".utf8) + [lead, second, third, fourth],
                        ] {
                            let expected = String(validating: bytes, as: UTF8.self) != nil
                            let isUTF8 = ByteView.withBytes(of: bytes) { $0.isUTF8 }
                            if isUTF8 != expected { Issue.record("\(bytes)") }
                            tried += 1
                        }
                    }
                }
            }
        }
        #expect(tried == 128 * 11 * 11 * 11 * 5)
    }
}
