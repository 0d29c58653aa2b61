/// Why an image, a package or another archive can't be read.
public enum ArchiveFailure: Hashable, Sendable {
    /// The system refused; the message is `strerror`'s.
    case unreadable(message: String)
    /// The archive holds no system in a known format.
    case unknownFormat
    /// The archive breaks its format's rules, at this byte of the archive or its decompressed
    /// contents.
    case damaged(ArchiveDamage, offset: Int)
    /// The archive is compressed, and the program that could read it is not installed; this Debian
    /// package contains the program.
    case missingProgram(String, package: String)
    /// The decompressing program failed: its input is damaged, or it was killed.
    case decompression(program: String, status: Int)
    /// The archive exceeds a limit.
    case limit(ArchiveLimit)
    /// The archive lacks a member that it names.
    case missingMember(String)
    /// The archive has no layer with this number, or no layers at all.
    case missingLayer(Int)
    /// The archive holds several images, which these tags or platforms distinguish.
    case ambiguous([String])
    /// No image in it has this tag or platform.
    case unknownImage(String, known: [String])
    /// The package, by its `name:architecture`, is another version, or another build, of one that
    /// the file at this path holds; only one of them can be installed.
    case duplicatePackage(String, otherPath: String)
    /// The package has a file at this path that differs from the one of the package at the other
    /// path, or that only that package may have.
    case conflictingPackage(String, otherPath: String)
    /// The archive names a member by a digest that can't be computed.
    case unknownDigest(String)
    /// The archive describes its contents twice, under these two names, and the descriptions
    /// differ, so that two readers may see different contents.
    case contradiction(String, String)
}

/// What is wrong in a damaged archive.
public enum ArchiveDamage: Hashable, Sendable {
    /// It ends too early.
    case truncated
    /// A checksum does not match.
    case checksum
    /// An entry's header contradicts itself.
    case header
    /// A header for the whole archive gives entries other names or sizes, which not all readers
    /// apply.
    case globalHeader
    /// A size is negative, or beyond that of any file.
    case size
    /// Several members have this name.
    case repeatedMember(String)
    /// The member of this name can't be understood.
    case malformedMember(String)
    /// The member of this name isn't what its digest says.
    case digest(String)
    /// The member of this name has another length than the archive states.
    case memberSize(String)
}

/// What is limited in an archive.
public enum ArchiveLimit: Hashable, Sendable {
    /// How many files, folders and links it holds.
    case entries
    /// How many of them a listing needs.
    case keptEntries
    /// How many bytes of them a listing needs.
    case keptBytes
    /// How many bytes the archive has when decompressed.
    case decompressedBytes
    /// How many times longer the archive is decompressed than compressed.
    case ratio
    /// How often the archive is compressed in layers.
    case nesting
    /// How many bytes the name and other metadata of an entry have.
    case metadata
    /// How long the documents that describe the archive are, and how much they name.
    case documents
    /// How many layers the archive has.
    case layers
    /// How many links are followed, and how many lead to further ones.
    case links
}
