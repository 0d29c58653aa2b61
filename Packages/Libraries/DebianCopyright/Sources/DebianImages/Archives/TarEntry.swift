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
