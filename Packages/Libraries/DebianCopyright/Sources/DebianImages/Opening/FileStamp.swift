import DebianCopyright

/// What the file system reports about some files: while it is unchanged, so are their contents.
public struct FileStamp: Hashable, Sendable {
    /// The states by path; nil for files that can't be examined.
    private let states: [String: FileState?]

    init(of paths: [String]) {
        var states: [String: FileState?] = [:]
        for path in paths { states[path] = .some(try? Descriptor.status(ofHost: path).state) }
        self.states = states
    }

    /// Whether the files are unchanged.
    public var isCurrent: Bool { self == FileStamp(of: Array(states.keys)) }
}
