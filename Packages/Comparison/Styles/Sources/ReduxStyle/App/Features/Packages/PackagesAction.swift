import DomainLayer
import TerminalUI
import Wording

enum PackagesAction: Equatable, Sendable {
    // MARK: Actions of the user

    /// The app begins. Sent by `AppStore.run()`.
    case load
    /// Sent by `PackagesView`, for `r`.
    case refresh
    /// Sent by the list of `PackagesView`.
    case move(to: ListPosition)
    /// Sent by `PackagesView`, for `/`.
    case beginFilter
    /// Sent by the field of `PackagesView`.
    case filter(String)
    /// Accepts the filter or opens the selected package. Sent by `PackagesView`.
    case enter
    /// Sent by `PackagesView`, for Escape.
    case clearFilter

    // MARK: Results of effects

    /// Sent by `AppEffect.waitLong`.
    case waitedLong
    /// Sent by `AppEffect.observeInventory`, while it reads.
    case progressed(LoadProgress)
    /// Sent by `AppEffect.observeInventory`.
    case loaded(PackageTable)
    /// Sent by `AppEffect.observeInventory`.
    case failed(LicenseDriverError)
}

extension PackagesAction: CustomStringConvertible {
    /// The action in one short line, whatever its values.
    var description: String {
        switch self {
        case .load: "load"
        case .refresh: "refresh"
        case .move(let position): "move(to: \(position.selected))"
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
