import ChildProcesses
import Foundation

extension Workspace {
    /// Reads the checkout at `root`, and runs programs for real; a link that leads nowhere is no
    /// file.
    ///
    /// - Throws: what Foundation throws where a folder or file can't be read.
    public init(reading root: String) throws {
        let root = URL(filePath: root).standardizedFileURL.path(percentEncoded: false)
        let base = root.count > 1 && root.hasSuffix("/") ? String(root.dropLast()) : root
        let ignored = try String(contentsOfFile: base + "/.gitignore", encoding: .utf8)
        let patterns = IgnoredNames(ignored)
        var files: [String: String] = [:]
        var folders = [""]
        while let folder = folders.popLast() {
            for name in try FileManager.default.contentsOfDirectory(atPath: base + "/" + folder)
            where name != ".git" && !patterns.match(name) {
                let path = folder + name
                var isFolder: ObjCBool = false
                let exists = FileManager.default.fileExists(
                    atPath: base + "/" + path, isDirectory: &isFolder)
                guard exists else { continue }
                if isFolder.boolValue {
                    folders.append(path + "/")
                } else {
                    let bytes = try Data(contentsOf: URL(filePath: base + "/" + path))
                    files[path] = String(decoding: bytes, as: UTF8.self)
                }
            }
        }
        self.init(root: base, files: files) { command, output throws(CommandError) in
            try command.run(output)
        }
    }
}
