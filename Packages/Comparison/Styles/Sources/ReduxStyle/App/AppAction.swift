/// All that happens: what somebody did, and what came of an effect, by feature.
///
/// Actions are values. A run of the app is the list of its actions: kept, it can be gone through
/// again, and each state of it is there once more.
enum AppAction: Equatable, Sendable {
    case packages(PackagesAction)
    case sheet(SheetAction)
    case navigation(NavigationAction)
}

extension AppAction: CustomStringConvertible {
    var description: String {
        switch self {
        case .packages(let action): "packages.\(action)"
        case .sheet(let action): "sheet.\(action)"
        case .navigation(let action): "navigation.\(action)"
        }
    }
}
