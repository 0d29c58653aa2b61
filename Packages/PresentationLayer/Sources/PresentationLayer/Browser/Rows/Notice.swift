import TerminalUI

/// What stands in the place of a list where there is nothing to list: what is so, and what to do.
struct Notice<Content: View>: View {
    private let content: Content

    init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    var body: some View {
        VStack {
            Spacer().frame(height: 1)
            VStack { content }.padding(leading: 2)
            Spacer()
        }
    }
}
