/// One entry of a tar.
package struct TarEntry: Hashable, Sendable {
    package enum Kind: Sendable {
        case file
        /// Another name for what an earlier entry, or a lower layer, has at ``linkTarget``.
        case hardLink
        /// A symbolic link.
        case link
        case folder
        /// A device, a FIFO, a sparse file, or what only backups know.
        case other
    }

    /// As it stands there: of any encoding, perhaps absolute, with `..`, or empty.
    package let path: [UInt8]
    package let kind: Kind
    /// How many bytes the body has; 0 for anything but files and some ``Kind/other``.
    package let size: Int
    /// What a link leads to; empty for anything else.
    package let linkTarget: [UInt8]
}
