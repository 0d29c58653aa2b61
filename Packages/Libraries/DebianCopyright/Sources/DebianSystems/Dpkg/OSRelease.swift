/// The identity of the system in a root, from `etc/os-release` or, if that can't be read,
/// `usr/lib/os-release` (os-release(5)).
public struct OSRelease: Hashable, Sendable {
    /// The size limit of the file, in bytes.
    static let sizeLimit = 1 << 20

    /// `ID`, for example `debian`; the default if it is missing.
    public var id: String
    /// `ID_LIKE`: the ids of the systems that this one derives from, the closest first; empty if
    /// it is missing.
    public var relatedIDs: [String] = []
    /// `VERSION_ID`, for example `12`; nil if it is missing, as on Debian unstable.
    public var versionID: String?
    /// `VERSION_CODENAME`, for example `bookworm`; nil if it is missing.
    public var codename: String?
    /// `PRETTY_NAME`, for people; the default if it is missing.
    public var prettyName: String

    /// - Parameters:
    ///   - root: the system to read; all values are the defaults if it has neither file.
    ///   - defaultID: the default of ``id``.
    ///   - name: the default of ``prettyName``.
    package init(root: RootDirectory, defaultID: String = "debian", name: String = "Debian") {
        id = defaultID
        prettyName = name
        var buffer = FileBuffer()
        for path in ["etc/os-release", "usr/lib/os-release"] {
            guard
                (try? root.read(path, limit: OSRelease.sizeLimit, into: &buffer)) != nil
            else { continue }
            buffer.withBytes { read($0) }
            return
        }
    }

    /// Reads the assignments; as in a shell, the last one of a name counts. Words of a value are
    /// separated by single blanks; an empty value counts as missing.
    private mutating func read(_ bytes: ByteView) {
        for line in ByteLines(bytes) {
            let line = line.bytes.trimmed
            guard let equals = line.position(of: UInt8(ascii: "=")) else { continue }
            let value = ShellWord(line[(equals + 1)..<line.count]).text
                .split(separator: " ").joined(separator: " ")
            guard !value.isEmpty else { continue }
            switch String(line[0..<equals]) {
            case "ID": id = value
            case "ID_LIKE": relatedIDs = value.split(separator: " ").map(String.init)
            case "VERSION_ID": versionID = value
            case "VERSION_CODENAME": codename = value
            case "PRETTY_NAME": prettyName = value
            default: break
            }
        }
    }
}

/// A value in shell syntax, as far as os-release(5) allows it: bare, or in single or double quotes.
struct ShellWord {
    /// The value without quotes and backslashes; bytes that are not UTF-8 are replaced with U+FFFD.
    let text: String

    init(_ word: ByteView) {
        var bytes: [UInt8] = []
        var quote: UInt8?
        var position = 0
        while position < word.count {
            let byte = word[position]
            position += 1
            switch byte {
            case quote:
                quote = nil
            case UInt8(ascii: "'"), UInt8(ascii: "\""):
                if quote == nil { quote = byte } else { bytes.append(byte) }
            case UInt8(ascii: "\\"):
                guard position < word.count, quote != UInt8(ascii: "'"),
                    quote == nil || "$\"\\`".utf8.contains(word[position])
                else {
                    bytes.append(byte)
                    continue
                }
                bytes.append(word[position])
                position += 1
            default:
                bytes.append(byte)
            }
        }
        text = String(decoding: bytes, as: UTF8.self)
    }
}
