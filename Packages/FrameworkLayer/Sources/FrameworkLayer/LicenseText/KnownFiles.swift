import DebianSystems

/// Files that were read, numbered in their order from 0; files with equal bytes are one.
struct KnownFiles {
    /// The numbers by the files' states; nil if a file can't be read.
    private var states: [FileState: Int?] = [:]
    /// The numbers by the files' digests.
    private var digests: [SHA256: Int] = [:]

    enum File {
        case known(Int)
        case new([UInt8])
    }

    /// Reads a file unless it is known; nil if it can't be read.
    mutating func file(at path: String, in system: InstalledSystem) -> File? {
        guard let state = system.state(of: path) else { return nil }
        if let known = states[state] { return known.map(File.known) }
        guard let bytes = system.bytes(at: path) else {
            states[state] = .some(nil)
            return nil
        }
        let digest = SHA256(bytes)
        if let index = digests[digest] {
            states[state] = index
            return .known(index)
        }
        states[state] = digests.count
        digests[digest] = digests.count
        return .new(bytes)
    }
}
