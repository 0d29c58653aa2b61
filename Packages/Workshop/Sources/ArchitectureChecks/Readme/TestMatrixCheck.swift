import SwiftSources

/// README's matrix of tests names a suite in each cell that it has to, and each suite is there.
struct TestMatrixCheck: Check {
    let name = "test matrix"
    let reason = "a cell without a suite is a part of the program that nobody tests"
    let remedy = "name in README's matrix the suites that there are now"

    /// The rows that the architecture asks for, by how they begin.
    static let rows = ["UI tests", "Previews", "Presenters", "Interactors", "Drivers"]
    /// The columns that name suites, by their headings.
    static let columns = ["on mocks", "on the actual container"]

    func verdict(on workspace: Workspace) -> Verdict {
        let tables = MarkdownText(workspace.files["README.md"] ?? "").tables
        guard let table = tables.first(where: { $0.first?.first == "test" }),
            let heading = table.first
        else { return .failed(["README.md has no matrix of tests"]) }
        let suites = Self.suites(in: workspace)
        var breaches = Self.columns.filter { !heading.contains($0) }.map { "no column \($0)" }
        breaches += Self.rows.filter { row in !table.contains { $0[0].hasPrefix(row) } }.map {
            "no row \($0)"
        }
        var count = 0
        for row in table.dropFirst() {
            for (column, cell) in zip(heading, row) where Self.columns.contains(column) {
                let names = cell.split(separator: "`", omittingEmptySubsequences: false)
                    .enumerated().filter { $0.offset % 2 == 1 }.map { String($0.element) }
                if names.isEmpty, cell != "–" { breaches.append("\(row[0]), \(column): no suite") }
                for name in names where !suites.contains(name) {
                    breaches.append("\(row[0]), \(column): there is no suite \(name)")
                }
                count += names.count
            }
        }
        return Verdict(breaches: breaches, looked: "\(count) suites")
    }

    /// The test targets, and the types in them that hold tests.
    private static func suites(in workspace: Workspace) -> Set<String> {
        var suites: Set<String> = []
        for package in workspace.packages {
            let folder = package + "/Tests"
            suites.formUnion(workspace.folders(in: folder))
            for path in workspace.swiftFiles(below: folder) {
                let text = workspace.files[path] ?? ""
                guard text.contains("@Test") else { continue }
                suites.formUnion(TypeDeclaration.names(in: text))
            }
        }
        return suites
    }
}
