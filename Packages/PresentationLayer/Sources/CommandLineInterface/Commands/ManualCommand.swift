internal import PresentationLayer
internal import TerminalUI

/// `manual`: the manual page, for `man`.
@MainActor
struct ManualCommand<Container: CommandDependency> {
    let context: CommandContext<Container>
    /// Those that there are.
    let commands: [Command]

    func run() async throws(CommandFailure) -> ExitStatus {
        let page = ManualPage.text(of: commands)
        try await context.put { sink throws(TerminalError) in
            try sink.write(Array(page.utf8))
        }
        return .success
    }
}
