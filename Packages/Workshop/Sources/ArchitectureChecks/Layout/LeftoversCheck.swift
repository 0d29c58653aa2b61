/// No Swift file says that its work is not done.
struct LeftoversCheck: Check {
    let name = "leftovers"
    let reason = "what is not done belongs into an issue, where somebody looks for it"
    let remedy = "do it, or write an issue and delete the line"

    /// Written in halves, so that this file does not hold them.
    static let marks = [
        "TO" + "DO", "FIX" + "ME", "// XX" + "X", "for" + " now", "not" + " implemented",
        "#expect(" + "true)",
    ]

    func verdict(on workspace: Workspace) -> Verdict {
        let files = workspace.swiftFiles() + ["Makefile"]
        var breaches: [String] = []
        for path in files {
            for (number, line) in workspace.lines(of: path) {
                for mark in Self.marks where line.contains(mark) {
                    breaches.append("\(path):\(number): \(mark)")
                }
            }
        }
        return Verdict(breaches: breaches, looked: files.count.counted("file"))
    }
}
