public import ChildProcesses

extension Workspace {
    /// README.md with the outputs of its commands on mocks printed anew; nil where there is none.
    public func renewedReadme() throws(CommandError) -> String? {
        guard let text = files["README.md"] else { return nil }
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        for block in FencedBlock.all(in: text).reversed() {
            guard let output = DevelopmentOutput(block) else { continue }
            let printed = try output.printed(in: self).split(
                separator: "\n", omittingEmptySubsequences: false
            ).dropLast()
            lines.replaceSubrange(block.lines.dropFirst(), with: printed)
        }
        return lines.joined(separator: "\n")
    }
}
