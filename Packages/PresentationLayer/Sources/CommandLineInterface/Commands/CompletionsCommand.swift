internal import PresentationLayer
internal import TerminalUI

/// `completions`: a script that makes a shell complete this program's command lines.
@MainActor
struct CompletionsCommand<Container: CommandDependency> {
    let context: CommandContext<Container>
    /// Those that there are.
    let commands: [Command]

    func run() async throws(CommandFailure) -> ExitStatus {
        guard let shell = context.invocation.shell else {
            throw .usage(.missingOperand("SHELL", of: .completions))
        }
        let script = CompletionScript(commands: commands).text(for: shell)
        try await context.put { sink throws(TerminalError) in
            try sink.write(Array(script.utf8))
        }
        return .success
    }
}
