import DebianCopyright
import Synchronization

/// The trees of an image's lowest layers. The most recent tree is kept, so that going through the
/// layers applies each only once.
final class LayerStates: Sendable {
    private let last = Mutex((count: 0, tree: FileTree()))

    /// - Parameters:
    ///   - count: the number of layers, 1 for the base alone.
    ///   - layers: all layers of the image, always the same ones.
    func tree(ofLowest count: Int, in layers: [Layer]) throws(ArchiveError) -> FileTree {
        try last.withLock { (last) throws(ArchiveError) in
            if last.count > count { last = (0, FileTree()) }
            // An error would leave an unusable tree.
            var (done, tree) = last
            last = (0, FileTree())
            for layer in layers[done..<count] {
                try tree.apply(layer)
                done += 1
            }
            last = (done, tree)
            return tree
        }
    }
}
