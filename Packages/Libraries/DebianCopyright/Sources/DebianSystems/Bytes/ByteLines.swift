/// A line of a file: its bytes without the line feed, and without the carriage return before it.
public struct ByteLine {
    /// The 1-based number of the line in its file.
    public let number: Int
    /// May be empty.
    public let bytes: ByteView
}

/// The lines of a view, in order; a line feed at the very end begins no further line.
public struct ByteLines: Sequence, IteratorProtocol {
    let bytes: ByteView
    var position = 0
    var number: Int

    /// The number of the line that comes next.
    var nextNumber: Int { number }

    /// - Parameters:
    ///   - bytes: the view to go through.
    ///   - first: the number of the first line in the file that the view was cut from.
    public init(_ bytes: ByteView, first: Int = 1) {
        self.bytes = bytes
        self.number = first
    }

    /// The next line; nil at the end.
    public mutating func next() -> ByteLine? {
        guard position < bytes.count else { return nil }
        let end = bytes.position(of: 0x0A, from: position) ?? bytes.count
        var last = end
        if last > position, bytes[last - 1] == 0x0D { last -= 1 }
        defer {
            position = end + 1
            number += 1
        }
        return ByteLine(number: number, bytes: bytes[position..<last])
    }
}

extension ByteLines {
    /// Skips lines as long as they begin with a blank and don't end in one. Most lines of a
    /// copyright file do: they continue a field and need no further test.
    ///
    /// - Returns: the last line skipped; nil if the very next line must be examined.
    mutating func passIndented() -> ByteLine? {
        var last: Range<Int>?
        while position < bytes.count, bytes[position].isBlank {
            let end = bytes.position(of: 0x0A, from: position) ?? bytes.count
            guard !bytes[end - 1].isBlank else { break }
            last = position..<end
            position = end + 1
            number += 1
        }
        return last.map { ByteLine(number: number - 1, bytes: bytes[$0]) }
    }
}

// MARK: Words

/// The words between the blanks and line ends of some bytes: runs without a space or a control
/// character.
package struct BlankSeparatedWords {
    private let bytes: ByteView
    private var position = 0

    init(_ bytes: ByteView) {
        self.bytes = bytes
    }

    /// The next word, which is never empty; nil at the end.
    package mutating func next() -> ByteView? {
        while position < bytes.count, bytes[position] <= 0x20 { position += 1 }
        guard position < bytes.count else { return nil }
        let start = position
        var blanks = bytes.eight(from: position).blanks
        while blanks == 0 {
            position += 8
            blanks = bytes.eight(from: position).blanks
        }
        position += blanks.trailingZeroBitCount / 8
        return bytes[start..<position]
    }
}

extension ByteView {
    /// The words of the view, separated by any number of blanks.
    package var words: BlankSeparatedWords { BlankSeparatedWords(self) }
}

// MARK: Binary search

extension RandomAccessCollection where Index == Int {
    /// The index of the first element for which `isTrue` is true, found by binary search; the end
    /// index if there is none.
    ///
    /// - Parameter isTrue: false for a first part of the elements, and true for all that follow.
    public func partitioningIndex(where isTrue: (Element) -> Bool) -> Int {
        var range = startIndex..<endIndex
        while !range.isEmpty {
            let middle = range.lowerBound + range.count / 2
            if isTrue(self[middle]) {
                range = range.lowerBound..<middle
            } else {
                range = middle + 1..<range.upperBound
            }
        }
        return range.lowerBound
    }
}
