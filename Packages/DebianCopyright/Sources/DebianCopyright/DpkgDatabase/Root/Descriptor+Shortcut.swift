#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

extension Descriptor {
    /// Opens the regular file at the end of a path that has no link on it; nil for any other
    /// outcome.
    ///
    /// - Parameters:
    ///   - names: the folders' names and the file's, each with a zero at its end.
    ///   - folders: how many of them are folders.
    func regularFile(_ names: UnsafePointer<CChar>, below folders: Int) -> Descriptor? {
        // Empty names, `.` and `..` are the walk's to judge.
        guard names.pointee != 0, names.pointee != CChar(bitPattern: UInt8(ascii: ".")) else {
            return nil
        }
        guard folders > 0 else {
            guard (try? kind(of: names)) == .regular else { return nil }
            return try? file(names, followingLinks: false)
        }
        guard let folder = try? folder(names) else { return nil }
        return folder.regularFile(names + strlen(names) + 1, below: folders - 1)
    }
}
