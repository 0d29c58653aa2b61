import ArchitectureChecks
import ChildProcesses
import Diagrams
import Foundation

/// `DiagramDrawer`: draws the diagrams of the workspace in the current folder anew, and says what a
/// hand has to draw.
@main
struct DiagramDrawer {
    static func main() throws {
        let workspace = try Workspace(reading: FileManager.default.currentDirectoryPath)
        let drawn = try workspace.diagrams.drawn { question in
            try question.write(toFile: ".build/modules.gv", atomically: true, encoding: .utf8)
            return try Command("dot", "-Tsvg", ".build/modules.gv").run(.data).text + "\n"
        }
        for (path, text) in drawn.sorted(by: { $0.key < $1.key }) {
            try text.write(toFile: path, atomically: true, encoding: .utf8)
            print(path)
        }
        let left = try Workspace(reading: ".").diagrams.breaches
        for breach in left { print(breach) }
        exit(left.isEmpty ? 0 : 1)
    }
}
