import SwiftSources

/// The tests of the clean layers reach no framework either: they run on mocks.
struct CleanTestsCheck: Check {
    let name = "tests of the clean layers"
    let reason = "a test that needs a framework tests the framework"
    let remedy = "move the test to DependencyInjectionLayer, which runs the suites on real drivers"

    static let layers = [
        "Packages/DomainLayer", "Packages/TerminalUI", "Packages/PresentationLayer",
    ]

    func verdict(on workspace: Workspace) -> Verdict {
        let outer = FrameworkRing.modules(in: workspace)
        var breaches: [String] = []
        var count = 0
        for path in Self.layers.flatMap({ workspace.swiftFiles(below: $0 + "/Tests") }) {
            count += 1
            for statement in ImportStatement.all(in: workspace.files[path] ?? "")
            where outer.contains(statement.module) {
                breaches.append("\(path):\(statement.line): import \(statement.module)")
            }
        }
        return Verdict(breaches: breaches, looked: count.counted("file"))
    }
}
