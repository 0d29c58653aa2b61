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
            terminal.exit(end(with: .shortage(shortage)).rawValue)
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

    private func end(with failure: CommandFailure) -> ExitStatus {
        for message in failure.messages { terminal.say(message) }
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
            try write(HelpText.of(command))
        case .version(let withCredits):
            try write(VersionText.text(withCredits: withCredits))
        case .run(let request, let common):
            return try await run(request, common)
        }
        return .success
    }

    @MainActor
    private func run(
        _ request: CommandRequest, _ common: CommonOptions
    ) async throws(CommandFailure) -> ExitStatus {
        let context = CommandContext(
            container: container,
            terminal: terminal.colored(common.color),
            common: common,
            progressDelay: progressDelay)
        switch request {
        case .list(let options):
            return try await ListCommand(context: context, options: options).run()
        case .show(let options):
            return try await ShowCommand(context: context, options: options).run()
        case .explain(let options):
            return try await ExplainCommand(context: context, options: options).run()
        case .summary(let options):
            return try await SummaryCommand(context: context, options: options).run()
        case .browse(let source):
            return try await BrowseCommand(context: context, source: source).run()
        case .identify(let options):
            return try await IdentifyCommand(context: context, options: options).run()
        case .check(let options):
            return try await CheckCommand(context: context, options: options).run()
        case .export(let options):
            return try await ExportCommand(context: context, options: options).run()
        case .diff(let options):
            return try await DiffCommand(context: context, options: options).run()
        case .versionKey(let versions):
            return try await VersionKeyCommand(context: context, versions: versions).run()
        case .completions(let shell):
            return try await CompletionsCommand(context: context, shell: shell).run()
        case .manual:
            return try await ManualCommand(context: context).run()
        case .help(let command):
            try write(HelpText.of(command))
            return .success
        }
    }

    private func write(_ text: String) throws(CommandFailure) {
        do throws(TerminalError) {
            try terminal.write(Array(text.utf8))
        } catch {
            if let failure = CommandFailure(error) { throw failure }
        }
    }
}
