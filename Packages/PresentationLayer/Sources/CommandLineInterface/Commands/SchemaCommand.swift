internal import PresentationLayer
internal import Reports
internal import TerminalUI

/// `schema`: the JSON Schema of a JSON that the program writes, or the names of all schemas, one
/// per line.
@MainActor
struct SchemaCommand<Container: CommandDependency> {
    let context: CommandContext<Container>
    /// The JSON; nil for the names.
    let output: JSONOutput?

    func run() async throws(CommandFailure) -> ExitStatus {
        try await context.put { sink throws(TerminalError) in
            if let output {
                try JSONSchemaReport.write(output, to: &sink)
            } else {
                try sink.write(Array(JSONOutput.allCases.map { $0.rawValue + "\n" }.joined().utf8))
            }
        }
        return .success
    }
}

extension Invocation {
    /// The JSON that the operand names; nil without an operand.
    var jsonOutput: JSONOutput? { operands.first.flatMap(JSONOutput.init) }
}
