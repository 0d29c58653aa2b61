// MARK: Files that are compressed as Debian's documentation is (Debian Policy 12.3)

extension FileBuffer {
    /// Whether the bytes read so far are in gzip's format.
    package var isGzipped: Bool { CompressionFormat(magic: Array(bytes.prefix(2))) == .gzip }

    /// Reads the uncompressed contents of a gzipped file of the host.
    ///
    /// - Parameters:
    ///   - path: absolute, or relative to the working directory.
    ///   - limit: the most bytes to read; a file that would expand beyond it fails.
    /// - Throws: ``FileProblem/notText`` if gzip can't read the file, otherwise the errors of
    ///   ``load(hostFile:limit:)``.
    package mutating func load(gzippedFile path: String, limit: Int) throws(FileProblem) {
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
        // A text is read completely or not at all, so a warning counts as a failure.
        guard gzip.end() == 0 else {
            removeAll()
            throw .notText
        }
    }
}
