#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Files of the host as strings.
enum HostFiles {
    /// The paths of all files below a folder and its subfolders, in no order.
    static func paths(below folder: String) throws(CorpusError) -> [String] {
        guard let stream = opendir(folder) else { throw .unreadable(folder) }
        defer { closedir(stream) }
        var paths: [String] = []
        while let entry = readdir(stream) {
            let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
                String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
            }
            if name.hasPrefix(".") { continue }
            let path = "\(folder)/\(name)"
            if entry.pointee.d_type == DT_DIR {
                paths += try Self.paths(below: path)
            } else {
                paths.append(path)
            }
        }
        return paths
    }

    /// A whole file.
    static func text(of path: String) throws(CorpusError) -> String {
        guard let file = fopen(path, "r") else { throw .unreadable(path) }
        defer { fclose(file) }
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 1 << 14)
        while case let count = fread(&chunk, 1, chunk.count, file), count > 0 {
            bytes += chunk[..<count]
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
