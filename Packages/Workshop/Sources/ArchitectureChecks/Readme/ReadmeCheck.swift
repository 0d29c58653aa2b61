import ChildProcesses

/// What README shows is so: its code stands in a file, its links lead to one, and the commands on
/// mocks print just that.
struct ReadmeCheck: Check {
    let name = "README"
    let reason = "it is the first thing that is read, and nobody rereads it after a change"
    let remedy = "make readme"

    func verdict(on workspace: Workspace) -> Verdict {
        guard let text = workspace.files["README.md"] else { return .failed(["there is none"]) }
        let blocks = FencedBlock.all(in: text)
        return workspace.judged { () throws(CommandError) in
            let outputs = blocks.compactMap(DevelopmentOutput.init)
            var breaches = misquotes(blocks, in: workspace) + deadLinks(text, in: workspace)
            if outputs.isEmpty { breaches.append("it shows no command on mocks") }
            for output in outputs where try output.printed(in: workspace) != output.shown {
                breaches.append("`\(output.command)` prints something else")
            }
            return Verdict(
                breaches: breaches, looked: "\(outputs.count.counted("output")) printed anew")
        }
    }

    /// Code that stands in no Swift file.
    private func misquotes(_ blocks: [FencedBlock], in workspace: Workspace) -> [String] {
        let sources = workspace.swiftFiles().compactMap { workspace.files[$0] }
        return blocks.filter { block in
            block.language == "swift" && !sources.contains { $0.contains(block.text) }
        }.map {
            "no file has the code of lines \($0.lines.lowerBound + 1) to \($0.lines.upperBound)"
        }
    }

    /// Links into the workspace that lead nowhere.
    private func deadLinks(_ text: String, in workspace: Workspace) -> [String] {
        text.split(separator: "](").dropFirst().compactMap { rest in
            let target = rest.prefix { $0 != ")" }
            guard !target.hasPrefix("http"), !target.hasPrefix("#") else { return nil }
            let leads = workspace.paths.contains { $0 == target || $0.hasPrefix("\(target)/") }
            return leads ? nil : "the link to \(target) leads nowhere"
        }
    }
}
