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
        return await lapses()
    }

    /// Says which clarifications conclude nothing, if the screens have read the packages.
    private func lapses() async -> ExitStatus {
        if context.clarifications == nil { return .success }
        var states = await context.container.licenseScan.states(of: source, detail: [])
            .makeAsyncIterator()
        let entries = await states.next()?.value?.entries
        return context.status(of: entries ?? [], failures: [])
    }
}
