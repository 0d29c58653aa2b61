/// Reading what the program's caller names, outside of any root.
///
/// The caller may read it anyway, so unlike a file inside a root it may be a pipe or a device, and
/// links lead where they like.
extension FileBuffer {
    /// Reads a file of the host to its end.
    ///
    /// - Parameters:
    ///   - path: absolute, or from the working folder.
    ///   - limit: the most bytes to read.
    /// - Throws: ``FileProblem/tooLarge(size:limit:)``, or ``FileProblem/unreadable(_:)`` for all
    ///   that the system refuses, a folder among it. The buffer is empty then.
    public mutating func load(hostFile path: String, limit: Int) throws(FileProblem) {
        removeAll()
        try fill(from: opened { () throws(SystemError) in try Descriptor(hostFile: path) }, limit)
    }

    /// Reads from where an open file, pipe or device stands to its end; it stays open.
    ///
    /// - Parameters:
    ///   - number: the file's descriptor.
    ///   - limit: the most bytes to read.
    /// - Throws: as ``load(hostFile:limit:)`` does.
    public mutating func load(openFile number: Int32, limit: Int) throws(FileProblem) {
        removeAll()
        try fill(
            from: opened { () throws(SystemError) in try Descriptor(duplicating: number) }, limit)
    }

    private func opened(
        _ open: () throws(SystemError) -> Descriptor
    ) throws(FileProblem) -> Descriptor {
        do throws(SystemError) { return try open() } catch { throw .unreadable(error) }
    }

    /// Fills the buffer; only of a regular file is the size known before.
    private mutating func fill(
        from file: borrowing Descriptor, _ limit: Int
    ) throws(FileProblem) {
        let status: (kind: Descriptor.Kind, identity: FileIdentity)
        do throws(SystemError) { status = try file.status() } catch { throw .unreadable(error) }
        let size = status.kind == .regular ? status.identity.size : 0
        if size > limit { throw .tooLarge(size: size, limit: limit) }
        try fill(from: file, expecting: size, limit: limit)
    }
}
