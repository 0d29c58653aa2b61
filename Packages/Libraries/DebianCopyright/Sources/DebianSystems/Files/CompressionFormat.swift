/// A compression format, known by the first bytes of a stream, and the program that decompresses
/// it.
package enum CompressionFormat: CaseIterable {
    /// RFC 1952, section 2.3.1.
    case gzip
    /// RFC 8878, section 3.1; a skippable frame may come first.
    case zstd
    /// The .xz File Format, section 2.1.1.
    case xz
    /// Old packages use this format and bzip2; xz(1) decompresses it, too.
    case lzma
    case bzip2

    /// How many bytes of a stream identify its format.
    package static let magicLength = 6

    /// - Parameter magic: the first ``magicLength`` bytes of a stream, or all of them if it is
    ///   shorter.
    package init?(magic: [UInt8]) {
        if magic.starts(with: [0x1F, 0x8B]) {
            self = .gzip
        } else if magic.starts(with: [0x28, 0xB5, 0x2F, 0xFD]) {
            self = .zstd
        } else if let first = magic.first, first & 0xF0 == 0x50,
            magic.dropFirst().starts(with: [0x2A, 0x4D, 0x18])
        {
            self = .zstd
        } else if magic.starts(with: [0xFD, 0x37, 0x7A, 0x58, 0x5A, 0x00]) {
            self = .xz
        } else if magic.starts(with: [0x5D, 0, 0]) {
            self = .lzma
        } else if magic.starts(with: "BZh".utf8), magic.dropFirst(4).starts(with: [0x31, 0x41]) {
            self = .bzip2
        } else {
            return nil
        }
    }

    package var program: String {
        switch self {
        case .gzip: "gzip"
        case .zstd: "zstd"
        case .xz, .lzma: "xz"
        case .bzip2: "bzip2"
        }
    }

    /// The Debian package that contains the program.
    package var package: String {
        switch self {
        case .gzip, .zstd, .bzip2: program
        case .xz, .lzma: "xz-utils"
        }
    }

    /// The command that decompresses: the program and its arguments.
    package var words: [String] { [program] + arguments }

    private var arguments: [String] {
        switch self {
        case .gzip, .bzip2: ["-dc"]
        // zstd itself refuses to use more than 128 MiB.
        case .zstd: ["-dcq"]
        // Files packed by dpkg-deb and for kernels need 65 MiB; a header can ask for 4 GiB.
        case .xz, .lzma: ["-dc", "--memlimit-decompress=256MiB"]
        }
    }

    /// Whether the exit status means that the program accepted its input.
    package func accepts(status: Int32) -> Bool {
        // gzip(1), DIAGNOSTICS: 2 for a warning, such as trailing bytes that it ignores.
        status == 0 || self == .gzip && status == 2
    }
}
