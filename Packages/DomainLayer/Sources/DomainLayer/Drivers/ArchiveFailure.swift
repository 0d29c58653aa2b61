/// Why an image, a package or another archive can't be read.
public enum ArchiveFailure: Hashable, Sendable {
    /// The system refused; the message is `strerror`'s.
    case unreadable(message: String)
    /// It is nothing that holds a Debian system.
    case unknownFormat
    /// It breaks its format's rules, at this byte of it or of what it holds compressed.
    case damaged(ArchiveDamage, offset: Int)
    /// It is compressed, and the program that could read it is not installed; the Debian package
    /// has it.
    case missingProgram(String, package: String)
    /// The program that decompresses it failed: what it was given is damaged, or it was killed.
    case decompression(program: String, status: Int)
    /// It holds more than is read of any.
    case limit(ArchiveLimit)
    /// It lacks a member that it names.
    case missingMember(String)
    /// It has no layer of this number, or none at all.
    case missingLayer(Int)
    /// The archive holds several images, which these tags or platforms distinguish.
    case ambiguous([String])
    /// No image in it has this tag or platform.
    case unknownImage(String, known: [String])
    /// The package, by its `name:architecture`, is another version, or another build, of one that
    /// the file at this path holds; only one of them can be installed.
    case duplicatePackage(String, otherPath: String)
    /// The package brings something at this path that the package in the file at the other path
    /// brings otherwise, or that is the other's own.
    case conflictingPackage(String, otherPath: String)
    /// It names a member by a digest that can't be computed.
    case unknownDigest(String)
    /// The archive describes its contents twice, under these two names, and the descriptions
    /// differ, so that two readers may see different contents.
    case contradiction(String, String)
}

/// What is wrong in a damaged archive.
public enum ArchiveDamage: Hashable, Sendable {
    /// It ends too early.
    case truncated
    /// A checksum is another one.
    case checksum
    /// An entry's header contradicts itself.
    case header
    /// A header for the whole archive gives entries other names or sizes, which not all readers
    /// heed.
    case globalHeader
    /// A size is negative, or beyond that of any file.
    case size
    /// Several members have this name.
    case repeatedMember(String)
    /// The member of this name can't be understood.
    case malformedMember(String)
    /// The member of this name isn't what its digest says.
    case digest(String)
    /// The member of this name isn't as long as is stated where it is named.
    case memberSize(String)
}

/// What is bounded in an archive.
public enum ArchiveLimit: Hashable, Sendable {
    /// How many files, folders and links it holds.
    case entries
    /// How many of them a listing needs.
    case keptEntries
    /// How many bytes a listing needs.
    case keptBytes
    /// How many bytes it holds compressed.
    case decompressedBytes
    /// How many times longer it is decompressed than compressed.
    case ratio
    /// How many times over it is compressed.
    case nesting
    /// How many bytes the name of an entry has, with what else is said of it.
    case metadata
    /// How long the documents are that describe it, and how much they name.
    case documents
    /// How many layers it has.
    case layers
    /// How many links are followed, and how many lead on to others.
    case links
}
