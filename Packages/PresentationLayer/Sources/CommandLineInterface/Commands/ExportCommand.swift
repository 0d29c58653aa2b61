internal import DomainLayer
internal import PresentationLayer
internal import Reports
internal import TerminalUI

/// `export`: the whole system as a document, for programs or for people.
@MainActor
struct ExportCommand<Container: CommandDependency & ExportPresenterDependency> {
    let context: CommandContext<Container>

    func run() async throws(CommandFailure) -> ExitStatus {
        guard let format = context.invocation.exportFormat else {
            throw .usage(.missingOperand("FORMAT", of: .export))
        }
        for option in [OptionName.host, .day, .format]
        where format != .rows && context.invocation.has(option) {
            throw .usage(.optionNeeds(option, "the FORMAT rows"))
        }
        if context.invocation.has(.verbatim), format != .notices {
            throw .usage(.optionNeeds(.verbatim, "the FORMAT notices"))
        }
        let inventory =
            switch format {
            case .spdx: try await bill(as: SPDXReport.self)
            case .spdx3: try await bill(as: SPDX3Report.self)
            case .cyclonedx: try await bill(as: CycloneDXReport.self)
            case .html: try await page()
            case .notices where context.invocation.has(.verbatim): try await copyrightFiles()
            case .notices: try await attribution(as: NoticesReport.write)
            case .noticesMarkdown: try await attribution(as: MarkdownReport.write)
            case .noticesHTML: try await attribution(as: HTMLReport.write)
            case .rows: try await rows()
            }
        return context.verdict(on: inventory.entries, failures: inventory.failures)
    }

    /// Writes a bill of materials; the inventory that it is of.
    private func bill<Report: BillOfMaterialsReport>(
        as report: Report.Type
    ) async throws(CommandFailure) -> LicenseInventory {
        let state = await gathered([.time, .dependencies])
        let created = try state.created.value(or: CommandFailure.clock)
        let inventory = try state.inventory.value(or: CommandFailure.system)
        let bill = BillOfMaterials(
            inventory: inventory,
            installation: try state.installation.value(or: CommandFailure.system),
            created: created)
        let id = Report.id(of: bill, digestedBy: context.container.digestDriver)
        try await context.put { sink throws(TerminalError) in
            try Report.write(bill, as: id, to: &sink)
        }
        return inventory
    }

    /// Writes the inventory as a page; what it is of.
    private func page() async throws(CommandFailure) -> LicenseInventory {
        let state = await gathered([.time, .notices])
        let created = try state.created.value(or: CommandFailure.clock)
        let inventory = try state.inventory.value(or: CommandFailure.system)
        let notices = try state.notices.value(or: CommandFailure.system)
        try await context.put { sink throws(TerminalError) in
            try HTMLReport.write(inventory, notices, created: created, to: &sink)
        }
        return inventory
    }

    /// Writes what has to be passed on with the packages; the inventory that it is of.
    private func attribution(
        as write: (Attribution, inout OutputSink) throws(TerminalError) -> Void
    ) async throws(CommandFailure) -> LicenseInventory {
        let state = await gathered(.notices)
        let inventory = try state.inventory.value(or: CommandFailure.system)
        let notices = try state.notices.value(or: CommandFailure.system)
        try await context.put(Attribution(inventory, notices), as: write)
        return inventory
    }

    /// Writes the copyright files as they are; the inventory that they are of.
    private func copyrightFiles() async throws(CommandFailure) -> LicenseInventory {
        let state = await gathered(.copyrightFiles)
        let inventory = try state.inventory.value(or: CommandFailure.system)
        let files = try state.copyrightFiles.value(or: CommandFailure.system)
        try await context.put(inventory, files, as: VerbatimReport.write)
        return inventory
    }

    /// Writes a row per package; the inventory that they are of.
    private func rows() async throws(CommandFailure) -> LicenseInventory {
        let invocation = context.invocation
        let state = await gathered(invocation.day == nil ? [.time, .digests] : .digests)
        let inventory = try state.inventory.value(or: CommandFailure.system)
        guard let host = invocation.host ?? inventory.system.hostName.flatMap(HostName.init) else {
            throw .usage(.missingHost)
        }
        let day =
            if let day = invocation.day { day } else {
                CalendarDate(try state.created.value(or: CommandFailure.clock))
            }
        let rows = HostRows(inventory: inventory, host: host, day: day)
        let driver = context.container.digestDriver
        switch invocation.format {
        case .csv: try await context.put(rows, driver, as: RowsReport.writeCSV)
        default: try await context.put(rows, driver, as: RowsReport.writeLines)
        }
        return inventory
    }

    private func gathered(_ contents: ExportContents) async -> ExportState {
        let presenter = ExportPresenter(
            dependency: context.container, source: context.invocation.source, contents: contents)
        await context.follow({ presenter.state.inventory }, during: presenter.onAppear)
        return presenter.state
    }
}
