internal import DomainLayer
internal import PresentationLayer
internal import TerminalUI

/// `version-key`: what to compare the versions of rows with.
@MainActor
struct VersionKeyCommand<Container: CommandDependency> {
    let context: CommandContext<Container>

    /// A mistake in one of them is told before any is printed.
    func run() async throws(CommandFailure) -> ExitStatus {
        var text = ""
        for word in context.invocation.operands {
            guard let version = DebianVersion(parsing: word) else {
                throw .usage(.badVersion(word))
            }
            text += version.key + "\n"
        }
        let keys = Array(text.utf8)
        try await context.put { sink throws(TerminalError) in try sink.write(keys) }
        return .success
    }
}
