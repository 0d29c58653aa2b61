import DomainLayer
import LicenseViews
import Wording

enum SheetAction: Equatable, Sendable {
    // Actions of the user
    case scroll(to: Int)
    case goToStatement(by: Int)

    // Results of effects
    case textLoaded(SheetText, of: PackageLicense.ID)
    case textFailed(LicenseDriverError, of: PackageLicense.ID)
    case installationLoaded(InstallationGraph)
    case installationFailed(LicenseDriverError)
}

extension SheetAction: CustomStringConvertible {
    /// The action in one short line, whatever its values.
    var description: String {
        switch self {
        case .scroll(let top): "scroll(to: \(top))"
        case .goToStatement(let step): "goToStatement(by: \(step))"
        case .textLoaded(_, let id): "textLoaded(of: \(id))"
        case .textFailed(let error, let id): "textFailed(\(error.detail), of: \(id))"
        case .installationLoaded: "installationLoaded"
        case .installationFailed(let error): "installationFailed(\(error.detail))"
        }
    }
}
