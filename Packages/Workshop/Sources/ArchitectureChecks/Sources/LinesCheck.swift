/// No Swift file has more than 400 lines, no comment is wider than the code, whose width the
/// formatter limits, and no line marks unfinished work.
struct LinesCheck: Check {
    let name = "lines"
    let reason = "a longer file is about more than one thing, and open work belongs in an issue"
    let remedy = "divide the file, break the line, or do what it says"

    static let most = 400
    static let width = 100
    /// Written in halves, so that this file does not contain them.
    static let marks = [
        "TO" + "DO", "FIX" + "ME", "// XX" + "X", "for" + " now", "not" + " implemented",
        "#expect(" + "true)",
    ]

    func verdict(on workspace: Workspace) -> Verdict {
        let files = workspace.swiftFiles()
        var breaches: [String] = []
        for path in files + ["Makefile"] {
            let lines = workspace.lines(of: path)
            // The last line feed ends the last line.
            if lines.count > Self.most + 1 { breaches.append("\(path): \(lines.count - 1) lines") }
            for (number, line) in lines {
                for mark in Self.marks where line.contains(mark) {
                    breaches.append("\(path):\(number): \(mark)")
                }
                guard line.utf8.count > Self.width, line.count > Self.width,
                    line.drop(while: { $0 == " " }).hasPrefix("//")
                else { continue }
                breaches.append("\(path):\(number): \(line.count) characters")
            }
        }
        return Verdict(breaches: breaches, looked: files.count.counted("file"))
    }
}
