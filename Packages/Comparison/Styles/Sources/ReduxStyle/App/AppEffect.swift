import DomainLayer

/// What the store does outside of the state, as a value: which effects an action has can be tested
/// without a store that runs them.
enum AppEffect: Equatable, Sendable {
    /// Waits, and then says that loading takes long.
    case waitLong
    case cancelLongWait
    /// Reads the inventory, and again after each change.
    case observeInventory
    case readText(of: PackageLicense)
    case cancelText
    case readInstallation
    case cancelInstallation
}

extension AppEffect {
    /// The effects of an action.
    ///
    /// What a sheet loads depends on what it shows, whichever action led there. So these effects
    /// follow from the states, and an action that was refused has none.
    ///
    /// - Parameters:
    ///   - old: the state before the action.
    ///   - new: the state that the reducer has made of it.
    static func effects(of action: AppAction, from old: AppState, to new: AppState) -> [AppEffect] {
        effects(of: action) + effects(from: old, to: new)
    }

    private static func effects(of action: AppAction) -> [AppEffect] {
        switch action {
        case .packages(.load): [.waitLong, .observeInventory]
        case .packages(.refresh): [.observeInventory]
        case .packages(.loaded), .packages(.failed): [.cancelLongWait]
        case .packages, .sheet, .navigation: []
        }
    }

    private static func effects(from old: AppState, to new: AppState) -> [AppEffect] {
        var effects: [AppEffect] = []
        if new.shownPackage != old.shownPackage {
            effects.append(new.shownPackage.map { .readText(of: $0) } ?? .cancelText)
        }
        switch (old.navigation.pages, new.navigation.pages) {
        case (nil, _?): effects.append(.readInstallation)
        case (_?, nil): effects.append(.cancelInstallation)
        default: break
        }
        return effects
    }
}
