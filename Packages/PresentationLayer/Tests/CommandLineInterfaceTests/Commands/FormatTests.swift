import PresentationMocks
import TerminalUI
import Testing

@testable import CommandLineInterface

@MainActor
struct FormatTests {
    private let report = Format<Int>.report(OutputFormat(rawValue: "yaml")) {
        answer, sink throws(TerminalError) in
        try sink.write(Array("answer: \(answer)\n".utf8))
    }

    @Test func `a report writes the answer, and the table is the view`() async throws {
        #expect(try await output(as: report) == "answer: 3\n")
        #expect(try await output(as: .table) == "three\n")
    }

    @Test func `a format that a table lacks is the view, which every table has`() {
        #expect(Invocation("summary -f yaml").format(of: [.table, report]).name == .table)
        #expect(Invocation("summary -f json").format(of: [.table, report]).name == .table)
    }

    @Test func `help, manual page and completions know a format from its row`() {
        var command = Command.summary
        command.formats = [Format<Int>.table, report].map(\.name)
        #expect(
            help(command).contains("Output format: table (default) or yaml\n"))
        #expect(ManualPage.text(of: [command]).contains("\nFormats: table and yaml.\n"))
        for shell in Shell.allCases {
            #expect(CompletionScript(commands: [command]).text(for: shell).contains("table yaml"))
        }
    }

    /// What the answer 3 writes to standard output.
    private func output(as format: Format<Int>) async throws -> String {
        let recording = TerminalRecording()
        let context = CommandContext(
            container: MockDIContainer(), terminal: recording.terminal(),
            common: CommonOptions(Invocation("summary")), progressDelay: .zero)
        try await context.put(3, as: format, or: Text("three"))
        return recording.output
    }
}
