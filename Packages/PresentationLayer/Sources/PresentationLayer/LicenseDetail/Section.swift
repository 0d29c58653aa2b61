import TerminalUI

/// A title, and below it, moved to the right, what it stands for.
struct Section<Content: View>: View {
    private let title: String
    private let content: Content

    init(_ title: String, @ViewBuilder content: () -> Content) {
        self.title = title
        self.content = content()
    }

    var body: some View {
        VStack {
            Text(title).bold()
            content.padding(leading: 2)
        }
    }
}
