internal import DomainLayer
internal import PresentationLayer
internal import Reports
internal import TerminalUI

/// A document that `export` writes: a row of its table.
struct ExportFormat: Sendable {
    /// What the document is called on the command line.
    let name: String
    /// Other names that people type.
    var aliases: [String] = []
    /// What the document tells besides the inventory.
    let contents: ExportContents
    /// Makes the document of what was gathered.
    ///
    /// - Throws: why there is none.
    let document: @Sendable (ExportMaterial) throws(CommandFailure) -> Document

    /// Writes a document.
    typealias Document = (inout OutputSink) throws(TerminalError) -> Void

    /// The document of this name; nil if there is none.
    static func named(_ word: String) -> ExportFormat? {
        all.first { $0.name == word || $0.aliases.contains(word) }
    }
}

/// What a document can be made of.
struct ExportMaterial {
    /// What was gathered.
    var state: ExportState
    /// The host that rows are of; nil for the system's own.
    var host: HostName?
    /// The day that rows are of; nil for today.
    var day: CalendarDate?
    /// Any driver, for the rows of a table can't be generic.
    var digestDriver: any DigestDriverProtocol

    var inventory: LicenseInventory {
        get throws(CommandFailure) { try state.inventory.value(or: CommandFailure.system) }
    }

    var created: Timestamp {
        get throws(CommandFailure) { try state.created.value(or: CommandFailure.clock) }
    }
}

extension ExportFormat {
    /// All documents, in the order of the help.
    static let all = [
        bill("spdx", SPDXReport.self, aliases: ["spdx-json"]),
        bill("spdx3", SPDX3Report.self),
        bill("cyclonedx", CycloneDXReport.self, aliases: ["cdx"]),
        html,
        notices,
        attribution("notices-markdown", MarkdownReport.write),
        attribution("notices-html", HTMLReport.write),
        jsonRows,
        csvRows,
    ]

    /// What to pass on with the packages, in plain text.
    static let notices = attribution("notices", NoticesReport.write)

    /// The inventory as a page.
    private static let html = ExportFormat(name: "html", contents: [.time, .notices]) {
        material throws(CommandFailure) in
        let created = try material.created
        let inventory = try material.inventory
        let notices = try material.state.notices.value(or: CommandFailure.system)
        return { sink throws(TerminalError) in
            try HTMLReport.write(inventory, notices, created: created, to: &sink)
        }
    }

    /// A bill of materials.
    private static func bill<Report: BillOfMaterialsReport & SendableMetatype>(
        _ name: String, _ report: Report.Type, aliases: [String] = []
    ) -> ExportFormat {
        ExportFormat(name: name, aliases: aliases, contents: [.time, .dependencies]) {
            material throws(CommandFailure) in
            let created = try material.created
            let bill = BillOfMaterials(
                inventory: try material.inventory,
                installation: try material.state.installation.value(or: CommandFailure.system),
                created: created)
            let id = Report.id(of: bill, digestedBy: material.digestDriver)
            return { sink throws(TerminalError) in try Report.write(bill, as: id, to: &sink) }
        }
    }

    /// What to pass on with the packages.
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

    /// What `notices` are with `--verbatim`: the copyright files themselves.
    static let verbatimNotices = ExportFormat(name: notices.name, contents: .copyrightFiles) {
        material throws(CommandFailure) in
        let inventory = try material.inventory
        let files = try material.state.copyrightFiles.value(or: CommandFailure.system)
        return { sink throws(TerminalError) in
            try VerbatimReport.write(inventory, files, to: &sink)
        }
    }
}

// MARK: Rows

extension ExportFormat {
    /// A row per package, for databases of many hosts: a JSON value a line.
    static let jsonRows = rows("rows") { rows, driver, sink throws(TerminalError) in
        try RowsReport.writeLines(rows, driver, to: &sink)
    }

    /// The rows as CSV.
    private static let csvRows = rows("rows-csv") { rows, driver, sink throws(TerminalError) in
        try RowsReport.writeCSV(rows, driver, to: &sink)
    }

    /// What `rows` are with each value of `--format`.
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
