// MARK: Files that are compressed as Debian's documentation is (Debian Policy 12.3)

extension FileBuffer {
    /// Whether what was read is in gzip's format.
    var isGzipped: Bool { CompressionFormat(magic: Array(bytes.prefix(2))) == .gzip }

    /// Reads what a gzipped file of the host holds.
    ///
    /// - Parameters:
    ///   - path: absolute, or from the working folder.
    ///   - limit: the most bytes to read; a file that would grow beyond it is left there.
    /// - Throws: ``FileProblem/notText`` if gzip can't read it, otherwise as
    ///   ``load(hostFile:limit:)`` does.
    mutating func load(gzippedFile path: String, limit: Int) throws(FileProblem) {
        removeAll()
        let file: Descriptor
        do throws(SystemError) {
            file = try Descriptor(hostFile: path)
        } catch {
            throw .unreadable(error)
        }
        guard let gzip = try? ChildProcess(CompressionFormat.gzip.words, reading: file) else {
            throw .notText
        }
        try load(openFile: gzip.socket, limit: limit)
        // A warning isn't enough: a text is read whole, or not at all.
        guard gzip.end() == 0 else {
            removeAll()
            throw .notText
        }
    }
}
