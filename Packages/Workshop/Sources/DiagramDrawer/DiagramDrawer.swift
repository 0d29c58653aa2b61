import ArchitectureChecks
import ChildProcesses
import Diagrams
import Foundation
import Measurements

/// `DiagramDrawer [--build-report | --style-comparison]`: redraws the diagrams of the workspace in
/// the current folder, and prints what must be drawn by hand.
///
/// `--build-report` draws the picture and tables of the build times that `make bench-build`
/// measured, and prints their goals; `--style-comparison` the tables that compare the styles of the
/// browser.
@main
struct DiagramDrawer {
    static func main() throws {
        let workspace = try Workspace(reading: ".")
        switch CommandLine.arguments.last {
        case "--build-report":
            let report = try workspace.buildReport
            try write(report.drawn)
            return print(report.goals.joined(separator: "\n"))
        case "--style-comparison":
            return try write(workspace.styleComparison.drawn)
        default: break
        }
        let question = ".build/modules.gv"
        try write(
            workspace.diagrams.drawn { graph in
                try graph.write(toFile: question, atomically: true, encoding: .utf8)
                return try Command("dot", "-Tsvg", question).run(.data).text + "\n"
            })
        let left = try Workspace(reading: ".").diagrams.breaches
        for breach in left { print(breach) }
        exit(left.isEmpty ? 0 : 1)
    }

    private static func write(_ files: [String: String]) throws {
        for (path, text) in files {
            try text.write(toFile: path, atomically: true, encoding: .utf8)
        }
    }
}
