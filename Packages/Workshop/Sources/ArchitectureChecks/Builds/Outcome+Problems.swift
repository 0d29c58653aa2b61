import ChildProcesses

extension Outcome {
    /// The lines of the output that say what is wrong, each once; where none does, the last lines;
    /// never empty.
    var problems: [String] {
        let found = lines(saying: "error:", "warning:")
        if !found.isEmpty { return found }
        return text.split(separator: "\n").suffix(20).map(String.init)
            + ["ended with status \(status)"]
    }

    /// The lines of the output that warn of something, each once.
    var warnings: [String] { lines(saying: "warning:") }

    private func lines(saying words: String...) -> [String] {
        var seen: Set<Substring> = []
        // The compiler says each once more below the source line, behind bars.
        let lines = text.split(separator: "\n").filter { line in
            !line.contains("|") && words.contains { line.contains($0) }
        }
        return lines.filter { seen.insert($0).inserted }.map(String.init)
    }
}
