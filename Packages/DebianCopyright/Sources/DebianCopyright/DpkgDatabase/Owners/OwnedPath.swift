/// A path to look for in lists of files.
struct OwnedPath {
    /// The folder's absolute path, without a slash at its end; empty for the root.
    let folder: String
    /// The slash before the last name, and that name.
    private let ending: [UInt8]
    private let whole: [UInt8]

    /// - Returns: nil where the path is relative or names no file.
    init?(_ path: String) {
        let slash = UInt8(ascii: "/")
        var names = path.utf8.split(separator: slash).filter { !$0.elementsEqual(".".utf8) }
        guard path.utf8.first == slash, let last = names.popLast(), !last.elementsEqual("..".utf8)
        else { return nil }
        folder = names.map { "/\(Substring($0))" }.joined()
        ending = [slash] + last
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
