internal import DomainLayer
public import PresentationLayer
public import TerminalUI

/// The program: reads the command line, runs the command with a container, and ends with a status.
///
/// Data goes to standard output or to the file that `--output` names, and all else to standard
/// error. Both roots run the program, each with its own container.
public struct CommandLineApp<Container: DIContainerDependency>: Sendable {
    private let container: Container
    private let terminal: Terminal
    private let progressDelay: Duration

    /// - Parameters:
    ///   - container: the drivers and use cases to work with.
    ///   - terminal: where arguments come from and output goes to.
    public init(container: Container, terminal: Terminal = .current) {
        self.init(container: container, terminal: terminal, progressDelay: .milliseconds(500))
    }

    /// - Parameter progressDelay: how long a scan may take before its progress is shown.
    init(container: Container, terminal: Terminal, progressDelay: Duration) {
        self.container = container
        self.terminal = terminal
        self.progressDelay = progressDelay
    }

    /// Runs the terminal's command line, and ends the process with its status.
    public func run() async -> Never {
        if let shortage = ResourceShortage.current {
            terminal.exit(await end(with: .shortage(shortage)).rawValue)
        }
        terminal.exit(await run(terminal.arguments).rawValue)
    }

    /// Runs a command line.
    ///
    /// - Parameter arguments: the words after the program's name.
    @MainActor
    public func run(_ arguments: [String]) async -> ExitStatus {
        do throws(CommandFailure) {
            return try await answer(to: request(arguments))
        } catch {
            return end(with: error)
        }
    }

    @MainActor
    private func end(with failure: CommandFailure) -> ExitStatus {
        terminal.report(failure)
        return failure.status
    }

    private func request(_ arguments: [String]) throws(CommandFailure) -> Request {
        do throws(UsageError) {
            return try Request(parsing: arguments)
        } catch {
            throw .usage(error)
        }
    }

    @MainActor
    private func answer(to request: Request) async throws(CommandFailure) -> ExitStatus {
        switch request {
        case .help(let command):
            try showHelp(command)
        case .version(let withCredits):
            try write { () throws(TerminalError) in
                try terminal.write(Array(VersionText.text(withCredits: withCredits).utf8))
            }
        case .run(let invocation):
            return try await run(invocation)
        }
        return .success
    }

    @MainActor
    private func run(_ line: Invocation) async throws(CommandFailure) -> ExitStatus {
        let common = CommonOptions(line)
        let clarifications = try await clarifications(for: line)
        let context = CommandContext(
            container: clarifications.map { container.clarified(by: $0) } ?? container,
            terminal: terminal.colored(common.color),
            common: common,
            clarifications: clarifications,
            progressDelay: progressDelay)
        switch line.command.name {
        case .list:
            return try await ListCommand(context: context, options: ListOptions(line)).run()
        case .show:
            return try await ShowCommand(context: context, options: ShowOptions(line)).run()
        case .explain:
            return try await ExplainCommand(context: context, options: ExplainOptions(line)).run()
        case .summary:
            return try await SummaryCommand(context: context, options: SummaryOptions(line)).run()
        case .browse:
            return try await BrowseCommand(context: context, source: line.source).run()
        case .identify:
            return try await IdentifyCommand(context: context, options: IdentifyOptions(line))
                .run()
        case .check:
            return try await CheckCommand(context: context, options: CheckOptions(line)).run()
        case .export:
            return try await ExportCommand(context: context, options: ExportOptions(line)).run()
        case .diff:
            return try await DiffCommand(context: context, options: DiffOptions(line)).run()
        case .versionKey:
            return try await VersionKeyCommand(context: context, versions: line.versions).run()
        case .schema:
            return try await SchemaCommand(context: context, output: line.jsonOutput).run()
        case .completions:
            return try await CompletionsCommand(context: context, shell: line.shell).run()
        case .manual:
            return try await ManualCommand(context: context).run()
        case .help:
            try showHelp(line.topic)
            return .success
        }
    }

    /// Reads the policy that is named for its clarifications; nil if none is.
    @MainActor
    private func clarifications(
        for line: Invocation
    ) async throws(CommandFailure) -> PolicyClarifications? {
        guard let path = line.clarifyingPolicy else { return nil }
        do throws(PolicyCheckError) {
            return try await container.policyCheck.clarifications(at: path)
        } catch {
            throw CommandFailure(error)
        }
    }

    @MainActor
    private func showHelp(_ command: Command?) throws(CommandFailure) {
        let view = HelpView(command: command, width: terminal.width)
        try write { () throws(TerminalError) in
            try terminal.page(view.rendered(width: nil))
        }
    }

    private func write(_ output: () throws(TerminalError) -> Void) throws(CommandFailure) {
        do throws(TerminalError) {
            try output()
        } catch {
            if let failure = CommandFailure(error) { throw failure }
        }
    }
}
