import ChildProcesses

extension Outcome {
    /// The lines of the output that say what is wrong, each once; where none does, the last lines;
    /// never empty.
    var problems: [String] {
        let lines = text.split(separator: "\n").map(String.init)
        var seen: Set<String> = []
        let errors = lines.filter {
            // The compiler says each once more below the source line, behind bars.
            ($0.contains("error:") || $0.contains("warning:")) && !$0.contains("|")
                && seen.insert($0).inserted
        }
        if !errors.isEmpty { return errors }
        return lines.suffix(20) + ["ended with status \(status)"]
    }
}
