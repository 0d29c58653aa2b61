import DebianCopyright

/// What the file system says of some files: as long as it stays the same, so does what they hold.
public struct FileStamp: Hashable, Sendable {
    /// By path; nil for what can't be looked at.
    private let states: [String: FileState?]

    init(of paths: [String]) {
        var states: [String: FileState?] = [:]
        for path in paths { states[path] = .some(try? Descriptor.status(ofHost: path).state) }
        self.states = states
    }

    /// Whether the files are still as they were.
    public var isCurrent: Bool { self == FileStamp(of: Array(states.keys)) }
}
