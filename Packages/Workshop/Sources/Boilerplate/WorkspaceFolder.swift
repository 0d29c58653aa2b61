import Foundation

/// A checkout on disk.
public struct WorkspaceFolder: Sendable {
    private let root: URL

    public init(at path: String) {
        root = URL(filePath: path, directoryHint: .isDirectory)
    }

    /// The texts of the Swift files of all packages by their paths; what was built is left out.
    ///
    /// - Throws: what Foundation throws where a folder or file can't be read.
    public func swiftFiles() throws -> [String: String] {
        var files: [String: String] = [:]
        var folders = ["Packages"]
        while let folder = folders.popLast() {
            let url = root.appending(path: folder)
            for name in try FileManager.default.contentsOfDirectory(atPath: url.path())
            where !name.hasPrefix(".") {
                let path = "\(folder)/\(name)"
                let file = root.appending(path: path)
                if name.hasSuffix(".swift") {
                    files[path] = try String(contentsOf: file, encoding: .utf8)
                } else if try file.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == true {
                    folders.append(path)
                }
            }
        }
        return files
    }

    /// Writes everything; where that fails, what was written is taken back.
    ///
    /// - Throws: what Foundation throws.
    public func write(_ plan: Boilerplate) throws {
        var undone: [() throws -> Void] = []
        do {
            for (path, text) in plan.created.sorted(by: { $0.key < $1.key }) {
                let file = root.appending(path: path)
                try FileManager.default.createDirectory(
                    at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
                undone.append { try FileManager.default.removeItem(at: file) }
                try text.write(to: file, atomically: true, encoding: .utf8)
            }
            for (path, text) in plan.changed.sorted(by: { $0.key < $1.key }) {
                let file = root.appending(path: path)
                let before = try Data(contentsOf: file)
                undone.append { try before.write(to: file, options: .atomic) }
                try text.write(to: file, atomically: true, encoding: .utf8)
            }
        } catch {
            for undo in undone.reversed() { try? undo() }
            throw error
        }
    }
}
