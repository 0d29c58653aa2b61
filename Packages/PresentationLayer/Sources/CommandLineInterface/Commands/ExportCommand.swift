internal import DomainLayer
internal import PresentationLayer
internal import Reports
internal import TerminalUI

/// `export`: the whole system as a document, for programs or for people.
@MainActor
struct ExportCommand<Container: ExportCommandDependency> {
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
                try await withNotices { inventory, notices, sink throws(TerminalError) in
                    try HTMLReport.write(inventory, notices, to: &sink)
                }
            case .notices:
                try await withNotices { inventory, notices, sink throws(TerminalError) in
                    try NoticesReport.write(Attribution(inventory, notices), to: &sink)
                }
            case .noticesMarkdown:
                try await withNotices { inventory, notices, sink throws(TerminalError) in
                    try MarkdownReport.write(Attribution(inventory, notices), to: &sink)
                }
            case .noticesHTML:
                try await withNotices { inventory, notices, sink throws(TerminalError) in
                    try HTMLReport.write(Attribution(inventory, notices), to: &sink)
                }
            }
        return context.verdict(on: inventory.entries, failures: inventory.failures)
    }

    /// Writes a bill of materials; the inventory that it is of.
    private func bill<Report: BillOfMaterialsReport>(
        as report: Report.Type
    ) async throws(CommandFailure) -> LicenseInventory {
        // First, for a wrong setting should not cost a scan.
        let created = try now()
        let inventory = try await context.inventory(with: .texts)
        let bill = BillOfMaterials(
            inventory: inventory, installation: try await installation(), created: created)
        try await put(bill, as: report)
        return inventory
    }

    /// Writes what has the words of the copyright files in it; the inventory that it is of.
    private func withNotices(
        _ write:
            (LicenseInventory, LicenseNotices, inout OutputSink) throws(TerminalError) -> Void
    ) async throws(CommandFailure) -> LicenseInventory {
        let inventory = try await context.inventory()
        let notices = try await notices(of: inventory)
        try await context.put { sink throws(TerminalError) in
            try write(inventory, notices, &sink)
        }
        return inventory
    }

    private func notices(
        of inventory: LicenseInventory
    ) async throws(CommandFailure) -> LicenseNotices {
        do throws(LicenseDriverError) {
            return try await context.container.noticeDriver.notices(
                of: inventory.entries, in: context.invocation.source)
        } catch {
            throw .system(error)
        }
    }

    private func now() throws(CommandFailure) -> Timestamp {
        do throws(ClockDriverError) {
            return try context.container.clockDriver.now
        } catch {
            throw .clock(error)
        }
    }

    private func installation() async throws(CommandFailure) -> InstallationGraph {
        do throws(LicenseDriverError) {
            return try await context.container.installReasonDriver.graph(
                of: context.invocation.source)
        } catch {
            throw .system(error)
        }
    }

    private func put<Report: BillOfMaterialsReport>(
        _ bill: BillOfMaterials, as report: Report.Type
    ) async throws(CommandFailure) {
        let id = await Report.id(of: bill, digestedBy: context.container.digestDriver)
        try await context.put { sink throws(TerminalError) in
            try await Report.write(bill, as: id, to: &sink)
        }
    }
}
