public import DebianRootFixtures

extension SystemFiles {
    /// A tar of the files and links, with the names that `tar -C ROOT -c .` gives them.
    public var tar: [UInt8] {
        var tar = TarBuilder()
        var folders: Set<String> = []
        for path in paths {
            var folder = "./"
            for name in path.split(separator: "/") {
                if folders.insert(folder).inserted { tar.folder(folder) }
                folder += "\(name)/"
            }
            if let target = links[path] {
                tar.link("./\(path)", to: target)
            } else if let bytes = files[path] {
                tar.file("./\(path)", bytes)
            }
        }
        return tar.bytes
    }
}
