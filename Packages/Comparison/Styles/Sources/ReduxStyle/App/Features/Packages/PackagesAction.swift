import DomainLayer
import TerminalUI
import Wording

enum PackagesAction: Equatable, Sendable {
    // Actions of the user
    case load
    case refresh
    case move(to: ListPosition)
    case select(PackageLicense.ID)
    case beginFilter
    case filter(String)
    case enter
    case clearFilter

    // Results of effects
    case waitedLong
    case progressed(LoadProgress)
    case loaded(PackageTable)
    case failed(LicenseDriverError)
}

extension PackagesAction: CustomStringConvertible {
    /// The action in one short line, whatever its values.
    var description: String {
        switch self {
        case .load: "load"
        case .refresh: "refresh"
        case .move(let position): "move(to: \(position.selected))"
        case .select(let id): "select(\(id))"
        case .beginFilter: "beginFilter"
        case .filter(let filter): "filter(\(filter))"
        case .enter: "enter"
        case .clearFilter: "clearFilter"
        case .waitedLong: "waitedLong"
        case .progressed(let step): "progressed(\(step.label))"
        case .loaded(let table): "loaded(\(table))"
        case .failed(let error): "failed(\(error.detail))"
        }
    }
}

extension LoadProgress {
    fileprivate var label: String {
        switch self {
        case .packages(let done, nil): "\(done)"
        case .packages(let done, let total?): "\(done) of \(total)"
        case .bytes(let done, _, _): "\(done) bytes"
        }
    }
}
