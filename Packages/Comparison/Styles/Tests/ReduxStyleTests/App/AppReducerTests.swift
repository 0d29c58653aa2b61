import DomainLayer
import LicenseViews
import StyleDoubles
import Testing

@testable import ReduxStyle

@Suite struct AppReducerTests {
    static let table = PackageTable.of(PackageLicense.samples)

    /// The state after some actions on a list of all samples.
    func state(after actions: AppAction...) -> AppState {
        ([.packages(.loaded(Self.table))] + actions).reduce(into: AppState()) {
            AppReducer.reduce(state: &$0, action: $1)
        }
    }

    @Test func `an action of a feature changes that feature alone`() {
        let opened = state(after: .packages(.enter))
        var expected = opened
        expected.packages.isFiltering = true
        #expect(state(after: .packages(.enter), .packages(.beginFilter)) == expected)
        expected = opened
        expected.sheet.position.top = 7
        #expect(state(after: .packages(.enter), .sheet(.scroll(to: 7))) == expected)
        expected = opened
        expected.navigation.hasQuit = true
        #expect(state(after: .packages(.enter), .navigation(.quit)) == expected)
    }

    @Test func `the sheet shows the package of the route, from its beginning`() {
        let graph = InstallationGraph([])
        let state = state(
            after: .packages(.enter), .sheet(.installationLoaded(graph)),
            .sheet(.goToStatement(by: 1)), .navigation(.step(by: 1)))
        #expect(state.shownPackage == PackageLicense.samples[1])
        #expect(state.sheet == SheetState(installation: .success(graph)))
    }

    @Test func `Enter opens the selected package among those that are shown, once`() {
        var state = AppState(packages: PackagesReducerTests.list(selected: 1, filter: "a"))
        AppReducer.reduce(state: &state, action: .packages(.enter))
        // “a” is in apple and in cedar, but not in birch.
        #expect(state.navigation == NavigationReducerTests.sheet(1))
        let opened = state
        AppReducer.reduce(state: &state, action: .packages(.enter))
        #expect(state == opened)
    }

    @Test(arguments: [
        PackagesReducerTests.loading, PackagesReducerTests.failed,
        PackagesReducerTests.hidden(PackagesReducerTests.list()),
        PackagesReducerTests.list(filter: "fig"),
        PackagesReducerTests.list(of: .of([])),
    ])
    func `there is no sheet without a package on the screen`(packages: PackagesState) {
        var state = AppState(packages: packages)
        AppReducer.reduce(state: &state, action: .packages(.enter))
        #expect(state.navigation == NavigationState())
    }

    @Test func `Enter accepts a filter that is being written, and opens a sheet otherwise`() {
        let filter: [AppAction] = [.packages(.beginFilter), .packages(.filter("birch"))]
        let accepted = state(after: filter[0], filter[1], .packages(.enter))
        #expect(!accepted.packages.isFiltering)
        #expect(accepted.navigation.pages == nil)
        let opened = state(after: filter[0], filter[1], .packages(.enter), .packages(.enter))
        #expect(opened.shownPackage?.id == "birch:all")
        #expect(opened.packages == accepted.packages)
    }

    @Test func `at the end of the route the sheet stays as it is`() {
        let scrolled = state(after: .packages(.enter), .sheet(.scroll(to: 7)))
        #expect(
            state(after: .packages(.enter), .sheet(.scroll(to: 7)), .navigation(.step(by: -1)))
                == scrolled)
    }

    @Test func `closing selects the package that was shown last, and forgets the sheet`() {
        let state = state(
            after: .packages(.enter), .navigation(.step(by: 1)), .sheet(.scroll(to: 7)),
            .navigation(.close))
        var expected = self.state()
        expected.packages.list.select(1)
        #expect(state == expected)
    }

    @Test(arguments: [
        SheetAction.textFailed(.cancelled, of: "apple:all"),
        .installationLoaded(InstallationGraph([])), .scroll(to: 2),
    ])
    func `what comes for a sheet after it was closed changes nothing`(action: SheetAction) {
        #expect(
            state(after: .packages(.enter), .navigation(.close), .sheet(action))
                == state(after: .packages(.enter), .navigation(.close)))
    }

    @Test func `a package that was upgraded is shown as it is now, no statement gone to`() {
        var upgraded = PackageLicense.samples
        upgraded[0].version = "2"
        let state = state(
            after: .packages(.enter), .sheet(.goToStatement(by: 1)),
            .packages(.loaded(.of(upgraded))))
        #expect(state.shownPackage == upgraded[0])
        #expect(state.sheet.position.statement == nil)
        #expect(state.sheet.position.anchor == 1)
    }

    @Test func `a package that stayed the same keeps its statement`() {
        let state = state(
            after: .packages(.enter), .sheet(.goToStatement(by: 1)),
            .packages(.loaded(.of(Array(PackageLicense.samples.prefix(1))))))
        #expect(state.sheet.position.statement == 0)
    }

    @Test func `a package that was removed can be shown until the sheet is closed`() {
        let removed = state(
            after: .packages(.enter), .sheet(.goToStatement(by: 1)), .packages(.loaded(.of([]))),
            .packages(.loaded(.of([]))))
        #expect(removed.shownPackage == PackageLicense.samples[0])
        #expect(removed.packages.table?.row(of: "apple:all") == nil)
        #expect(removed.sheet.position.statement == 0)
        let closed = state(
            after: .packages(.enter), .packages(.loaded(.of([]))), .navigation(.close))
        #expect(closed.packages == PackagesState(phase: .loaded(.of([]))))
    }
}
