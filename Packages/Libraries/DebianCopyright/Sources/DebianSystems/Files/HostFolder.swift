/// Folders of the machine on which the program runs, named by the program's caller.
public enum HostFolder {
    /// The regular files in a folder and all its subfolders, ordered by path as bytes.
    ///
    /// Links are not followed, and hidden names, which begin with a full stop, are left out. A
    /// subfolder that can't be read is listed itself, so that reading it shows the reason.
    ///
    /// - Parameter folder: absolute, or relative to the working directory; it may be a link.
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

    /// The paths of everything in a folder, hidden names included, ordered as bytes. A name that
    /// isn't UTF-8 gives a path that leads nowhere.
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
            // A file that can't be examined, for example because its name isn't UTF-8, is listed,
            // so that reading it shows the reason.
            case .regular, nil: files.append(path)
            case .folder: folders.append(path)
            case .link, .other: break
            }
        }
    }
}
