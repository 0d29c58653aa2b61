/// One entry of a tar.
package struct TarEntry: Hashable, Sendable {
    package enum Kind: Sendable {
        case file
        /// Another name for the file at ``linkTarget``, from an earlier entry or a lower layer.
        case hardLink
        /// A symbolic link.
        case link
        case folder
        /// A device, a FIFO, a sparse file, or a type that only backups use.
        case other
    }

    /// The path as written: of any encoding, perhaps absolute, with `..`, or empty.
    package let path: [UInt8]
    package let kind: Kind
    /// The size of the body in bytes; 0 except for files and some ``Kind/other``.
    package let size: Int
    /// The target of a link; empty for other kinds.
    package let linkTarget: [UInt8]
}

/// Reads the entries of a tar, in order: in the ustar, pax and GNU formats, and that of UNIX V7.
///
/// An archive ends with two blocks of zeros; one is enough, and an empty archive needs none.
/// Without one the archive was cut off, unless its length is known otherwise, because some programs
/// write layers without an end. No reader looks at bytes after the end.
///
/// Constructs that readers interpret differently count as damage, because one reader could overlook
/// an entry that another unpacks: a pax global header with names or sizes, which POSIX allows but
/// Go's reader, and so Docker and containerd, ignores; an entry with several names or extended
/// headers; an entry that is a folder only by its name and has a size.
package struct TarReader {
    private let stream: ByteStream
    private let budget: ReadingBudget
    /// The ends of the current entry's body and of its padding, where the next header begins.
    private var bodyEnd: Int
    private var nextHeader: Int
    private var isAtEnd = false

    package init(_ stream: ByteStream, budget: ReadingBudget) {
        self.stream = stream
        self.budget = budget
        bodyEnd = stream.offset
        nextHeader = bodyEnd
    }

    /// Whether bytes begin with the header of an entry.
    ///
    /// - Parameter bytes: at least the first 512 bytes of a stream.
    package static func recognizes(_ bytes: [UInt8]) -> Bool {
        bytes.count >= TarHeader.length
            && TarHeader.hasChecksum(bytes.span.extracting(0..<TarHeader.length))
    }

    /// The next entry; the rest of the previous entry's body is skipped.
    ///
    /// - Returns: nil at the end, after all bytes of the stream were read and its decompressor
    ///   succeeded.
    /// - Throws: ``ArchiveError/damaged(_:offset:)``, ``ArchiveError/limit(_:)``, or the stream's
    ///   errors.
    package mutating func next() throws(ArchiveError) -> TarEntry? {
        guard !isAtEnd else { return nil }
        try stream.skip(nextHeader - stream.offset)
        var metadata = Metadata()
        while let header = try header() {
            try budget.entries.take()
            switch header.type {
            case UInt8(ascii: "L"):
                try metadata.refuseSecond(metadata.longName != nil, at: stream.offset)
                metadata.longName = try name(in: header, &metadata)
            case UInt8(ascii: "K"):
                try metadata.refuseSecond(metadata.longLinkName != nil, at: stream.offset)
                metadata.longLinkName = try name(in: header, &metadata)
            case UInt8(ascii: "x"), UInt8(ascii: "X"):
                let offset = stream.offset
                try metadata.refuseSecond(metadata.records != nil, at: offset)
                let records = try PaxRecords(try bytes(of: header, &metadata), at: offset)
                // On Solaris this type means an extended header; others take it for a file.
                if header.type == UInt8(ascii: "X"), !records.isEmpty {
                    throw .damaged(.header, offset: offset)
                }
                metadata.records = records
            case UInt8(ascii: "g"):
                let offset = stream.offset
                let records = try PaxRecords(try bytes(of: header, &metadata), at: offset)
                // Go's reader discards earlier records here.
                guard records.isEmpty, metadata.isEmpty else {
                    throw .damaged(.globalHeader, offset: offset)
                }
            default: return try entry(header, &metadata)
            }
        }
        guard metadata.isEmpty else { throw .damaged(.truncated, offset: stream.offset) }
        try stream.finish()
        return nil
    }

    /// The body of the current entry.
    package func content() throws(ArchiveError) -> FileTree.Content {
        try stream.content(bodyEnd - stream.offset)
    }

    /// The body of the current entry as a stream of its own.
    package func member() -> ByteStream {
        stream.member(bodyEnd - stream.offset)
    }
}

// MARK: Entries

extension TarReader {
    /// - Returns: nil at the end.
    private mutating func header() throws(ArchiveError) -> TarHeader? {
        let start = stream.offset
        if let header = try block() { return header }
        isAtEnd = true
        let offset = stream.offset
        if offset == start, start > 0, !stream.isDelimited {
            throw .damaged(.truncated, offset: offset)
        }
        guard try block() == nil else { throw .damaged(.header, offset: offset) }
        return nil
    }

    /// - Returns: nil for a block of zeros, or at the end of the stream.
    private func block() throws(ArchiveError) -> TarHeader? {
        let offset = stream.offset
        let header = try stream.record(TarHeader.length) {
            (block) throws(ArchiveError) -> TarHeader? in
            TarHeader.isEmpty(block) ? nil : try TarHeader(block, at: offset)
        }
        return header ?? nil
    }

    private mutating func entry(
        _ header: TarHeader, _ metadata: inout Metadata
    ) throws(ArchiveError) -> TarEntry {
        if header.hasMoreOfMap { try skipMap(&metadata) }
        let records = metadata.records ?? PaxRecords()
        try metadata.refuseTwoNames(at: stream.offset)
        let path = records.sparseName ?? metadata.longName ?? records.path ?? header.name
        let isNamedFolder = path.last == UInt8(ascii: "/")
        let kind: TarEntry.Kind =
            switch header.type {
            case _ where records.isSparse: .other
            // V7 marked folders only by their names.
            case 0: isNamedFolder ? .folder : .file
            case UInt8(ascii: "0"), UInt8(ascii: "7"): .file
            case UInt8(ascii: "1"): .hardLink
            case UInt8(ascii: "2"): .link
            case UInt8(ascii: "5"): .folder
            default: .other
            }
        let size = header.hasBody ? records.size ?? header.size : 0
        if isNamedFolder, size > 0, kind == .file || kind == .folder {
            throw .damaged(.size, offset: stream.offset)
        }
        bodyEnd = stream.offset + size
        nextHeader = bodyEnd + TarHeader.padding(behind: size)
        let isLink = kind == .hardLink || kind == .link
        return TarEntry(
            path: path, kind: kind, size: size,
            linkTarget: isLink
                ? metadata.longLinkName ?? records.linkPath ?? header.linkName : [])
    }
}

// MARK: Metadata

extension TarReader {
    /// Metadata that precedes an entry and applies to it.
    private struct Metadata {
        var records: PaxRecords?
        var longName: [UInt8]?
        var longLinkName: [UInt8]?
        /// The size of the metadata so far, including global records between.
        var count = 0

        var isEmpty: Bool { records == nil && longName == nil && longLinkName == nil }

        /// Refuses repeated metadata, of which some readers use the first and others the last.
        func refuseSecond(_ isSecond: Bool, at offset: Int) throws(ArchiveError) {
            if isSecond { throw .damaged(.header, offset: offset) }
        }

        /// Refuses different names from GNU and pax metadata, and empty ones, for which some
        /// readers use the header's name.
        func refuseTwoNames(at offset: Int) throws(ArchiveError) {
            for (name, record) in [
                (longName, records?.path), (longLinkName, records?.linkPath),
            ] {
                guard let name else { continue }
                if name.isEmpty || record.map({ $0 != name }) == true {
                    throw .damaged(.header, offset: offset)
                }
            }
        }
    }

    /// The body of a header with metadata for the next entry.
    private func bytes(
        of header: TarHeader, _ metadata: inout Metadata
    ) throws(ArchiveError) -> [UInt8] {
        try count(TarHeader.length + header.size, &metadata)
        let bytes = try stream.read(header.size)
        try stream.skip(TarHeader.padding(behind: header.size))
        return bytes
    }

    /// A name that is too long for a header, in GNU tar's form: up to the first zero.
    private func name(
        in header: TarHeader, _ metadata: inout Metadata
    ) throws(ArchiveError) -> [UInt8] {
        Array(try bytes(of: header, &metadata).prefix { $0 != 0 })
    }

    /// Skips the blocks that continue the map of a sparse file (GNU tar, "Storing Sparse Files",
    /// old GNU format).
    private func skipMap(_ metadata: inout Metadata) throws(ArchiveError) {
        var hasMore = true
        while hasMore {
            try count(TarHeader.length, &metadata)
            let more = try stream.record(TarHeader.length) { block in block[504] != 0 }
            guard let more else { throw .damaged(.truncated, offset: stream.offset) }
            hasMore = more
        }
    }

    private func count(_ bytes: Int, _ metadata: inout Metadata) throws(ArchiveError) {
        metadata.count += bytes
        guard metadata.count <= budget.metadata else { throw .limit(.metadata) }
    }
}
