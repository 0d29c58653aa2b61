/// Folders of the machine that the program runs on, which its caller names.
public enum HostFolder {
    /// The regular files in a folder and all folders below it, ordered by path as bytes.
    ///
    /// Links are not followed, and what is hidden by a full stop before its name is left out. A
    /// folder below that can't be read stands there itself, so that whoever reads it learns why.
    ///
    /// - Parameter folder: absolute, or from the working folder; it may be a link.
    /// - Throws: ``FileProblem/unreadable(_:)`` if the folder itself can't be read.
    public static func paths(below folder: String) throws(FileProblem) -> [String] {
        var paths: [String] = []
        var folders: [String] = []
        do throws(SystemError) {
            try add(to: &paths, and: &folders, namesIn: folder)
        } catch {
            throw .unreadable(error)
        }
        while let folder = folders.popLast() {
            do throws(SystemError) {
                try add(to: &paths, and: &folders, namesIn: folder)
            } catch {
                paths.append(folder)
            }
        }
        return paths.sorted()
    }

    /// What is in a folder, hidden names too, ordered by path as bytes. A name that isn't UTF-8
    /// makes a path that leads to nothing.
    package static func paths(in folder: String) throws(SystemError) -> [String] {
        try Descriptor(hostFolder: folder).names()
            .map { "\(folder)/\(String(decoding: $0, as: UTF8.self))" }.sorted()
    }

    private static func add(
        to files: inout [String], and folders: inout [String], namesIn path: String
    ) throws(SystemError) {
        let folder = try Descriptor(hostFolder: path)
        for bytes in try folder.names() where bytes.first != UInt8(ascii: ".") {
            let name = String(decoding: bytes, as: UTF8.self)
            let path = path.hasSuffix("/") ? path + name : "\(path)/\(name)"
            switch try? folder.kind(of: name) {
            // What can't be examined, such as a name that isn't UTF-8, is listed so that whoever
            // reads it learns why.
            case .regular, nil: files.append(path)
            case .folder: folders.append(path)
            case .link, .other: break
            }
        }
    }
}
