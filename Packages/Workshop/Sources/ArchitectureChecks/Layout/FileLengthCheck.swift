/// No Swift file has more than 300 lines.
struct FileLengthCheck: Check {
    let name = "file length"
    let reason = "a longer file is about more than one thing"
    let remedy = "split it by concern, as Type+Concern.swift"

    static let limit = 300

    func verdict(on workspace: Workspace) -> Verdict {
        let files = workspace.swiftFiles()
        var breaches: [String] = []
        for path in files {
            let lines = (workspace.files[path] ?? "").utf8.count { $0 == 0x0A }
            if lines > Self.limit { breaches.append("\(path): \(lines) lines") }
        }
        return Verdict(breaches: breaches, looked: files.count.counted("file"))
    }
}
