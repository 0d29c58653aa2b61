internal import DomainLayer
internal import PresentationLayer
internal import TerminalUI

/// `export`: the whole system as documents, for programs or for people.
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
            isOwedOnly: options.isOwedOnly, namedCreator: options.creator,
            context: GenerationContext(options.source), product: options.product,
            digestDriver: context.container.digestDriver)
        // A wrong setting is reported first; nothing was scanned then.
        if options.contents.contains(.time) { _ = try material.created }
        if options.contents.contains(.creator) { _ = try material.creator }
        // If a document can't be made, no file is replaced.
        var documents: [(write: ExportFormat.Document, file: String?)] = []
        for document in options.documents {
            documents.append((try document.format.document(material), document.file))
        }
        for document in documents { try await context.put(into: document.file, document.write) }
        let inventory = try material.inventory
        return context.status(of: inventory.entries, failures: inventory.failures)
    }
}

/// The options of `export`.
struct ExportOptions {
    var source: InventorySource
    /// What to write, each into its file; nil for standard output. Not empty.
    var documents: [(format: ExportFormat, file: String?)]
    /// The host to name in rows; nil for the system's own name.
    var host: HostName?
    /// The day to name in rows; nil for today.
    var day: CalendarDate?
    /// Whether to leave out source packages for which no license asks.
    var isOwedOnly: Bool

    /// Who makes bills of materials; nil for whom the settings name.
    var creator: DocumentAgent?
    /// What bills of materials describe.
    var product: ProductIdentity

    /// What the documents are made of.
    var contents: ExportContents {
        let contents = ExportContents(documents.map(\.format), on: day)
        return creator == nil ? contents : contents.subtracting(.creator)
    }

    init(_ invocation: Invocation) throws(CommandFailure) {
        documents = invocation.documents
        if documents.isEmpty {
            throw .usage(.missingOperand(invocation.command.placeholder, of: .export))
        }
        source = invocation.source
        host = invocation.host
        day = invocation.day
        isOwedOnly = invocation.has(.owed)
        creator = invocation.agent(.creator)
        product = ProductIdentity(
            name: invocation.line(.productName), version: invocation.line(.productVersion),
            supplier: invocation.agent(.supplier))
    }
}

extension Invocation {
    /// The documents that the operands name, some together with an option, and their files.
    fileprivate var documents: [(format: ExportFormat, file: String?)] {
        documentOperands.compactMap { operand in
            guard let format = ExportFormat.named(operand.format).map(variant) else { return nil }
            let file = operand.file.map { $0 == "-" ? nil : $0 } ?? outputFile
            return (format, file)
        }
    }

    /// The form of a document that an option asks for.
    private func variant(of format: ExportFormat) -> ExportFormat {
        if has(.verbatim), format.name == ExportFormat.notices.name { return .verbatimNotices }
        if has(.format), format.name == ExportFormat.jsonRows.name {
            return ExportFormat.rows.first { $0.format == self.format }?.document ?? format
        }
        return format
    }
}
