/// No comment is wider than the code, which the formatter keeps to a width but lets comments be.
struct CommentWidthCheck: Check {
    let name = "comment width"
    let reason = "who reads in a narrow window reads comments too"
    let remedy = "break the line"

    static let limit = 100

    func verdict(on workspace: Workspace) -> Verdict {
        let files = workspace.swiftFiles()
        var breaches: [String] = []
        for path in files {
            for (number, line) in workspace.lines(of: path) where line.utf8.count > Self.limit {
                guard line.drop(while: { $0 == " " }).hasPrefix("//") else { continue }
                if line.count > Self.limit {
                    breaches.append("\(path):\(number): \(line.count) characters")
                }
            }
        }
        return Verdict(breaches: breaches, looked: files.count.counted("file"))
    }
}
