extension View {
    /// Covers the view with another one, unless that is empty.
    ///
    /// ```swift
    /// PackageList().overlay {
    ///     if let error { Text(error.message) }
    /// }
    /// ```
    ///
    /// The covered view is kept: its state, its tasks and the sheets that it opens. So a list
    /// still has its filter and its place after an error has covered it.
    ///
    /// Unlike SwiftUI's, an overlay takes the whole room of the view, since cells aren't
    /// transparent, and the covered view gets no keys. While covered, its ``View/busy(_:)``
    /// is ignored.
    public func overlay<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        OverlayView(below: self, above: content())
    }
}

private struct OverlayView<Below: View, Above: View>: View {
    let below: Below
    let above: Above

    func render(into stack: inout LineStack) {
        stack.render(at: ObjectIdentifier(Self.self)) { stack in
            let cover = Numbered(content: above, number: 1)
            if stack.nested(cover, width: stack.width).parts.allSatisfy(\.isBlank) {
                stack.render(below, at: 0)
            } else {
                stack.append(kept(in: stack))
                cover.render(into: &stack)
            }
        }
    }

    /// What is left of the covered view: what it asks of the screen.
    private func kept(in stack: LineStack) -> Block {
        let store = stack.context.store
        let isBusy = store?.isBusy ?? false
        let content = Numbered(content: below, number: 0)
        var block = Block()
        // Laid out, since lists and the like make their rows, and keep their states, only then.
        block.requests =
            stack.nested(content, width: stack.width).laidOut(height: stack.height).requests
        store?.isBusy = isBusy
        return block
    }
}

/// A view that its number distinguishes from its siblings.
private struct Numbered<Content: View>: View {
    let content: Content
    let number: Int

    func render(into stack: inout LineStack) { stack.render(content, at: number) }
}
