/// A line of a file: its bytes without the line feed, and without the carriage return before it.
public struct ByteLine {
    /// The 1-based number of the line in its file.
    public let number: Int
    public let bytes: ByteView
}

/// The lines of a view, in order; a line feed at the very end begins no further line.
public struct ByteLines: Sequence, IteratorProtocol {
    let bytes: ByteView
    var position = 0
    var number: Int

    /// The number of the line that comes next.
    public var nextNumber: Int { number }

    /// - Parameters:
    ///   - bytes: the view to go through.
    ///   - first: the number of the first line in the file that the view was cut from.
    public init(_ bytes: ByteView, first: Int = 1) {
        self.bytes = bytes
        self.number = first
    }

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
    /// Passes the next lines as long as they begin with a blank and don't end in one. So most lines
    /// of a copyright file do: they continue a field, and nothing else has to be asked of them.
    ///
    /// - Returns: the last line passed; nil where the very next one is another.
    public mutating func passIndented() -> ByteLine? {
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
