import Diagrams

/// The rooms of the engine need each other in one direction: in the order of the tables in its
/// documentation.
struct RoomsCheck: Check {
    let name = "rooms"
    let reason = "who changes one room need not know those that come after it"
    let remedy = "move the type to the room that it is about, or the line to a later one"

    func verdict(on workspace: Workspace) -> Verdict {
        let modules = Rooms.modulesOfEngine
        let order = modules.flatMap { Self.order(in: $0, of: workspace) }
        return Verdict(
            breaches: Rooms(of: modules, in: workspace.files).breaches(of: order),
            looked: order.count.counted("room"))
    }

    /// The names in the first column of the table of rooms in a module's documentation.
    private static func order(in module: String, of workspace: Workspace) -> [String] {
        let articles = workspace.paths.filter {
            $0.contains("/\(module).docc/") && $0.hasSuffix(".md")
        }
        return articles.flatMap { path in
            let lines = MarkdownText(workspace.files[path] ?? "").prose.map(\.line)
            return lines.drop { !$0.hasPrefix("| Room |") }.dropFirst(2)
                .prefix { $0.hasPrefix("|") }
                .compactMap { $0.firstMatch(of: /^\| `(\w+)` \|/).map { String($0.1) } }
        }
    }
}
