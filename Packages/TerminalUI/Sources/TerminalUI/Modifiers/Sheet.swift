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

extension View {
    /// Shows the view of an item in the place of this one as long as there is an item, below its
    /// ``View/navigationTitle(_:)``.
    ///
    /// Escape takes the item away. The view below keeps what it has, and its tasks go on.
    public func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        SheetView(below: self, item: item.wrappedValue, content: content) {
            item.wrappedValue = nil
        }
    }
}

private struct SheetView<Below: View, Item: Identifiable, Content: View>: View {
    let below: Below
    let item: Item?
    let content: (Item) -> Content
    let close: @MainActor () -> Void

    func render(into stack: inout LineStack) {
        var under = stack
        under.context = stack.context.keeping(tasks: true)
        guard let item else {
            let outer = stack.context
            stack.context = under.context
            stack.render(below, at: 0)
            stack.context = outer
            return
        }
        // Made, and not shown: its tasks go on, and it follows what it shows.
        under.render(below, at: 0)
        stack.render(at: item.id) { stack in
            TitledScreen(content: content(item)) { SheetTitle(title: $0) }
                .onKey(.escape, perform: close).render(into: &stack)
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
