internal import DomainLayer
internal import PresentationLayer
internal import Reports
internal import TerminalUI

/// A document that `export` writes: a row in its table of formats.
struct ExportFormat: Sendable {
    /// The document's name on the command line.
    let name: String
    /// Other names for it that people type.
    var aliases: [String] = []
    /// What the document contains in addition to the inventory.
    let contents: ExportContents
    /// Makes the document from what was gathered.
    ///
    /// - Throws: why the document can't be made.
    let document: @Sendable (ExportMaterial) throws(CommandFailure) -> Document

    /// Writes a document.
    typealias Document = (inout OutputSink) throws(TerminalError) -> Void

    /// The document with this name; nil if there is none.
    static func named(_ word: String) -> ExportFormat? {
        all.first { $0.name == word || $0.aliases.contains(word) }
    }
}

extension ExportContents {
    /// What a bill of materials contains.
    static let bill: ExportContents = [.time, .creator, .texts, .dependencies, .packageFiles]

    /// What all of these documents contain together in addition to the inventory.
    ///
    /// - Parameter day: the day that rows name; it makes their clock unnecessary. Nil for today.
    init(_ formats: [ExportFormat], on day: CalendarDate?) {
        let rows = ExportFormat.rows.map(\.document.name)
        self = formats.reduce(into: []) { contents, format in
            let needsNoTime = day != nil && rows.contains(format.name)
            contents.formUnion(needsNoTime ? format.contents.subtracting(.time) : format.contents)
        }
    }
}

/// What documents are made from.
struct ExportMaterial {
    /// What the presenter gathered.
    var state: ExportState
    /// The host to name in rows; nil for the system's own name.
    var host: HostName?
    /// The day to name in rows; nil for today.
    var day: CalendarDate?
    /// Whether to leave out source packages for which no license asks.
    var isOwedOnly = false
    /// Who makes the document, if an option says so.
    var namedCreator: DocumentAgent?
    /// At which point of the system's life the document is made.
    var context = GenerationContext.operations
    /// What the system is called.
    var product = ProductIdentity.unknown
    /// An `any`, since the rows of a table can't be generic.
    var digestDriver: any DigestDriverProtocol

    var inventory: LicenseInventory {
        get throws(CommandFailure) { try state.inventory.value(or: CommandFailure.system) }
    }

    /// Nil if nothing was judged.
    var verdict: PolicyVerdict? {
        get throws(CommandFailure) {
            if state.verdict == .idle { return nil }
            return try state.verdict.value { CommandFailure($0) }
        }
    }

    /// Who makes the document: as an option says, or else the settings; nil if neither does.
    var creator: DocumentAgent? {
        get throws(CommandFailure) {
            if let namedCreator { return namedCreator }
            return try state.creator.value(or: CommandFailure.settings)
        }
    }

    var created: Timestamp {
        get throws(CommandFailure) { try state.created.value(or: CommandFailure.clock) }
    }
}

extension ExportFormat {
    /// All documents, in the order of the help.
    static let all =
        bills + [
            html,
            notices,
            attribution("notices-markdown", MarkdownReport.write),
            attribution("notices-html", HTMLReport.write),
        ] + sources + [ortCurations, jsonRows, csvRows]

    /// Bills of materials.
    static let bills = [
        bill("spdx", SPDXReport.self, aliases: ["spdx-json"]),
        bill("spdx3", SPDX3Report.self),
        bill("cyclonedx", CycloneDXReport.self, aliases: ["cdx"]),
    ]

    /// Notices to ship with the packages, in plain text.
    static let notices = attribution("notices", NoticesReport.write)

    /// The inventory as an HTML page.
    private static let html = ExportFormat(
        name: "html", contents: [.time, .texts, .notices, .verdict]
    ) { material throws(CommandFailure) in
        let created = try material.created
        let verdict = try material.verdict
        let inventory = try material.inventory
        let notices = try material.state.notices.value(or: CommandFailure.system)
        return { sink throws(TerminalError) in
            try HTMLReport.write(
                inventory, notices, verdict: verdict, created: created, to: &sink)
        }
    }

    /// A bill of materials.
    private static func bill<Report: BillOfMaterialsReport & SendableMetatype>(
        _ name: String, _ report: Report.Type, aliases: [String] = []
    ) -> ExportFormat {
        ExportFormat(name: name, aliases: aliases, contents: .bill) {
            material throws(CommandFailure) in
            let created = try material.created
            let bill = BillOfMaterials(
                inventory: try material.inventory,
                installation: try material.state.installation.value(or: CommandFailure.system),
                packageFiles: try material.state.packageFiles.value(or: CommandFailure.system),
                created: created, creator: try material.creator,
                context: material.context, product: material.product)
            let id = Report.id(of: bill, digestedBy: material.digestDriver)
            return { sink throws(TerminalError) in try Report.write(bill, as: id, to: &sink) }
        }
    }

    /// Notices to ship with the packages.
    private static func attribution(
        _ name: String,
        _ write: @escaping @Sendable (Attribution, inout OutputSink) throws(TerminalError) -> Void
    ) -> ExportFormat {
        ExportFormat(name: name, contents: .notices) { material throws(CommandFailure) in
            let inventory = try material.inventory
            let notices = try material.state.notices.value(or: CommandFailure.system)
            let attribution = Attribution(inventory, notices)
            return { sink throws(TerminalError) in try write(attribution, &sink) }
        }
    }

    /// What was concluded, for OSS Review Toolkit.
    static let ortCurations = ExportFormat(name: "ort-curations", contents: []) {
        material throws(CommandFailure) in
        let inventory = try material.inventory
        return { sink throws(TerminalError) in try CurationsReport.write(inventory, to: &sink) }
    }

    /// `notices` with `--verbatim`: the copyright files themselves.
    static let verbatimNotices = ExportFormat(name: notices.name, contents: .copyrightFiles) {
        material throws(CommandFailure) in
        let inventory = try material.inventory
        let files = try material.state.copyrightFiles.value(or: CommandFailure.system)
        return { sink throws(TerminalError) in
            try VerbatimReport.write(inventory, files, to: &sink)
        }
    }
}

// MARK: Source packages

extension ExportFormat {
    /// The source packages of what is installed, and which of them are owed.
    static let sources = [
        sources("sources", SourcesReport.write),
        sources("sources-json", JSONReport.write),
        sources("sources-csv", CSVReport.write),
        sources("sources-shell", SourceScript.write),
    ]

    private static func sources(
        _ name: String,
        _ write: @escaping @Sendable (SourceList, inout OutputSink) throws(TerminalError) -> Void
    ) -> ExportFormat {
        ExportFormat(name: name, contents: []) { material throws(CommandFailure) in
            let list = SourceList(try material.inventory, isOwedOnly: material.isOwedOnly)
            return { sink throws(TerminalError) in try write(list, &sink) }
        }
    }
}

// MARK: Rows

extension ExportFormat {
    /// A row per package, for databases of many hosts: one JSON value per line.
    static let jsonRows = rows("rows") { rows, driver, sink throws(TerminalError) in
        try RowsReport.writeLines(rows, driver, to: &sink)
    }

    /// The rows as CSV.
    private static let csvRows = rows("rows-csv") { rows, driver, sink throws(TerminalError) in
        try RowsReport.writeCSV(rows, driver, to: &sink)
    }

    /// The documents of `rows`, by the value of `--format`.
    static let rows: [(format: OutputFormat, document: ExportFormat)] = [
        (.jsonl, jsonRows), (.csv, csvRows),
    ]

    private static func rows(
        _ name: String,
        _ write:
            @escaping @Sendable (
                HostRows, any DigestDriverProtocol, inout OutputSink
            ) throws(TerminalError) -> Void
    ) -> ExportFormat {
        ExportFormat(name: name, contents: [.time, .digests]) { material throws(CommandFailure) in
            let inventory = try material.inventory
            let systemHost = inventory.system.hostName.flatMap(HostName.init)
            guard let host = material.host ?? systemHost else { throw .usage(.missingHost) }
            let day =
                if let day = material.day { day } else { CalendarDate(try material.created) }
            let rows = HostRows(inventory: inventory, host: host, day: day)
            return { sink throws(TerminalError) in try write(rows, material.digestDriver, &sink) }
        }
    }
}
