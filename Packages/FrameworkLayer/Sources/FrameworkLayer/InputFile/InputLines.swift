import StreamedJSON

/// The lines of an input one by one; memory holds at most the longest one.
struct InputLines {
    /// How many lines were read; the 1-based number of the latest.
    private(set) var count = 0

    private let limit: Int
    private let source: JSONReader.Source
    /// The bytes from ``start`` to ``end`` have not been read yet.
    private var bytes: [UInt8]
    private var start = 0
    private var end = 0

    /// - Parameters:
    ///   - limit: the longest line in bytes, its line feed not counted.
    ///   - source: gives the bytes.
    init(limit: Int, of source: @escaping JSONReader.Source) {
        self.limit = limit
        self.source = source
        bytes = [UInt8](repeating: 0, count: limit + 1)
    }

    /// The next line without its line feed, which the last line may lack; nil at the end.
    ///
    /// - Throws: the source's error, or an error for a line that is too long.
    mutating func next() throws(JSONReaderError) -> [UInt8]? {
        var searched = start
        while true {
            if let feed = bytes[searched..<end].firstIndex(of: UInt8(ascii: "\n")) {
                defer { start = feed + 1 }
                count += 1
                return Array(bytes[start..<feed])
            }
            searched = end
            if end == bytes.count { searched -= try makeRoom() }
            let (source, end) = (source, end)
            let got = try bytes.withUnsafeMutableBytes { room in
                source(UnsafeMutableRawBufferPointer(rebasing: room[end...]))
            }.get()
            self.end += got
            if got == 0 { return last() }
        }
    }

    /// Moves the unread bytes to the beginning, and returns by how many bytes.
    private mutating func makeRoom() throws(JSONReaderError) -> Int {
        if start == 0 {
            let problem = JSONProblem(.tooLong(limit: limit), line: count + 1, column: limit + 1)
            throw .invalid(problem)
        }
        defer { start = 0 }
        bytes.replaceSubrange(0..<end - start, with: bytes[start..<end])
        end -= start
        return start
    }

    private mutating func last() -> [UInt8]? {
        if start == end { return nil }
        defer { start = end }
        count += 1
        return Array(bytes[start..<end])
    }
}
