/// Which system a root holds, as `etc/os-release` or, where that can't be read,
/// `usr/lib/os-release` says (os-release(5)).
public struct OSRelease: Hashable, Sendable {
    /// The longest file that is read, in bytes.
    public static let sizeLimit = 1 << 20

    /// `ID`, for example `debian`; `debian` where nothing says.
    public var id = "debian"
    /// `VERSION_ID`, for example `12`; nil where nothing says, as on Debian unstable.
    public var versionID: String?
    /// `VERSION_CODENAME`, for example `bookworm`; nil where nothing says.
    public var codename: String?
    /// `PRETTY_NAME`, for people; `Debian` where nothing says.
    public var prettyName = "Debian"

    /// - Parameter root: one without either file gives what stands above where nothing says.
    public init(root: RootDirectory) {
        var buffer = FileBuffer()
        for path in ["etc/os-release", "usr/lib/os-release"] {
            guard
                (try? root.read(path, limit: OSRelease.sizeLimit, into: &buffer)) != nil
            else { continue }
            buffer.withBytes { read($0) }
            return
        }
    }

    /// Takes each assignment, the last of a name counting as in a shell; an empty value says
    /// nothing.
    private mutating func read(_ bytes: ByteView) {
        for line in ByteLines(bytes) {
            let line = line.bytes.trimmed
            guard let equals = line.position(of: UInt8(ascii: "=")) else { continue }
            let value = ShellWord(line[(equals + 1)..<line.count]).text
            guard !value.isEmpty else { continue }
            switch String(line[0..<equals]) {
            case "ID": id = value
            case "VERSION_ID": versionID = value
            case "VERSION_CODENAME": codename = value
            case "PRETTY_NAME": prettyName = value
            default: break
            }
        }
    }
}
