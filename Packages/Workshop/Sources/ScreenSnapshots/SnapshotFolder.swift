import Foundation

/// The folder that holds what was recorded.
public struct SnapshotFolder: Sendable {
    /// What recording anew has done to a file.
    public enum Change: Hashable, Sendable {
        case added(String)
        case changed(String)
        case removed(String)
    }

    private let path: String

    public init(path: String) {
        self.path = path
    }

    /// Puts files into the folder, and takes those away that are not among them.
    ///
    /// - Returns: what is other than it was, in the order of the files' names.
    public func record(_ sources: SnapshotSources) throws -> [Change] {
        try FileManager.default.createDirectory(
            atPath: path, withIntermediateDirectories: true)
        let present = Set(try FileManager.default.contentsOfDirectory(atPath: path))
        var changes: [Change] = []
        for name in present.union(sources.files.keys).sorted() {
            let file = "\(path)/\(name)"
            guard let text = sources.files[name] else {
                try FileManager.default.removeItem(atPath: file)
                changes.append(.removed(name))
                continue
            }
            let isPresent = present.contains(name)
            if isPresent, try String(contentsOfFile: file, encoding: .utf8) == text { continue }
            try text.write(toFile: file, atomically: true, encoding: .utf8)
            changes.append(isPresent ? .changed(name) : .added(name))
        }
        return changes
    }
}
