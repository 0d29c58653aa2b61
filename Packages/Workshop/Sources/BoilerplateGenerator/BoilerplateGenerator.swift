import Boilerplate
import ChildProcesses
import Foundation

/// `BoilerplateGenerator screen|driver|use-case NAME [FOLDER]`: writes what a new one consists of
/// into the workspace in a folder, the current one unless told otherwise.
@main
struct BoilerplateGenerator {
    static func main() {
        let arguments = CommandLine.arguments.dropFirst()
        guard let kind = arguments.first.flatMap(Boilerplate.Kind.init(rawValue:)),
            2...3 ~= arguments.count
        else {
            let kinds = Boilerplate.Kind.allCases.map(\.rawValue).joined(separator: "|")
            print("usage: BoilerplateGenerator \(kinds) NAME [FOLDER]")
            exit(2)
        }
        let folder = arguments.count == 3 ? arguments[3] : "."
        do {
            let stem = try Stem(arguments[2])
            let plan = try Boilerplate(
                kind, named: stem, in: try WorkspaceFolder(at: folder).swiftFiles())
            try WorkspaceFolder(at: folder).write(plan)
            try format(plan.paths, in: folder)
            for path in plan.created.keys.sorted() { print("new      \(path)") }
            for path in plan.changed.keys.sorted() { print("changed  \(path)") }
            print("\(plan.keyLine.test) turns red without `\(plan.keyLine.text)` in")
            print(plan.keyLine.path)
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
