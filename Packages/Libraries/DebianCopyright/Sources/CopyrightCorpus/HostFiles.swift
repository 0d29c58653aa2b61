import DebianSystems

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Files of the host.
enum HostFiles {
    /// The paths of all files below a folder and its subfolders, ordered as bytes.
    static func paths(below folder: String) throws(CorpusError) -> [String] {
        do throws(FileProblem) {
            return try HostFolder.paths(below: folder)
        } catch {
            throw .unreadable(folder)
        }
    }

    /// The text of a whole file, decoded as UTF-8.
    static func text(of path: String) throws(CorpusError) -> String {
        String(decoding: try bytes(of: path), as: UTF8.self)
    }

    /// The bytes of a whole file.
    static func bytes(of path: String) throws(CorpusError) -> [UInt8] {
        guard let file = fopen(path, "r") else { throw .unreadable(path) }
        defer { fclose(file) }
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 1 << 14)
        while case let count = fread(&chunk, 1, chunk.count, file), count > 0 {
            bytes += chunk[..<count]
        }
        return bytes
    }
}
