import Testing
import VisibleText

@testable import TerminalUI

struct KeyParserTests {
    private static let table: [(bytes: String, keys: [Key])] = [
        (
            "aZ 0~",
            [.character("a"), .character("Z"), .character(" "), .character("0"), .character("~")]
        ),
        ("\r", [.enter]), ("\n", [.enter]), ("\t", [.tab]),
        ("\u{7F}\u{8}", [.backspace, .backspace]),
        ("\u{1}\u{15}\u{17}\u{1A}", [.control("a"), .control("u"), .control("w"), .control("z")]),
        ("\0\u{1C}\u{1F}", [.control("@"), .control("\\"), .control("_")]),
        ("\u{1B}[A\u{1B}[B\u{1B}[C\u{1B}[D", [.up, .down, .right, .left]),
        ("\u{1B}OA\u{1B}OB\u{1B}OC\u{1B}OD", [.up, .down, .right, .left]),
        ("\u{1B}[1;5A\u{1B}[1;2D", [.up, .left]),
        ("\u{1B}[H\u{1B}OH\u{1B}[1~\u{1B}[7~\u{1B}[1;5H", [.home, .home, .home, .home, .home]),
        ("\u{1B}[F\u{1B}OF\u{1B}[4~\u{1B}[8~\u{1B}[1;5F", [.end, .end, .end, .end, .end]),
        ("\u{1B}[5~\u{1B}[6~\u{1B}[5;5~\u{1B}[3~", [.pageUp, .pageDown, .pageUp, .delete]),
        ("\u{1B}[Z\u{1B}OM", [.backTab, .enter]),
        ("\u{1B}a\u{1B}.", [.alt("a"), .alt(".")]),
        ("\u{1B}\u{1B}[A", [.escape, .up]), ("\u{1B}\r", [.escape, .enter]),
        ("é日🦫", [.character("é"), .character("日"), .character("🦫")]),
        ("e\u{301}", [.character("e"), .character("\u{301}")]),
        ("\u{1B}é", [.escape, .character("é")]),
        ("\u{1B}[<0;10;5M\u{1B}[<64;10;5m\u{1B}[<2;1;1mx", [.character("x")]),
        (
            "\u{1B}[200~a\u{1B}[31mb\r\nc\rd\n\te\u{9B}\u{202E}\u{7F}f\u{1B}[201~x",
            [.paste("a[31mb\nc\nd\n\tef"), .character("x")]
        ),
        ("\u{1B}[200~\u{1B}[201~", [.paste("")]),
        ("\u{1B}[201~x", [.character("x")]),
        ("\u{1B}[?1;2c\u{1B}[2~\u{1B}[11~\u{1B}OPx", [.character("x")]),
        ("\u{1B}[99999999999999999999999999999999999999999999999~x", [.character("x")]),
        ("\u{1B}[1\u{1B}[B", [.down]), ("\u{1B}[1\rx", [.enter, .character("x")]),
        ("\u{9B}A", [.character("A")]),
    ]

    @Test(arguments: table.indices)
    func `bytes become keys, however reads cut them`(index: Int) {
        let (text, keys) = Self.table[index]
        let bytes = Array(text.utf8)
        for cut in bytes.indices {
            var parser = KeyParser()
            #expect(parser.parse(bytes[..<cut]) + parser.parse(bytes[cut...]) == keys)
            #expect(!parser.isWaiting)
        }
    }

    @Test(arguments: [
        ("\u{1B}", [Key.escape]), ("\u{1B}[", [.alt("[")]), ("\u{1B}O", [.alt("O")]),
        ("\u{1B}[1;", []), ("", []),
    ])
    func `what nothing follows is a key or nothing`(text: String, keys: [Key]) {
        var parser = KeyParser()
        #expect(parser.parse(text.utf8) == [])
        #expect(parser.isWaiting == !text.isEmpty)
        #expect(parser.flush() == keys)
        #expect(!parser.isWaiting)
        #expect(parser.parse("x".utf8) == [.character("x")])
    }

    @Test func `a paste is waited for without end`() {
        var parser = KeyParser()
        #expect(parser.parse("\u{1B}[200~one".utf8) == [])
        #expect(!parser.isWaiting)
        #expect(parser.flush() == [])
        #expect(parser.parse("two\u{1B}[201~".utf8) == [.paste("onetwo")])
    }

    @Test func `a paste beyond all measure is shortened`() {
        var parser = KeyParser()
        #expect(parser.parse("\u{1B}[200~".utf8) == [])
        #expect(parser.parse(repeatElement(0x61, count: 1_200_000)) == [])
        let keys = parser.parse("z\u{1B}[201~".utf8)
        guard case .paste(let text)? = keys.first, keys.count == 1 else {
            Issue.record("no paste but \(keys.count) keys")
            return
        }
        #expect(text.utf8.count <= 1 << 20)
        #expect(text.hasSuffix("az"))
    }

    @Test(
        arguments: [
            [0xC3, 0x78], [0xE6, 0x97, 0x78], [0xF0, 0x9F, 0x78], [0xC0, 0x78], [0xFF, 0x78],
            [0x80, 0x78], [0xED, 0xA0, 0x80, 0x78], [0xE0, 0x80, 0x80, 0x78],
            [0xF4, 0xBF, 0xBF, 0xBF, 0x78],
        ] as [[UInt8]])
    func `what is not UTF-8 is skipped`(bytes: [UInt8]) {
        var parser = KeyParser()
        #expect(parser.parse(bytes) == [.character("x")])
    }

    @Test func `no key that is typed controls a terminal, whatever the bytes`() {
        let seed = UInt64.random(in: 0...UInt64.max)
        var generator = SplitMix(seed: seed)
        let favorites = Array("\u{1B}\u{1B}[[O<0;26~MmA\u{9B}é日".utf8)
        var parser = KeyParser()
        var typed = ""
        for _ in 0..<20_000 {
            let byte =
                Bool.random(using: &generator)
                ? UInt8.random(in: 0...255, using: &generator)
                : favorites.randomElement(using: &generator) ?? 0
            for case .character(let character) in parser.parse([byte]) { typed.append(character) }
        }
        #expect(!typed.isEmpty, "seed \(seed)")
        #expect(typed == typed.visible, "seed \(seed)")
    }
}
