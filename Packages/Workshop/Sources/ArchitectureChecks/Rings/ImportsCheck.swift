import SwiftSources

/// The sources of a ring import what the ring may know.
struct ImportsCheck: Check {
    let ring: Ring

    var name: String { "imports of \(ring.folder)" }
    let reason = "arrows point inwards, and the clean area knows neither framework nor Foundation"
    let remedy = "move the line to the layer that may know the module (table in CONTRIBUTING.md)"

    func verdict(on workspace: Workspace) -> Verdict {
        let files = workspace.swiftFiles(below: ring.folder + "/Sources")
        let own = Set(workspace.folders(in: ring.folder + "/Sources"))
        var breaches: [String] = []
        for path in files {
            let allowed = ring.modules(at: path).union(own)
            for statement in ImportStatement.all(in: workspace.files[path] ?? "")
            where !allowed.contains(statement.module) {
                breaches.append("\(path):\(statement.line): import \(statement.module)")
            }
        }
        if files.isEmpty { breaches.append("\(ring.folder)/Sources holds no Swift file") }
        return Verdict(breaches: breaches, looked: files.count.counted("file"))
    }
}
