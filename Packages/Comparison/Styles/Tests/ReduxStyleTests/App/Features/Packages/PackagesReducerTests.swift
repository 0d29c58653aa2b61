import DomainLayer
import LicenseViews
import StyleDoubles
import TerminalUI
import Testing
import Wording

@testable import ReduxStyle

@Suite struct PackagesReducerTests {
    static let table = PackageTable.of(PackageLicense.samples)
    static let smaller = PackageTable.of(Array(PackageLicense.samples.dropFirst()))
    static let error = LicenseDriverError.noPackageDatabase(path: "/srv/pear")
    static let loading = PackagesState()
    static let failed = PackagesState(phase: .failed(error, last: nil))
    static let failedRefreshing = PackagesState(
        phase: .failed(error, last: nil), isRefreshing: true)

    /// A list of packages by name, after a filter.
    static func list(
        of table: PackageTable = table, selected: Int = 0, top: Int = 0,
        filter: String = "", isFiltering: Bool = false, isRefreshing: Bool = false
    ) -> PackagesState {
        var list = FilteredRows(order: table.index.order(.name), keys: table.index.keys)
        list.narrow(to: filter)
        list.position = ListPosition(selected: selected, top: top)
        return PackagesState(
            phase: .loaded(table), list: list, isFiltering: isFiltering, isRefreshing: isRefreshing)
    }

    /// A list below the error of a refresh.
    static func hidden(_ list: PackagesState) -> PackagesState {
        var state = list
        state.phase = .failed(error, last: list.table)
        return state
    }

    static func reading(_ done: Int, of total: Int?, isLong: Bool) -> PackagesState {
        PackagesState(
            phase: .loading(
                PackagesState.Progress(
                    step: .packages(done: done, of: total), isLong: isLong)))
    }

    static let steps: [Step<PackagesState, PackagesAction>] = [
        Step("begin", reading(1, of: 3, isLong: true), .load, loading),
        Step("begin anew after an error", failed, .load, loading),
        Step("begin anew, but there are packages", list(selected: 1), .load, list(selected: 1)),
        Step("an error stays while it is read again", failed, .refresh, failedRefreshing),
        Step("another error after a refresh", failedRefreshing, .failed(error), failed),

        Step("half a second", loading, .waitedLong, reading(0, of: nil, isLong: true)),
        Step("half a second, but there are packages", list(), .waitedLong, list()),
        Step(
            "progress", reading(1, of: 3, isLong: true), .progressed(.packages(done: 2, of: 3)),
            reading(2, of: 3, isLong: true)),
        Step("progress of reading again", list(), .progressed(.packages(done: 1, of: 3)), list()),

        Step("packages", reading(2, of: 3, isLong: true), .loaded(table), list()),
        Step("packages after an error", failed, .loaded(table), list()),
        Step(
            "other packages, the selected one stays so", list(selected: 2), .loaded(smaller),
            list(of: smaller, selected: 1)),
        Step(
            "other packages, the selected one is gone", list(selected: 0), .loaded(smaller),
            list(of: smaller)),
        Step(
            "other packages, the filter stays", list(filter: "cedar", isFiltering: true),
            .loaded(smaller), list(of: smaller, filter: "cedar", isFiltering: true)),
        Step("an error", reading(0, of: nil, isLong: true), .failed(error), failed),
        Step(
            "another error", failed, .failed(.cancelled),
            PackagesState(phase: .failed(.cancelled, last: nil))),
        Step(
            "an error, but there are packages", list(selected: 1), .failed(error), list(selected: 1)
        ),

        Step(
            "an error of a refresh, which keeps what was shown",
            list(selected: 1, filter: "e", isRefreshing: true), .failed(error),
            hidden(list(selected: 1, filter: "e"))),
        Step(
            "packages after that", hidden(list(selected: 1, filter: "e")), .loaded(table),
            list(selected: 1, filter: "e")),
        Step(
            "no filter is cleared that isn't shown", hidden(list(filter: "e")), .clearFilter,
            hidden(list(filter: "e"))),
        Step("none is begun", hidden(list()), .beginFilter, hidden(list())),
        Step(
            "none is accepted", hidden(list(isFiltering: true)), .enter,
            hidden(list(isFiltering: true))),

        Step("move", list(), .move(to: ListPosition(selected: 2)), list(selected: 2)),
        Step("begin a filter", list(), .beginFilter, list(isFiltering: true)),
        Step("begin a filter before there are packages", loading, .beginFilter, loading),
        Step(
            "a filter, the selected one stays so", list(selected: 1, isFiltering: true),
            .filter("ir"), list(selected: 0, filter: "ir", isFiltering: true)),
        Step("a filter that nobody began", loading, .filter("ir"), loading),
        Step(
            "accept a filter", list(filter: "ir", isFiltering: true), .enter,
            list(filter: "ir")),
        Step(
            "clear a filter that is written", list(filter: "ir", isFiltering: true), .clearFilter,
            list(selected: 1, top: 1)),
        Step("clear a filter", list(filter: "ir"), .clearFilter, list(selected: 1, top: 1)),
        Step("clear no filter", list(selected: 2), .clearFilter, list(selected: 2)),
    ]

    @Test(arguments: steps)
    func `an action makes a state into another`(step: Step<PackagesState, PackagesAction>) {
        #expect(step.result(of: PackagesReducer.reduce) == step.new)
    }

    @Test(arguments: [
        (list(), "cedar:all", list(selected: 2, top: 2)),
        (list(filter: "a"), "birch:all", list(filter: "a")),
        (list(selected: 1), "fig:all", list(selected: 1)),
    ])
    func `a package is selected if it is shown`(
        old: PackagesState, id: String, new: PackagesState
    ) {
        var state = old
        state.select(id)
        #expect(state == new)
    }

    @Test func `the table has every action`() {
        #expect(Set(Self.steps.map { Kind($0.action) }) == Set(Kind.allCases))
    }

    /// The actions without their values. A new action doesn't compile here until it has a kind, and
    /// then fails a test until the table has it.
    enum Kind: CaseIterable {
        case load, refresh, move, beginFilter, filter, enter, clearFilter
        case waitedLong, progressed, loaded, failed

        init(_ action: PackagesAction) {
            self =
                switch action {
                case .load: .load
                case .refresh: .refresh
                case .move: .move
                case .beginFilter: .beginFilter
                case .filter: .filter
                case .enter: .enter
                case .clearFilter: .clearFilter
                case .waitedLong: .waitedLong
                case .progressed: .progressed
                case .loaded: .loaded
                case .failed: .failed
                }
        }
    }
}
