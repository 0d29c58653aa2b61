internal import ASMFStyle
internal import DomainLayer
internal import MVVMStyle
internal import PresentationLayer
internal import ReduxStyle
internal import TerminalUI
internal import VSAStyle

/// `browse`: the screens in a terminal, until they are left.
@MainActor
struct BrowseCommand<Container: CommandDependency & BrowserDependency> {
    let context: CommandContext<Container>

    func run() async throws(CommandFailure) -> ExitStatus {
        let invocation = context.invocation
        do throws(TerminalSessionError) {
            let session = try TerminalSession(context.terminal)
            try await session.run {
                StyledBrowser(
                    style: invocation.style, dependency: context.container,
                    source: invocation.source, keepsSnapshot: invocation.keepsSnapshot)
            }
        } catch {
            throw .screen(error)
        }
        return .success
    }
}
