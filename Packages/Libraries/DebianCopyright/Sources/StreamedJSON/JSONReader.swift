/// Reads JSON value by value from a source of bytes, using no more memory than the longest text
/// needs.
///
/// The reader follows RFC 8259. Callers ask for the value that should come next; any other value is
/// an error with its location.
public struct JSONReader {
    /// Fills the buffer from its beginning and returns the number of bytes; 0 at the end.
    public typealias Source = (UnsafeMutableRawBufferPointer) -> Result<Int, JSONReaderError>

    /// The most containers that may be open at once.
    public static let nestingLimit = 64
    /// The longest text that can be read, in bytes; a skipped text may be longer.
    public static let textLimit = 1 << 26

    /// The bytes between ``position`` and ``end`` are yet to be read.
    private(set) var bytes: [UInt8]
    var position = 0
    private(set) var end = 0
    /// Whether a key with an escape is an error: some readers don't unescape keys and take such a
    /// key for another member.
    public var refusesEscapedKeys = false
    /// Whether the most recently read text has escapes.
    var hasEscapes = false
    /// The start of the most recently requested key, value or sign.
    var tokenStart = 0
    /// The open containers, the outermost first.
    var containers: [Container] = []

    private let source: Source
    private var isDrained = false
    /// The number of lines that ended before ``bytes``.
    private var earlierLines = 0
    /// The number of bytes in the first line of ``bytes`` that came before ``bytes``.
    private var earlierColumns = 0

    /// - Parameters:
    ///   - pieceSize: the number of bytes to request at once.
    ///   - source: provides the bytes.
    public init(pieceSize: Int = 1 << 18, source: @escaping Source) {
        self.source = source
        bytes = [UInt8](repeating: 0, count: pieceSize)
    }

    /// Reads bytes from memory.
    public init(_ bytes: [UInt8], pieceSize: Int = 1 << 12) {
        var rest = bytes[...]
        self.init(pieceSize: pieceSize) { room in
            let piece = rest.prefix(min(room.count, pieceSize))
            room.copyBytes(from: piece)
            rest = rest.dropFirst(piece.count)
            return .success(piece.count)
        }
    }

    /// The first byte of the next token, after blanks, without consuming it; nil at the end.
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

    /// The byte at the position, which may be a blank; nil at the end.
    mutating func currentByte() throws(JSONReaderError) -> UInt8? {
        if position == end, try !fill() { return nil }
        return bytes[position]
    }

    /// Requests more bytes after those that are yet to be read; false if there are none.
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

    /// Moves the unread bytes to the beginning, including the whole of a partly read token.
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

    /// The 1-based line and column, in bytes, of an index of ``bytes``.
    func location(of index: Int) -> (line: Int, column: Int) {
        let before = bytes[..<index]
        guard let last = before.lastIndex(of: 0x0A) else {
            return (earlierLines + 1, earlierColumns + index + 1)
        }
        return (earlierLines + before.count { $0 == 0x0A } + 1, index - last)
    }
}

extension JSONReader {
    /// An open object or array.
    struct Container {
        let isObject: Bool
        /// The number of members or elements begun.
        var count = 0
        /// The key or index of the current member or element; nil between two.
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

    /// Reads the key of the object's next member, whose value comes next; nil at the object's end.
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

    /// Moves to the array's next element; false if there is none.
    public mutating func nextElement() throws(JSONReaderError) -> Bool {
        guard try goesOn(to: UInt8(ascii: "]")) else { return false }
        let last = containers.count - 1
        containers[last].step = String(containers[last].count - 1)
        return true
    }

    /// Skips the comma before the next member or element, or the end of the container, and returns
    /// whether there is a next one.
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

    /// Requires that only blanks follow.
    public mutating func finish() throws(JSONReaderError) {
        if try nextByte() != nil { throw problem(.somethingFollows) }
    }
}

extension JSONReader {
    /// A problem at the current position.
    func problem(_ kind: JSONProblem.Kind) -> JSONReaderError {
        problem(kind, at: position)
    }

    /// A problem with the most recently read value.
    public func problemOfValue(_ kind: JSONProblem.Kind) -> JSONReaderError {
        problem(kind, at: tokenStart)
    }

    /// The problem that there is an unexpected byte, or the end.
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

    /// The path of the reader's position: `packages[3].version`.
    private var keyPath: String {
        var path = ""
        for container in containers {
            guard let step = container.step else { break }
            if container.isObject {
                // A key can have any length.
                path += (path.isEmpty ? "" : ".") + step.prefix(64)
            } else {
                path += "[\(step)]"
            }
        }
        return path
    }
}
