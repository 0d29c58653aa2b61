/// The reason that an archive can't be read.
public enum ArchiveError: Error, Hashable, Sendable {
    /// The system could not open or read it.
    case unreadable(SystemError)
    /// The bytes are in no format that can hold a Debian system.
    case unknownFormat
    /// The bytes violate the format; the offset is that in their stream, after decompression.
    case damaged(ArchiveDamage, offset: Int)
    /// A decompressor is not installed; the Debian package contains it.
    case missingProgram(String, package: String)
    /// A decompressor ended with this status: the compressed data is damaged, or the process was
    /// killed.
    case decompression(program: String, status: Int32)
    /// The archive exceeds a limit that applies to all archives.
    case limit(ArchiveLimit)
    /// A layer, manifest or configuration is referred to but missing.
    case missingMember(String)
    /// There are several images, with these tags or platforms to choose from.
    case ambiguous([String])
    /// No image has this tag or platform.
    case unknownImage(String, known: [String])
    /// The package has a `name:architecture` in common with the one in the file at this path, but
    /// differs from it: dpkg never has both installed.
    case duplicatePackage(String, otherPath: String)
    /// The digest can't be computed: it is neither SHA-256 nor SHA-512, or not SHA-256 for a layer
    /// that can be read only once.
    case unknownDigest(String)
    /// The archive has two contradictory descriptions of its contents, with these names, so readers
    /// may differ.
    case contradiction(String, String)
    /// The package's file at this path differs from that of the package in the file at the other
    /// path, or belongs to that package: one package's statements would be read as the other's.
    case conflictingPackage(String, otherPath: String)
    /// The task was cancelled.
    case cancelled
}

/// A kind of damage to an archive.
public enum ArchiveDamage: Hashable, Sendable {
    /// The bytes end too early.
    case truncated
    /// A header's checksum is wrong.
    case checksum
    /// A header's field has an impossible value.
    case header
    /// A pax global header gives entries other names or sizes, which not all readers apply.
    case globalHeader
    /// A size is negative or larger than any file.
    case size
    /// Several members have this name.
    case repeatedMember(String)
    /// The member with this name isn't the JSON document that it should be.
    case malformedMember(String)
    /// The member with this name doesn't match the digest in its name.
    case digest(String)
    /// The member with this name doesn't have the size stated by the document that refers to it.
    case memberSize(String)
}

/// The limits for reading an image, so that a hostile one fails quickly and without using much
/// memory.
public enum ArchiveLimit: Hashable, Sendable {
    /// The number of entries in all layers.
    case entries
    /// The number of files, folders and links kept in memory.
    case keptEntries
    /// The number of bytes kept in memory.
    case keptBytes
    /// The number of decompressed bytes.
    case decompressedBytes
    /// The ratio of a decompressor's output to its input.
    case ratio
    /// The depth of compression within compression.
    case nesting
    /// The size of long names and other metadata of one entry.
    case metadata
    /// The size of one document that describes an image or a package, or the number of names and
    /// descriptors in all of them.
    case documents
    /// The number of layers in one image.
    case layers
    /// The number of links followed.
    case links
}
