import DomainLayer
import PresentationMocks
import TerminalUI

@testable import CommandLineInterface

/// The output and status of a run of the whole program with mocks.
struct AppRun: Equatable {
    var output = ""
    var error = ""
    var status = ExitStatus.success

    /// Runs a command line, split at its blanks.
    ///
    /// - Parameters:
    ///   - styled: whether both streams are terminals.
    ///   - failure: the error of writing to standard output.
    ///   - assign: replaces drivers.
    @MainActor
    static func of(
        _ line: String,
        width: Int? = nil,
        styled: Bool = false,
        failure: TerminalError? = nil,
        progressDelay: Duration = .seconds(3600),
        _ assign: (inout MockDIContainer) -> Void = { _ in }
    ) async -> AppRun {
        let recording = TerminalRecording()
        let app = CommandLineApp(
            container: MockDIContainer(assign),
            terminal: recording.terminal(width: width, styled: styled, failure: failure),
            progressDelay: progressDelay)
        let status = await app.run(line.split(separator: " ").map(String.init))
        return AppRun(output: recording.output, error: recording.error, status: status)
    }
}
