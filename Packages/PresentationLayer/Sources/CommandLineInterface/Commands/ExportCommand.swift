internal import DomainLayer
internal import PresentationLayer
internal import TerminalUI

/// `export`: the whole system as a document, for programs or for people.
@MainActor
struct ExportCommand<Container: CommandDependency & ExportPresenterDependency> {
    let context: CommandContext<Container>
    let options: ExportOptions

    func run() async throws(CommandFailure) -> ExitStatus {
        let presenter = ExportPresenter(
            dependency: context.container, source: options.source, contents: options.contents,
            policy: context.clarifications?.policy)
        await context.follow(
            { presenter.state.inventory }, of: options.source, during: presenter.onAppear)
        let material = ExportMaterial(
            state: presenter.state, host: options.host, day: options.day,
            isOwedOnly: options.isOwedOnly,
            digestDriver: context.container.digestDriver)
        let write = try options.format.document(material)
        try await context.put(write)
        let inventory = try material.inventory
        return context.status(of: inventory.entries, failures: inventory.failures)
    }
}

/// The options of `export`.
struct ExportOptions {
    var source: InventorySource
    var format: ExportFormat
    /// The host to name in rows; nil for the system's own name.
    var host: HostName?
    /// The day to name in rows; nil for today.
    var day: CalendarDate?
    /// Whether to leave out source packages for which no license asks.
    var isOwedOnly: Bool

    /// What the document is made of; a given day makes the clock unnecessary.
    var contents: ExportContents { format.contents.subtracting(day == nil ? [] : .time) }

    init(_ invocation: Invocation) throws(CommandFailure) {
        guard let format = invocation.exportFormat else {
            throw .usage(.missingOperand(invocation.command.placeholder, of: .export))
        }
        source = invocation.source
        self.format = format
        host = invocation.host
        day = invocation.day
        isOwedOnly = invocation.has(.owed)
    }
}

extension Invocation {
    /// The document that the operand names, alone or together with an option.
    fileprivate var exportFormat: ExportFormat? {
        if has(.verbatim) { return .verbatimNotices }
        if has(.format) { return ExportFormat.rows.first { $0.format == format }?.document }
        return operands.first.flatMap(ExportFormat.named)
    }
}
