import ChildProcesses

extension Outcome {
    /// The lines of the output that say what is wrong, each once; where none does, the last lines;
    /// never empty.
    var problems: [String] {
        let lines = text.split(separator: "\n").map(String.init)
        var seen: Set<String> = []
        let errors = lines.filter {
            ($0.contains("error:") || $0.contains("warning:")) && seen.insert($0).inserted
        }
        if !errors.isEmpty { return errors }
        return lines.suffix(20) + ["ended with status \(status)"]
    }
}
