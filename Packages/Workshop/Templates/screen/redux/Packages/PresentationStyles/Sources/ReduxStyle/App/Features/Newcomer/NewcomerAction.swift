import DomainLayer
import LicenseViews

enum NewcomerAction: Equatable, Sendable {
    // What somebody did
    case load

    // What came of it
    case counted(Int)
    case failed(LicenseDriverError)
}

extension NewcomerAction: CustomStringConvertible {
    /// In one short line, whatever the action carries.
    var description: String {
        switch self {
        case .load: "load"
        case .counted(let packages): "counted(\(packages))"
        case .failed(let error): "failed(\(error.detail))"
        }
    }
}
