import DomainLayer
import StyleDoubles
import Testing

@testable import ReduxStyle

/// Tests which effects an action has, without a store that runs them.
@Suite struct AppEffectTests {
    private static let apple = PackageLicense.samples[0]
    private static let birch = PackageLicense.samples[1]
    private static let list = AppState(packages: PackagesReducerTests.list())
    private static let sheet = state(after: .packages(.enter), from: list)

    private static func state(after action: AppAction, from old: AppState) -> AppState {
        var state = old
        AppReducer.reduce(state: &state, action: action)
        return state
    }

    private static func upgraded() -> PackageTable {
        var entries = PackageLicense.samples
        entries[0].version = "2"
        return .of(entries)
    }

    @Test(
        arguments: [
            (AppState(), .packages(.load), [.waitLong, .observeInventory]),
            (list, .packages(.refresh), [.observeInventory]),
            (AppState(), .packages(.loaded(PackagesReducerTests.table)), [.cancelLongWait]),
            (AppState(), .packages(.failed(.cancelled)), [.cancelLongWait]),
            (list, .packages(.beginFilter), []),
            (list, .packages(.enter), [.readText(of: apple), .readInstallation]),
            (AppState(), .packages(.enter), []),
            (sheet, .navigation(.step(by: 1)), [.readText(of: birch)]),
            (sheet, .navigation(.step(by: -1)), []),
            (sheet, .sheet(.scroll(to: 1)), []),
            (sheet, .navigation(.close), [.cancelText, .cancelInstallation]),
            (
                sheet, .packages(.loaded(upgraded())),
                [.cancelLongWait, .readText(of: upgraded().entries[0])]
            ),
        ] as [(AppState, AppAction, [AppEffect])])
    func `an action has these effects`(old: AppState, action: AppAction, effects: [AppEffect]) {
        let new = Self.state(after: action, from: old)
        #expect(AppEffect.effects(of: action, from: old, to: new) == effects)
    }
}
