import DebianCopyright
import Synchronization

/// The trees of an image's lowest layers. The last one that was asked for is kept: who goes from
/// layer to layer lays each over the others once.
final class LayerStates: Sendable {
    private let last = Mutex((count: 0, tree: FileTree()))

    /// - Parameters:
    ///   - count: how many layers, 1 for the base alone.
    ///   - layers: all of the image, always the same.
    func tree(ofLowest count: Int, in layers: [Layer]) throws(ArchiveError) -> FileTree {
        try last.withLock { (last) throws(ArchiveError) in
            if last.count > count { last = (0, FileTree()) }
            // An error leaves a tree that is of no use.
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
