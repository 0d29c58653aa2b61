internal import PresentationLayer
internal import TerminalUI

/// `previews`: every screen of the browser in every state, as text.
@MainActor
struct PreviewsCommand<Container: DIContainerDependency> {
    let context: CommandContext<Container>

    func run() async throws(CommandFailure) -> ExitStatus {
        let previews = context.container.previews
        let names = context.invocation.operands
        for name in names where !previews.contains(where: { $0.name.hasPrefix(name) }) {
            throw .usage(.unknownPreview(name))
        }
        let wanted = previews.filter { preview in
            names.isEmpty || names.contains { preview.name.hasPrefix($0) }
        }
        var text = ""
        for preview in wanted {
            text += wanted.count == 1 ? "" : Self.title(of: preview)
            text += await preview.frame() + "\n"
        }
        try await context.put { sink throws(TerminalError) in
            try sink.write(Array(text.utf8))
        }
        return .success
    }

    /// A line as wide as the screen, by which one is told from the next.
    private static func title(of preview: ScreenPreview) -> String {
        let title = "━━ \(preview.name) "
        return title + String(repeating: "━", count: preview.columns - title.count) + "\n"
    }
}
