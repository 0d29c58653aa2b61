import DomainLayer
import LicenseViews
import StyleDoubles
import Testing
import Wording

@testable import ReduxStyle

@Suite struct SheetReducerTests {
    static let apple = PackageLicense.samples[0]
    static let text = SheetText(
        License(id: apple.id, name: apple.name, body: "Terms.\n"), evidence: [])
    static let graph = InstallationGraph([InstallationGraph.Package("apple:all")])
    static let first = sheet(at: 1)
    static let second = sheet(at: 2)

    /// The sheet of the package after some steps to the next statement.
    static func sheet(at steps: Int, top: Int? = nil) -> SheetState {
        var state = SheetState()
        for _ in 0..<steps { state.position.goToStatement(by: 1, in: apple) }
        if let top { state.position.top = top }
        return state
    }

    static let steps: [Step<SheetState, SheetAction>] = [
        Step("scroll", second, .scroll(to: 4), sheet(at: 2, top: 4)),
        Step("the first statement", sheet(at: 0, top: 9), .goToStatement(by: 1), first),
        Step("the last one, backwards", SheetState(), .goToStatement(by: -1), second),
        Step("the next one", first, .goToStatement(by: 1), second),
        Step("the one before", second, .goToStatement(by: -1), first),
        Step("no next one", second, .goToStatement(by: 1), second),
        Step("none before", first, .goToStatement(by: -1), first),
        Step(
            "its text", SheetState(), .textLoaded(text, of: apple.id),
            SheetState(text: .success(text))),
        Step("another one's text", SheetState(), .textLoaded(text, of: "fig:all"), SheetState()),
        Step(
            "no text", first, .textFailed(.noText(apple.id), of: apple.id),
            SheetState(text: .failure(.noText(apple.id)), position: first.position)),
        Step("another one's error", first, .textFailed(.cancelled, of: "fig:all"), first),
        Step(
            "why it is installed", first, .installationLoaded(graph),
            SheetState(installation: .success(graph), position: first.position)),
        Step(
            "why nobody knows that", first, .installationFailed(.cancelled),
            SheetState(installation: .failure(.cancelled), position: first.position)),
    ]

    @Test(arguments: steps)
    func `an action makes a state into another`(step: Step<SheetState, SheetAction>) {
        let result = step.result {
            SheetReducer.reduce(state: &$0, action: $1, entry: Self.apple)
        }
        #expect(result == step.new)
    }

    @Test func `a package that states nothing has no statement to go to`() {
        var state = SheetState()
        SheetReducer.reduce(
            state: &state, action: .goToStatement(by: 1), entry: PackageLicense.samples[2])
        #expect(state == SheetState())
    }

    @Test func `the table has every action`() {
        #expect(Set(Self.steps.map { Kind($0.action) }) == Set(Kind.allCases))
    }

    /// The actions without their values, see ``PackagesReducerTests/Kind``.
    enum Kind: CaseIterable {
        case scroll, goToStatement, textLoaded, textFailed, installationLoaded, installationFailed

        init(_ action: SheetAction) {
            self =
                switch action {
                case .scroll: .scroll
                case .goToStatement: .goToStatement
                case .textLoaded: .textLoaded
                case .textFailed: .textFailed
                case .installationLoaded: .installationLoaded
                case .installationFailed: .installationFailed
                }
        }
    }
}
