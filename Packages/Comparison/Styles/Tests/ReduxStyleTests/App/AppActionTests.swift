import DomainLayer
import StyleDoubles
import TerminalUI
import Testing

@testable import ReduxStyle

@Suite struct AppActionTests {
    static let actions =
        PackagesReducerTests.steps.map { AppAction.packages($0.action) }
        + SheetReducerTests.steps.map { .sheet($0.action) }
        + NavigationReducerTests.steps.map { .navigation($0.action) }

    @Test(arguments: actions)
    func `an action prints in a short line that names its feature`(action: AppAction) {
        #expect(!action.description.contains("\n"))
        #expect(action.description.count < 100)
        #expect(action.description.split(separator: ".").count > 1)
    }

    @Test func `what an action carries is printed as far as it is short`() {
        let table = PackageTable.of(PackageLicense.samples)
        #expect(AppAction.packages(.loaded(table)).description == "packages.loaded(3 packages)")
        #expect(
            AppAction.packages(.move(to: ListPosition(selected: 4, top: 1))).description
                == "packages.move(to: 4)")
        #expect(
            AppAction.sheet(.textFailed(.noText("apple:all"), of: "apple:all")).description
                == "sheet.textFailed(apple:all has no readable copyright file, of: apple:all)")
        #expect(AppAction.navigation(.step(by: -1)).description == "navigation.step(by: -1)")
    }
}
