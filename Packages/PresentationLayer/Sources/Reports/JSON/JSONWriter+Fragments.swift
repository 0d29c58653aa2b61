extension JSONWriter {
    /// A part of a text that another writer wrote, for wherever a writer stands as that one stood.
    struct Fragment {
        /// The size from which on it is worth it to be passed on by itself.
        static let leastPiece = 16 * 1024

        fileprivate let bytes: [UInt8]
        /// Where the writer stood when it had written it.
        fileprivate let end: Place

        /// In bytes.
        var count: Int { bytes.count }
    }

    /// What was written, to be written again by others.
    var fragment: Fragment { Fragment(bytes: bytes, end: place) }

    /// Writes the fragment, and goes on where its writer ended.
    mutating func append(_ fragment: Fragment) {
        bytes += fragment.bytes
        place = fragment.end
    }

    /// A part of what one writer wrote, for wherever another stands as that one stood.
    struct Stretch {
        fileprivate let bytes: Range<Int>
        /// Where the writer stood when it had written it.
        fileprivate let end: Place
    }

    /// How much was written.
    var mark: Int { bytes.count }

    /// What was written behind a mark.
    func stretch(from mark: Int) -> Stretch { Stretch(bytes: mark..<bytes.count, end: place) }

    /// Writes a part of what another writer wrote, and goes on where that one stood.
    mutating func append(_ stretch: Stretch, of written: UnsafeBufferPointer<UInt8>) {
        bytes.append(contentsOf: written[stretch])
        place = stretch.end
    }

    /// Writes a fragment that may be long: then it becomes a piece of its own and is not copied.
    mutating func appendPiece(_ fragment: Fragment) {
        if fragment.bytes.count < Fragment.leastPiece { return append(fragment) }
        pieces.append(bytes)
        pieces.append(fragment.bytes)
        bytes = []
        place = fragment.end
    }

    /// Everything that was written, in pieces.
    var allPieces: [[UInt8]] { pieces + [bytes] }

    /// A writer that stands where this one does and has written nothing.
    func continued(into buffer: consuming [UInt8] = []) -> JSONWriter {
        var writer = JSONWriter(layout, into: buffer)
        writer.place = place
        return writer
    }

    /// A writer of elements of the innermost open array.
    ///
    /// - Parameters:
    ///   - hasOthers: whether the array has elements before them.
    ///   - buffer: an empty one, to write into.
    func forElements(
        behindOthers hasOthers: Bool = false, into buffer: consuming [UInt8] = []
    ) -> JSONWriter {
        var writer = continued(into: buffer)
        writer.place.isEmpty = !hasOthers
        return writer
    }

    /// Ends an array whose elements other writers wrote, if it has any.
    mutating func endArray(isEmpty: Bool) {
        place.isEmpty = isEmpty
        endArray()
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// A part of what a writer wrote.
    subscript(stretch: JSONWriter.Stretch) -> UnsafeBufferPointer {
        UnsafeBufferPointer(rebasing: self[stretch.bytes])
    }
}
