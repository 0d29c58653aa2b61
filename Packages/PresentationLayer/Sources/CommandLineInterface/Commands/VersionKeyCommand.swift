internal import DomainLayer
internal import PresentationLayer
internal import TerminalUI

/// `version-key`: keys that compare the versions in rows.
@MainActor
struct VersionKeyCommand<Container: CommandDependency> {
    let context: CommandContext<Container>
    let versions: [DebianVersion]

    func run() async throws(CommandFailure) -> ExitStatus {
        let keys = Array(versions.map { $0.key + "\n" }.joined().utf8)
        try await context.put { sink throws(TerminalError) in try sink.write(keys) }
        return .success
    }
}

extension Invocation {
    /// The operands as versions; an invalid one is reported before any is used.
    var versions: [DebianVersion] {
        get throws(CommandFailure) {
            var versions: [DebianVersion] = []
            for word in operands {
                guard let version = DebianVersion(parsing: word) else {
                    throw .usage(.badVersion(word))
                }
                versions.append(version)
            }
            return versions
        }
    }
}
