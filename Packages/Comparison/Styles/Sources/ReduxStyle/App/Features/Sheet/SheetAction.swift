import DomainLayer
import Wording

enum SheetAction: Equatable, Sendable {
    // MARK: Actions of the user

    /// Sent by the scroll view of `SheetView`.
    case scroll(to: Int)
    /// Sent by `SheetView`, for `n` and `p`.
    case goToStatement(by: Int)

    // MARK: Results of effects

    /// Sent by `AppEffect.readText(of:)`.
    case textLoaded(SheetText, of: PackageLicense.ID)
    /// Sent by `AppEffect.readText(of:)`.
    case textFailed(LicenseDriverError, of: PackageLicense.ID)
    /// Sent by `AppEffect.readInstallation`.
    case installationLoaded(InstallationGraph)
    /// Sent by `AppEffect.readInstallation`.
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
