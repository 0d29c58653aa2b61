import DomainLayer
import Wording

/// Reads what the sheet of a package shows in addition to its row.
protocol SheetServiceProtocol: Sendable {
    /// The package's copyright text; the lines that its statements rest on are marked.
    func text(of entry: PackageLicense) async -> Result<SheetText, LicenseDriverError>

    /// The graph that says why packages are installed.
    func installation() async -> Result<InstallationGraph, LicenseDriverError>
}

struct SheetService<
    TextDriver: LicenseTextDriverProtocol, InstallationDriver: InstallationDriverProtocol
>: SheetServiceProtocol {
    let texts: TextDriver
    let installations: InstallationDriver
    let source: InventorySource

    func text(of entry: PackageLicense) async -> Result<SheetText, LicenseDriverError> {
        do throws(LicenseDriverError) {
            let license = try await texts.license(of: entry, in: source)
            return .success(await SheetText.of(license, evidence: entry.statements))
        } catch {
            return .failure(error)
        }
    }

    func installation() async -> Result<InstallationGraph, LicenseDriverError> {
        do throws(LicenseDriverError) {
            return .success(try await installations.graph(of: source))
        } catch {
            return .failure(error)
        }
    }
}
