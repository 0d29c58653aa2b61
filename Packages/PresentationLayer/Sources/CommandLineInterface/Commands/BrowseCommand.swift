internal import DomainLayer
internal import PresentationLayer
internal import TerminalUI

/// `browse`: shows the screens in a terminal until the user leaves.
@MainActor
struct BrowseCommand<Container: CommandDependency & BrowserPresenterDependency> {
    let context: CommandContext<Container>
    let source: InventorySource

    func run() async throws(CommandFailure) -> ExitStatus {
        do throws(TerminalSessionError) {
            let session = try TerminalSession(context.terminal)
            try await session.run {
                BrowserView(dependency: context.container, source: source)
            }
        } catch {
            throw .screen(error)
        }
        return .success
    }
}
