import Bytes

/// A path to look for in lists of files.
struct OwnedPath {
    /// The folder's absolute path, without a slash at its end; empty for the root.
    let folder: String
    /// The slash before the last name, and that name.
    private let ending: [UInt8]
    private let whole: [UInt8]

    /// - Returns: nil where the path is relative or names no file.
    init?(_ path: String) {
        var names = path.split(separator: "/").filter { $0 != "." }
        guard path.hasPrefix("/"), let last = names.popLast(), last != ".." else { return nil }
        folder = names.map { "/\($0)" }.joined()
        ending = Array("/\(last)".utf8)
        whole = Array(folder.utf8) + ending
    }

    /// Looks through a list, one absolute path a line.
    ///
    /// - Returns: whether it has the path, and the folders of other paths with the same last name.
    func search(_ list: ByteView) -> (isExact: Bool, folders: [String]) {
        var isExact = false
        var folders: [String] = []
        ByteView.withBytes(of: ending) { ending in
            ByteView.withBytes(of: whole) { whole in
                for line in ByteLines(list) {
                    let length = line.bytes.count - ending.count
                    guard length >= 0, line.bytes[length..<line.bytes.count] == ending else {
                        continue
                    }
                    if line.bytes == whole {
                        isExact = true
                    } else {
                        folders.append(String(line.bytes[0..<length]))
                    }
                }
            }
        }
        return (isExact, folders)
    }
}
