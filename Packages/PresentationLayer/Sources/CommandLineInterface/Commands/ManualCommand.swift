internal import PresentationLayer
internal import TerminalUI

/// `manual`: the manual page, for `man`.
@MainActor
struct ManualCommand<Container: CommandDependency> {
    let context: CommandContext<Container>

    func run() async throws(CommandFailure) -> ExitStatus {
        let page = ManualPage.text(of: Command.rows)
        try await context.put { sink throws(TerminalError) in
            try sink.write(Array(page.utf8))
        }
        return .success
    }
}

/// `completions`: a script that lets a shell complete this program's command lines.
@MainActor
struct CompletionsCommand<Container: CommandDependency> {
    let context: CommandContext<Container>
    let shell: Shell

    func run() async throws(CommandFailure) -> ExitStatus {
        let script = CompletionScript(commands: Command.rows).text(for: shell)
        try await context.put { sink throws(TerminalError) in
            try sink.write(Array(script.utf8))
        }
        return .success
    }
}

extension Invocation {
    /// The operand as a shell.
    var shell: Shell {
        get throws(CommandFailure) {
            guard let shell = operands.first.flatMap(Shell.init) else {
                throw .usage(.missingOperand(command.placeholder, of: command.name))
            }
            return shell
        }
    }
}
