internal import DomainLayer
internal import PresentationLayer
internal import Reports
internal import TerminalUI

/// `export`: the whole system as a document, for programs or for people.
@MainActor
struct ExportCommand<
    Container: CommandDependency & BillOfMaterialsPresenterDependency & NoticesPresenterDependency
> {
    let context: CommandContext<Container>

    func run() async throws(CommandFailure) -> ExitStatus {
        guard let format = context.invocation.exportFormat else {
            throw .usage(.missingOperand("FORMAT", of: .export))
        }
        let inventory =
            switch format {
            case .spdx: try await bill(as: SPDXReport.self)
            case .spdx3: try await bill(as: SPDX3Report.self)
            case .cyclonedx: try await bill(as: CycloneDXReport.self)
            case .html:
                try await withNotices(isDated: true) {
                    inventory, notices, created, sink throws(TerminalError) in
                    try HTMLReport.write(inventory, notices, created: created, to: &sink)
                }
            case .notices:
                try await withNotices { inventory, notices, _, sink throws(TerminalError) in
                    try NoticesReport.write(Attribution(inventory, notices), to: &sink)
                }
            case .noticesMarkdown:
                try await withNotices { inventory, notices, _, sink throws(TerminalError) in
                    try MarkdownReport.write(Attribution(inventory, notices), to: &sink)
                }
            case .noticesHTML:
                try await withNotices { inventory, notices, _, sink throws(TerminalError) in
                    try HTMLReport.write(Attribution(inventory, notices), to: &sink)
                }
            }
        return context.verdict(on: inventory.entries, failures: inventory.failures)
    }

    /// Writes a bill of materials; the inventory that it is of.
    private func bill<Report: BillOfMaterialsReport>(
        as report: Report.Type
    ) async throws(CommandFailure) -> LicenseInventory {
        let presenter = BillOfMaterialsPresenter(
            dependency: context.container, source: context.invocation.source)
        await context.follow({ presenter.state.inventory }, during: presenter.onAppear)
        let created = try presenter.state.created.value(or: CommandFailure.clock)
        let inventory = try presenter.state.inventory.value(or: CommandFailure.system)
        let bill = BillOfMaterials(
            inventory: inventory,
            installation: try presenter.state.installation.value(or: CommandFailure.system),
            created: created)
        let id = Report.id(of: bill, digestedBy: context.container.digestDriver)
        try await context.put { sink throws(TerminalError) in
            try Report.write(bill, as: id, to: &sink)
        }
        return inventory
    }

    /// Writes what has the words of the copyright files in it; the inventory that it is of.
    private func withNotices(
        isDated: Bool = false,
        _ write: (LicenseInventory, LicenseNotices, Timestamp?, inout OutputSink)
            throws(TerminalError) -> Void
    ) async throws(CommandFailure) -> LicenseInventory {
        let presenter = NoticesPresenter(
            dependency: context.container, source: context.invocation.source, isDated: isDated)
        await context.follow({ presenter.state.inventory }, during: presenter.onAppear)
        let created = isDated ? try presenter.state.created.value(or: CommandFailure.clock) : nil
        let inventory = try presenter.state.inventory.value(or: CommandFailure.system)
        let notices = try presenter.state.notices.value(or: CommandFailure.system)
        try await context.put { sink throws(TerminalError) in
            try write(inventory, notices, created, &sink)
        }
        return inventory
    }
}
