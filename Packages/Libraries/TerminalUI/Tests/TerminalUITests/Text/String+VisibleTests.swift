import Testing
import VisibleText

struct StringVisibleTests {
    @Test(arguments: [
        ("", ""),
        ("plain ~ text", "plain ~ text"),
        ("Gödel, 日本語, 👩‍👧", "Gödel, 日本語, 👩‍👧"),
        ("\u{1B}[31mred\u{1B}[0m", "␛[31mred␛[0m"),
        ("\u{1B}]0;title\u{7}", "␛]0;title␇"),
        ("a\0b\tc\r\nd\u{8}", "a␀b␉c␍␊d␈"),
        ("a\u{7F}b", "a␡b"),
        ("\u{9B}31m\u{85}\u{80}", "<U+009B>31m<U+0085><U+0080>"),
        ("user\u{202E}txt.exe\u{202C}", "user<U+202E>txt.exe<U+202C>"),
        ("\u{2066}a\u{2069}\u{200E}\u{200F}\u{61C}", "<U+2066>a<U+2069><U+200E><U+200F><U+061C>"),
        ("one\u{2028}two\u{2029}", "one<U+2028>two<U+2029>"),
    ])
    func `control characters become symbols`(text: String, visible: String) {
        #expect(text.visible == visible)
    }

    @Test func `no scalar of the control blocks is left`() {
        let controls = (0...0x9F as ClosedRange<UInt32>).compactMap(Unicode.Scalar.init)
            .filter { $0.properties.generalCategory == .control }
        #expect(controls.count == 65)
        let text = String(String.UnicodeScalarView(controls)).visible
        #expect(!text.unicodeScalars.contains { $0.properties.generalCategory == .control })
    }

    @Test func `those to keep stay`() {
        #expect("a\tb\nc\u{1B}".visible(keeping: ["\t", "\n"]) == "a\tb\nc␛")
    }

    @Test func `what is visible stays as it is`() {
        #expect("\u{1B}\u{202E}\n".visible.visible == "␛<U+202E>␊")
    }

    @Test(arguments: [
        ("Zalgo" + heap(31), "Zalgo" + heap(31)),
        ("Zalgo" + heap(32), "Zalg…"),
        ("Zal" + heap(100_000) + "go " + heap(100_000) + "!", "Za…go…!"),
        (String(repeating: "👩\u{200D}", count: 100) + "👩 and 👩‍👧", "… and 👩‍👧"),
        (String(repeating: "\u{1100}", count: 100) + "x", "…x"),
        (String(repeating: "日本語", count: 100), String(repeating: "日本語", count: 100)),
    ])
    func `a character of more than 32 scalars is one sign`(text: String, legible: String) {
        #expect(text.legible == legible)
    }

    /// Marks that combine with the letter before them.
    private static func heap(_ count: Int) -> String {
        String(repeating: "\u{301}", count: count)
    }
}
