import ChildProcesses
import Foundation

/// `BoilerplateGenerator screen|driver|use-case NAME [FOLDER]`: fills in a template of
/// `Packages/Workshop/Templates`, in the checkout in a folder, the current one by default.
@main
struct BoilerplateGenerator {
    static func main() {
        let arguments = CommandLine.arguments.dropFirst()
        guard let kind = arguments.first, Plan.kinds.contains(kind), 2...3 ~= arguments.count
        else {
            print("usage: BoilerplateGenerator screen|driver|use-case NAME [FOLDER]")
            exit(2)
        }
        let folder = arguments.count == 3 ? arguments[3] : "."
        do {
            let root = URL(filePath: folder, directoryHint: .isDirectory)
            let plan = try Plan(kind, named: Stem(arguments[2]), in: root)
            try plan.write(in: root)
            try format(plan.created.keys.sorted() + plan.changed.keys.sorted(), in: folder)
            for path in plan.created.keys.sorted() { print("new      \(path)") }
            for path in plan.changed.keys.sorted() { print("changed  \(path)") }
            print("\(plan.test) turns red without this line of \(plan.testedFile):")
            print(plan.neededLine)
        } catch {
            print("BoilerplateGenerator: \(error)")
            exit(1)
        }
    }

    /// Breaks the lines that a long name has made too long.
    private static func format(_ paths: [String], in folder: String) throws(CommandError) {
        let outcome = try Command(
            [
                "swift", "format", "--in-place", "--configuration", "\(folder)/.swift-format",
            ] + paths.map { "\(folder)/\($0)" }
        ).run()
        if !outcome.succeeded { print(outcome.text) }
    }
}
