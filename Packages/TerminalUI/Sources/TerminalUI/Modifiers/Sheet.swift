extension View {
    /// Shows something in the place of the view, below a line with a title, as long as the
    /// condition holds.
    ///
    /// It takes the whole screen without a frame at its sides, so that what is selected there with
    /// the mouse is its text and nothing else. Keys don't go to the view then.
    @ViewBuilder
    public func sheet<Content: View>(
        isPresented: Bool, title: String, @ViewBuilder content: () -> Content
    ) -> some View {
        if isPresented {
            VStack {
                SheetTitle(title: title)
                content()
            }
        } else {
            self
        }
    }
}

private struct SheetTitle: View {
    let title: String

    var body: some View {
        WidthReader { width in
            let words = Text("── ") + Text(title).bold() + Text(" ")
            let rest = (width ?? words.line.width) - words.line.width
            words + Text(String(repeating: "─", count: max(0, rest)))
        }
        .frame(height: 1)
    }
}
