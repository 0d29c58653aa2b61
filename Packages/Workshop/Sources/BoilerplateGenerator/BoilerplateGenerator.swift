import ChildProcesses
import Foundation

/// Fills in a template of `Packages/Workshop/Templates`; it runs in the checkout's folder.
///
/// - `BoilerplateGenerator screen|tab|use-case NAME [FOLDER]` adds to the checkout in a folder, the
///   current one by default.
/// - `BoilerplateGenerator driver NAME text|value|stream [FOLDER]` adds a driver of that shape.
/// - `BoilerplateGenerator workspace NAME FOLDER` writes a workspace of one's own into a folder.
@main
struct BoilerplateGenerator {
    static func main() {
        let arguments = Array(CommandLine.arguments.dropFirst())
        do {
            switch (arguments.first ?? "", arguments.count) {
            case ("screen", 2...3), ("tab", 2...3), ("use-case", 2...3):
                try add(arguments[0], named: arguments[1], to: arguments.dropFirst(2).first)
            case ("driver", 3...4):
                try add(
                    "driver", shape: DriverShape(arguments[2]), named: arguments[1],
                    to: arguments.dropFirst(3).first)
            case ("workspace", 3):
                try writeWorkspace(named: Stem(arguments[1]), at: arguments[2])
            default:
                print("usage: BoilerplateGenerator screen|tab|use-case NAME [FOLDER]")
                print("       BoilerplateGenerator driver NAME text|value|stream [FOLDER]")
                print("       BoilerplateGenerator workspace NAME FOLDER")
                exit(2)
            }
        } catch {
            print("BoilerplateGenerator: \(error)")
            exit(1)
        }
    }

    private static func add(
        _ kind: String, shape: DriverShape? = nil, named name: String, to folder: String?
    ) throws {
        let folder = folder ?? "."
        let root = URL(filePath: folder, directoryHint: .isDirectory)
        let template = Template(kind, shape: shape?.rawValue, in: root)
        let plan = try Plan(template, named: Stem(name), in: root)
        try plan.write(in: root)
        try format(plan.created.keys.sorted() + plan.changed.keys.sorted(), in: folder)
        for path in plan.created.keys.sorted() { print("new      \(path)") }
        for path in plan.changed.keys.sorted() { print("changed  \(path)") }
        if !plan.next.isEmpty { print(plan.next) }
        guard let test = plan.test else { return }
        print("\(test.suite) turns red without this line of \(test.file):")
        print(test.neededLine)
    }

    private static func writeWorkspace(named stem: Stem, at path: String) throws {
        let checkout = URL(filePath: ".", directoryHint: .isDirectory)
        let workspace = try NewWorkspace(named: stem, at: path, from: checkout)
        try workspace.files.write(below: workspace.folder)
        let folder = workspace.folder.path(percentEncoded: false)
        try format(workspace.files.keys.sorted(), in: folder)
        for file in workspace.files.keys.sorted() { print("new      \(file)") }
        print(
            """
            README.md says what each file is for. Go on with:
              cd '\(folder)'
              swift run DevelopmentApp
              swift run ProductionApp
            """)
    }

    /// Breaks the lines that a long name has made too long.
    private static func format(_ paths: [String], in folder: String) throws(CommandError) {
        let outcome = try Command(
            [
                "swift", "format", "--in-place", "--configuration", "\(folder)/.swift-format",
            ] + paths.filter { $0.hasSuffix(".swift") }.map { "\(folder)/\($0)" }
        ).run()
        if !outcome.succeeded { print(outcome.text) }
    }
}
