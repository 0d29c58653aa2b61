internal import DomainLayer
internal import PresentationLayer
internal import TerminalUI

/// `browse`: the screens in a terminal, until they are left.
@MainActor
struct BrowseCommand<Container: CommandDependency & BrowserPresenterDependency> {
    let context: CommandContext<Container>

    func run() async throws(CommandFailure) -> ExitStatus {
        do throws(TerminalSessionError) {
            try await browse(TerminalSession(context.terminal))
        } catch {
            throw .screen(error)
        }
        return .success
    }

    /// The screens follow the system as long as they are shown; nothing of them outlives that.
    private func browse(_ session: TerminalSession) async throws(TerminalSessionError) {
        let presenter = BrowserPresenter(
            dependency: context.container, source: context.invocation.source,
            onCopy: { try? context.terminal.copy($0) })
        let browser = Task { await presenter.onAppear() }
        let failure: TerminalSessionError?
        do throws(TerminalSessionError) {
            try await session.run(until: presenter.state.isClosed) {
                BrowserView(presenter: presenter)
            }
            failure = nil
        } catch {
            failure = error
        }
        browser.cancel()
        await browser.value
        if let failure { throw failure }
    }
}
