/// Everything that happens: actions of the user and results of effects, by feature.
///
/// Actions are values. A run of the app is the list of its actions: a saved list can be replayed,
/// and reproduces each state of the run.
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
