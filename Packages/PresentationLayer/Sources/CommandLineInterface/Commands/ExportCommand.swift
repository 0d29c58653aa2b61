internal import DomainLayer
internal import PresentationLayer
internal import Reports
internal import TerminalUI

/// `export`: the whole system as a document for other programs.
@MainActor
struct ExportCommand<Container: DIContainerDependency> {
    let context: CommandContext<Container>

    func run() async throws(CommandFailure) -> ExitStatus {
        guard let format = context.invocation.exportFormat else {
            throw .usage(.missingOperand("FORMAT", of: .export))
        }
        // First, for a wrong setting should not cost a scan.
        let created = try now()
        let inventory = try await context.inventory(with: .texts)
        let bill = BillOfMaterials(
            inventory: inventory, installation: try await installation(), created: created)
        switch format {
        case .spdx: try await put(bill, as: SPDXReport.self)
        case .spdx3: try await put(bill, as: SPDX3Report.self)
        case .cyclonedx: try await put(bill, as: CycloneDXReport.self)
        }
        return context.verdict(on: inventory.entries, failures: inventory.failures)
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
