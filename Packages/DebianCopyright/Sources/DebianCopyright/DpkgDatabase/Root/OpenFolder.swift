/// An open folder and the one that it was reached through, so that `..` needs no system call and
/// can't be led astray by a folder that is moved meanwhile.
final class OpenFolder: Sendable {
    let descriptor: Descriptor
    /// Nil for the root, which is its own parent.
    private let outer: OpenFolder?
    /// How many folders lie above it.
    let depth: Int

    init(root descriptor: consuming Descriptor) {
        self.descriptor = descriptor
        outer = nil
        depth = 0
    }

    init(_ descriptor: consuming Descriptor, in outer: OpenFolder) {
        self.descriptor = descriptor
        self.outer = outer
        depth = outer.depth + 1
    }

    var parent: OpenFolder { outer ?? self }
}
