internal import DomainLayer
internal import PresentationLayer
internal import Reports
internal import TerminalUI

/// `identify`: what licences copyright and licence files state, installed or not.
///
/// A file that can't be read hides no other: it is said once the others are out.
@MainActor
struct IdentifyCommand<Container: CommandDependency> {
    let context: CommandContext<Container>

    func run() async throws(CommandFailure) -> ExitStatus {
        var files: [IdentifiedFile] = []
        var failures: [CommandFailure] = []
        for operand in context.invocation.operands {
            do throws(LicenseDriverError) {
                files.append(
                    try await context.container.licenseDriver.identify(
                        IdentificationSource(operand: operand)))
            } catch {
                failures.append(.system(error))
            }
        }
        if !files.isEmpty { try await put(files) }
        return verdict(on: files, failures)
    }

    private func put(_ files: [IdentifiedFile]) async throws(CommandFailure) {
        switch context.invocation.format {
        case .json:
            try await context.put { sink throws(TerminalError) in
                try JSONReport.write(files, to: &sink)
            }
        case .markdown:
            try await context.put { sink throws(TerminalError) in
                try MarkdownReport.write(files, to: &sink)
            }
        case .table, .jsonl, .csv, .tsv, .sarif:
            try await context.put(IdentifiedFilesView(files: files))
        }
    }

    private func verdict(on files: [IdentifiedFile], _ failures: [CommandFailure]) -> ExitStatus {
        for message in failures.flatMap(\.messages) { context.say(message) }
        let silent =
            context.invocation.has(.strict) ? files.count { $0.expression == nil } : 0
        if silent > 0 {
            let verb = silent == 1 ? "states" : "state"
            context.say("--strict: \(silent.counting("file")) that \(verb) no licence")
        }
        return failures.isEmpty && silent == 0 ? .success : .failure
    }
}

extension IdentificationSource {
    /// `-` is standard input; a file of that name is `./-`.
    fileprivate init(operand: String) {
        self = operand == "-" ? .standardInput : .file(path: operand)
    }
}
