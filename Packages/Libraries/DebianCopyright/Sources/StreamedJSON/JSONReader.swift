/// Reads JSON value by value from a source of bytes, in memory for the longest text alone.
///
/// RFC 8259 is what it keeps to. Whoever uses it asks for what should come; what comes instead is
/// an error with its location.
public struct JSONReader {
    /// Fills the room from its beginning, and says with how many bytes; 0 at the end.
    public typealias Source = (UnsafeMutableRawBufferPointer) -> Result<Int, JSONReaderError>

    /// How many containers may be open at once.
    public static let nestingLimit = 64
    /// The longest text that is read, in bytes; one that is skipped may be longer.
    public static let textLimit = 1 << 26

    /// Those between ``position`` and ``end`` wait to be read.
    private(set) var bytes: [UInt8]
    var position = 0
    private(set) var end = 0
    /// Whether a key with an escape is an error: some readers don't unescape keys, so that it is
    /// another member to them.
    public var refusesEscapedKeys = false
    /// Whether the text that was read last has escapes.
    var hasEscapes = false
    /// Where the key, value or sign begins that was asked for last.
    var tokenStart = 0
    /// The open containers, the outermost first.
    var containers: [Container] = []

    private let source: Source
    private var isDrained = false
    /// How many lines ended before ``bytes``.
    private var earlierLines = 0
    /// How many bytes the line that ``bytes`` begins in has before it.
    private var earlierColumns = 0

    /// - Parameters:
    ///   - pieceSize: how many bytes to ask for at once.
    ///   - source: gives the bytes.
    public init(pieceSize: Int = 1 << 18, source: @escaping Source) {
        self.source = source
        bytes = [UInt8](repeating: 0, count: pieceSize)
    }

    /// Reads bytes that are there already.
    public init(_ bytes: [UInt8], pieceSize: Int = 1 << 12) {
        var rest = bytes[...]
        self.init(pieceSize: pieceSize) { room in
            let piece = rest.prefix(min(room.count, pieceSize))
            room.copyBytes(from: piece)
            rest = rest.dropFirst(piece.count)
            return .success(piece.count)
        }
    }

    /// The first byte of the next token, blanks passed; it stays. Nil at the end.
    public mutating func nextByte() throws(JSONReaderError) -> UInt8? {
        while true {
            while position < end {
                switch bytes[position] {
                case 0x20, 0x0A, 0x0D, 0x09: position += 1
                case let byte:
                    tokenStart = position
                    return byte
                }
            }
            tokenStart = position
            if try !fill() { return nil }
        }
    }

    /// The byte at the position, blanks too; nil at the end.
    mutating func currentByte() throws(JSONReaderError) -> UInt8? {
        if position == end, try !fill() { return nil }
        return bytes[position]
    }

    /// Asks for more bytes, behind those that wait; false if there are no more.
    mutating func fill() throws(JSONReaderError) -> Bool {
        if isDrained { return false }
        forgetReadBytes()
        if end == bytes.count {
            if end > Self.textLimit { throw problem(.tooLong(limit: Self.textLimit)) }
            bytes += [UInt8](repeating: 0, count: bytes.count)
        }
        let (source, end) = (source, end)
        let got = try bytes.withUnsafeMutableBytes { room in
            source(UnsafeMutableRawBufferPointer(rebasing: room[end...]))
        }.get()
        self.end += got
        isDrained = got == 0
        return got > 0
    }

    /// Moves what is not read yet to the beginning; a token of which a part is read stays whole.
    private mutating func forgetReadBytes() {
        let kept = tokenStart..<end
        let (line, column) = location(of: kept.lowerBound)
        (earlierLines, earlierColumns) = (line - 1, column - 1)
        bytes.withUnsafeMutableBufferPointer { bytes in
            _ = UnsafeMutableBufferPointer(rebasing: bytes[..<kept.count])
                .update(fromContentsOf: UnsafeMutableBufferPointer(rebasing: bytes[kept]))
        }
        position -= tokenStart
        tokenStart = 0
        end = kept.count
    }

    /// The 1-based line and byte of an index of ``bytes``.
    func location(of index: Int) -> (line: Int, column: Int) {
        let before = bytes[..<index]
        guard let last = before.lastIndex(of: 0x0A) else {
            return (earlierLines + 1, earlierColumns + index + 1)
        }
        return (earlierLines + before.count { $0 == 0x0A } + 1, index - last)
    }
}

extension JSONReader {
    /// An object or array that is open.
    struct Container {
        let isObject: Bool
        /// How many members or elements have begun.
        var count = 0
        /// The key or index of the one that the reader stands in; nil between two.
        var step: String?
    }

    /// Enters an object.
    public mutating func beginObject() throws(JSONReaderError) {
        try begin(.object)
    }

    /// Enters an array.
    public mutating func beginArray() throws(JSONReaderError) {
        try begin(.array)
    }

    private mutating func begin(
        _ kind: JSONProblem.ValueKind
    ) throws(JSONReaderError) {
        try expect(kind)
        if containers.count == Self.nestingLimit {
            throw problem(.nestedTooDeep(limit: Self.nestingLimit))
        }
        position += 1
        containers.append(Container(isObject: kind == .object))
    }

    /// The key of the object's next member, whose value comes next; nil at the object's end.
    public mutating func nextKey() throws(JSONReaderError) -> String? {
        guard try goesOn(to: UInt8(ascii: "}")) else { return nil }
        guard try nextByte() == UInt8(ascii: "\"") else { throw try unexpected() }
        let key = try text()
        if refusesEscapedKeys, hasEscapes {
            throw problemOfValue(.unexpectedByte(UInt8(ascii: "\\")))
        }
        containers[containers.count - 1].step = key
        guard try nextByte() == UInt8(ascii: ":") else { throw try unexpected() }
        position += 1
        return key
    }

    /// Whether the array has a next element, which comes next.
    public mutating func nextElement() throws(JSONReaderError) -> Bool {
        guard try goesOn(to: UInt8(ascii: "]")) else { return false }
        let last = containers.count - 1
        containers[last].step = String(containers[last].count - 1)
        return true
    }

    /// Passes the comma before the next member or element, or the end of the container.
    private mutating func goesOn(to bracket: UInt8) throws(JSONReaderError) -> Bool {
        let last = containers.count - 1
        containers[last].step = nil
        let isFirst = containers[last].count == 0
        switch try nextByte() {
        case bracket:
            position += 1
            containers.removeLast()
            return false
        case UInt8(ascii: ",") where !isFirst: position += 1
        case .some where isFirst: break
        default: throw try unexpected()
        }
        containers[last].count += 1
        return true
    }

    /// Sees to it that nothing but blanks follows.
    public mutating func finish() throws(JSONReaderError) {
        if try nextByte() != nil { throw problem(.somethingFollows) }
    }
}

extension JSONReader {
    /// The problem that stands at the position.
    func problem(_ kind: JSONProblem.Kind) -> JSONReaderError {
        problem(kind, at: position)
    }

    /// A problem of the value that was read last.
    public func problemOfValue(_ kind: JSONProblem.Kind) -> JSONReaderError {
        problem(kind, at: tokenStart)
    }

    /// The problem that another byte comes next than should, or the end.
    mutating func unexpected() throws(JSONReaderError) -> JSONReaderError {
        try nextByte().map { problem(.unexpectedByte($0)) } ?? problem(.endsEarly)
    }

    private func problem(
        _ kind: JSONProblem.Kind, at index: Int
    ) -> JSONReaderError {
        let (line, column) = location(of: index)
        return .invalid(
            JSONProblem(kind, line: line, column: column, keyPath: keyPath))
    }

    /// The way to where the reader stands: `packages[3].version`.
    private var keyPath: String {
        var path = ""
        for container in containers {
            guard let step = container.step else { break }
            if container.isObject {
                // A key may be as long as its maker likes.
                path += (path.isEmpty ? "" : ".") + step.prefix(64)
            } else {
                path += "[\(step)]"
            }
        }
        return path
    }
}
