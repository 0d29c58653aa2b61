#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Files that are compressed as Debian's documentation is (Debian Policy 12.3), through gzip(1).
extension FileBuffer {
    /// Whether what was read is in gzip's format (RFC 1952, section 2.3.1).
    var isGzipped: Bool { withBytes { $0.count > 1 && $0[0] == 0x1F && $0[1] == 0x8B } }

    /// Reads what a gzipped file of the host holds.
    ///
    /// - Parameters:
    ///   - path: absolute, or from the working folder.
    ///   - limit: the most bytes to read; a file that would grow beyond it is left there.
    /// - Throws: ``FileProblem/notText`` if gzip can't read it, otherwise as
    ///   ``load(hostFile:limit:)`` does.
    mutating func load(gzippedFile path: String, limit: Int) throws(FileProblem) {
        // A descriptor that the child inherits: no path has to be written for a shell.
        let file = open(path, O_RDONLY | O_NOCTTY)
        guard file >= 0, let pipe = popen("exec gzip -dc < /dev/fd/\(file) 2> /dev/null", "r")
        else {
            let error = SystemError.last
            if file >= 0 { _ = close(file) }
            throw .unreadable(error)
        }
        _ = close(file)
        do throws(FileProblem) {
            try load(openFile: fileno(pipe), limit: limit)
        } catch {
            pclose(pipe)
            throw error
        }
        guard pclose(pipe) == 0 else {
            removeAll()
            throw .notText
        }
    }
}
