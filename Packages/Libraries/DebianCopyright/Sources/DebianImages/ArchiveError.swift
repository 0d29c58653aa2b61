public import DebianCopyright

/// Why an archive can't be read.
public enum ArchiveError: Error, Hashable, Sendable {
    /// The system refused to open or read it.
    case unreadable(SystemError)
    /// The bytes are nothing that holds a Debian system.
    case unknownFormat
    /// The bytes break the format's rules; the offset is one of the stream that they stand in,
    /// after decompression.
    case damaged(ArchiveDamage, offset: Int)
    /// A decompressor is not installed; the Debian package has it.
    case missingProgram(String, package: String)
    /// A decompressor ended with this status: the compressed data is damaged, or it was killed.
    case decompression(program: String, status: Int32)
    /// More than is read of any archive.
    case limit(ArchiveLimit)
    /// A layer, manifest or configuration that is named but isn't there.
    case missingMember(String)
    /// Several images; these tags or platforms tell them apart.
    case ambiguous([String])
    /// No image has this tag or platform.
    case unknownImage(String, known: [String])
    /// The package has the same `name:architecture` as another one, of the file at this path, but
    /// differs from it: dpkg never has both installed.
    case duplicatePackage(String, otherPath: String)
    /// A digest that can't be computed: of another kind than SHA-256 and SHA-512; of a layer that
    /// passes but once, than SHA-256.
    case unknownDigest(String)
    /// Two descriptions of what the archive holds that differ, so that readers may: both names.
    case contradiction(String, String)
    /// The package brings something at this path that the package in the file at the other path
    /// brings otherwise, or that is the other's own: what one says would be read of the other.
    case conflictingPackage(String, otherPath: String)
    /// The task was cancelled.
    case cancelled
}

/// What is wrong with the bytes of an archive.
public enum ArchiveDamage: Hashable, Sendable {
    /// They end too early.
    case truncated
    /// A header's checksum is another one.
    case checksum
    /// A header's field can't be what it says.
    case header
    /// A global header of pax gives entries other names or sizes, which not all readers heed.
    case globalHeader
    /// A size is negative, or beyond any file's.
    case size
    /// Several members have this name.
    case repeatedMember(String)
    /// The member of this name isn't the JSON that it should be.
    case malformedMember(String)
    /// The member of this name doesn't have the digest that it is named by.
    case digest(String)
    /// The member of this name doesn't have the size that is stated where it is named.
    case memberSize(String)
}

/// What is bounded when an image is read, so that a hostile one ends in an error, in a short time
/// and little memory.
public enum ArchiveLimit: Hashable, Sendable {
    /// Entries of all layers.
    case entries
    /// Files, folders and links that are kept.
    case keptEntries
    /// Bytes that are kept.
    case keptBytes
    /// Bytes that decompressors give.
    case decompressedBytes
    /// How much longer than its input a decompressor's output may be.
    case ratio
    /// Compression within compression.
    case nesting
    /// Long names and other metadata of one entry.
    case metadata
    /// Documents that describe an image or a package: the length of one, and how many names and
    /// descriptors they have.
    case documents
    /// Layers of one image.
    case layers
    /// Links that are followed.
    case links
}
