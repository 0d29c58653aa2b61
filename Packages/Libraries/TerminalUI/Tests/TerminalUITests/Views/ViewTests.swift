import TerminalUI
import Testing

@MainActor
struct ViewBuilderTests {
    /// A view as an app writes it: a body, without a word about lines.
    private struct Greeting: View {
        var name: String?
        var isLoud = false

        var body: some View {
            if let name {
                Text("Hello, \(name)")
            } else {
                Text("Hello")
                Text("Who are you?")
            }
            if isLoud {
                Text("!").bold()
            }
        }
    }

    @Test func `branches show the one that is taken`() {
        #expect(Greeting(name: "日本").plain(width: nil) == "Hello, 日本\n")
        #expect(Greeting().plain(width: nil) == "Hello\nWho are you?\n")
        #expect(Greeting(name: "A", isLoud: true).plain(width: nil) == "Hello, A\n!\n")
    }

    @Test func `the views of a body are blocks of the stack around it`() {
        let stack = VStack(spacing: 1) { Greeting(isLoud: true) }
        #expect(stack.plain(width: nil) == "Hello\n\nWho are you?\n\n!\n")
    }

    @Test func `each element has its view, in order`() {
        let list = VStack(spacing: 1) {
            Text("first")
            ForEach(1...3) { number in
                Text("number \(number)")
            }
            ForEach([String]()) { text in
                Text(text)
            }
            Text("last")
        }
        #expect(
            list.plain(width: nil) == """
                first

                number 1

                number 2

                number 3

                last

                """)
    }
}
