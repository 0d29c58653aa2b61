internal import DomainLayer
internal import PresentationLayer
internal import Reports
internal import TerminalUI

/// What a command works with: the container, the terminal, and what was asked for.
@MainActor
struct CommandContext<Container: CommandDependency> {
    let container: Container
    /// Coloured as asked for.
    let terminal: Terminal
    let invocation: Invocation
    /// How long a scan may take before its progress is shown.
    let progressDelay: Duration

    /// Notes an event where `--verbose` asks for it.
    func log(_ event: LogEvent) {
        if invocation.has(.verbose) { container.logDriver.log(event) }
    }

    /// Says a line on standard error.
    func say(_ message: String) {
        terminal.say(message)
    }
}

extension Terminal {
    /// Writes a line under the program's name to standard error, control characters made visible.
    ///
    /// A message that can't be written can't be complained about either.
    func say(_ message: String) {
        try? writeError(Array("\(Tool.name): \(message.visible)\n".utf8))
    }
}
