extension View {
    /// Covers the whole screen with the view of an item as long as there is one, wherever this view
    /// is.
    ///
    /// ```swift
    /// struct PackagesView: View {
    ///     let packages: [Package]
    ///     @State private var opened: Package?
    ///
    ///     var body: some View {
    ///         List {
    ///             ForEach(packages) { package in
    ///                 Button(package.name) { opened = package }
    ///             }
    ///         }
    ///         .sheet(item: $opened) { package in
    ///             Text(package.description).navigationTitle(package.name)
    ///         }
    ///     }
    /// }
    /// ```
    ///
    /// The sheet's ``View/navigationTitle(_:)`` is a line above it; without a title there is no
    /// such line. The sheet has no frame at its sides, so that the mouse selects only its text
    /// there. Only the sheet gets keys. Escape, if the sheet has no other use for it, and the
    /// ``DismissAction`` of its environment set the item to nil. Covered views are kept, and their
    /// tasks go on.
    public func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>, @ViewBuilder content: @escaping @MainActor (Item) -> Content
    ) -> some View {
        SheetView(
            below: self,
            sheet: item.wrappedValue.map { shown in
                Sheet(id: AnyHashable(shown.id), content: { content(shown) }) {
                    if item.wrappedValue?.id == shown.id { item.wrappedValue = nil }
                }
            })
    }

    /// Covers the whole screen with a view as long as the condition holds, as
    /// ``View/sheet(item:content:)`` does.
    public func sheet<Content: View>(
        isPresented: Binding<Bool>, @ViewBuilder content: @escaping @MainActor () -> Content
    ) -> some View {
        SheetView(
            below: self,
            sheet: isPresented.wrappedValue
                ? Sheet(id: true, content: content) { isPresented.wrappedValue = false } : nil)
    }
}

private struct Sheet<Content: View> {
    let id: AnyHashable
    let content: @MainActor () -> Content
    let dismiss: @MainActor () -> Void
}

private struct SheetView<Below: View, Content: View>: View {
    let below: Below
    /// The sheet that covers the view; nil if there is none.
    let sheet: Sheet<Content>?

    func render(into stack: inout LineStack) {
        stack.render(below, at: 0)
        guard let sheet else { return }
        var context = stack.context
        context.identity = context.identity.child(id: sheet.id)
        context.environment.dismiss = DismissAction(action: sheet.dismiss)
        context.environment.isSelected = true
        var block = Block()
        block.requests = [
            .sheet { [context] size in
                TitledScreen(content: sheet.content()) { SheetTitle(title: $0) }
                    .onKey(.escape, perform: sheet.dismiss)
                    .laidOut(on: size, in: context)
            }
        ]
        stack.append(block)
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

extension Block {
    /// The topmost of the sheets, or the block itself.
    @MainActor
    func covered(on size: ScreenSize) -> Block {
        requests.reduce(self) { screen, request in
            if case .sheet(let layOut) = request { layOut(size) } else { screen }
        }
    }
}
