import Observation
import TerminalUI
import Testing

@MainActor
struct TextFieldTests {
    @MainActor @Observable
    final class Presenter {
        var text = ""
        var isFocused = true
        var others: [Key] = []
    }

    private let presenter = Presenter()

    private func terminal(columns: Int = 20) -> HeadlessTerminal<some View> {
        HeadlessTerminal(columns: columns, rows: 1) { [presenter] in
            Text("").frame(height: 0).onKey { key in
                presenter.others.append(key)
                return true
            }
            TextField(
                "/", text: Bindable(presenter).text, isFocused: presenter.isFocused)
        }
    }

    @Test func `typed and pasted text goes to the end, one line whatever was pasted`() {
        let terminal = terminal()
        terminal.type("GPL é ")
        terminal.press(.paste("日\r\n\u{1B}[2J本"), .character("!"))
        #expect(presenter.text == "GPL é 日 [2J本!")
        #expect(terminal.frame == "/GPL é 日 [2J本!")
    }

    @Test func `a pasted mark combines with the last character`() {
        let terminal = terminal()
        terminal.press(.character("e"), .paste("\u{301}"), .backspace)
        #expect(presenter.text == "")
    }

    @Test(arguments: [
        ("one two", Key.backspace, "one tw"),
        ("cafe\u{301}", .backspace, "caf"),
        ("", .backspace, ""),
        ("one two ", .control("w"), "one "),
        ("one", .control("w"), ""),
        ("", .control("w"), ""),
        ("one two", .control("u"), ""),
        ("one two", .left, "one two"),
    ])
    func `keys take away from the end`(text: String, key: Key, rest: String) {
        presenter.text = text
        #expect(terminal().press(key))
        #expect(presenter.text == rest)
        #expect(presenter.others == [])
    }

    @Test func `other keys go on, and all without the focus`() {
        let terminal = terminal()
        terminal.press(.enter, .down)
        presenter.isFocused = false
        terminal.press(.character("a"))
        #expect(presenter.others == [.enter, .down, .character("a")])
        #expect(presenter.text == "")
    }

    @Test(arguments: [
        (20, "/日本語 text\u{1B}[7m \u{1B}[0m"),
        (10, "/…語 text\u{1B}[7m \u{1B}[0m"),
        (4, "/…t\u{1B}[7m \u{1B}[0m"),
        (2, "/…"),
        (1, "…"),
        (0, ""),
    ])
    func `the end of a long text is in view, the cursor after it`(columns: Int, frame: String) {
        presenter.text = "日本語 text"
        #expect(terminal(columns: columns).styledFrame == frame)
    }

    @Test func `a binding gets what is typed, key by key`() {
        struct Screen: View {
            @State private var text = "moon"

            var body: some View { TextField("/", text: $text, isFocused: true) }
        }
        let terminal = HeadlessTerminal(columns: 20, rows: 1) { Screen() }
        terminal.press(.character("s"), .paste("tone "), .control("w"), .character("!"))
        #expect(terminal.frame == "/!")
    }

    @Test func `without the focus there is no cursor`() {
        presenter.text = "x"
        presenter.isFocused = false
        #expect(terminal().styledFrame == "/x")
    }
}
