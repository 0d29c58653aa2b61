import DomainLayer

/// Reads JSON value by value from a source of bytes, in memory for the longest text alone.
///
/// RFC 8259 is what it keeps to. Whoever uses it asks for what should come; what comes instead is
/// an error with its place.
struct JSONReader {
    /// Fills the room from its beginning, and says with how many bytes; 0 at the end.
    typealias Source = (UnsafeMutableRawBufferPointer) -> Result<Int, JSONReaderError>

    /// How many containers may be open at once; a listing has six.
    static let nestingLimit = 64
    /// The longest text that is read, in bytes; one that is skipped may be longer.
    static let textLimit = 1 << 26

    /// Those between ``position`` and ``end`` wait to be read.
    private(set) var bytes: [UInt8]
    var position = 0
    private(set) var end = 0
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

    /// - Parameter pieceSize: how many bytes to ask for at once.
    init(pieceSize: Int = 1 << 18, source: @escaping Source) {
        self.source = source
        bytes = [UInt8](repeating: 0, count: pieceSize)
    }

    /// The first byte of the next token, blanks passed; it stays. Nil at the end.
    mutating func nextByte() throws(JSONReaderError) -> UInt8? {
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

    /// Asks for more bytes, behind those that wait; false where there are no more.
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
        let (line, column) = place(of: kept.lowerBound)
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
    func place(of index: Int) -> (line: Int, column: Int) {
        let before = bytes[..<index]
        guard let last = before.lastIndex(of: 0x0A) else {
            return (earlierLines + 1, earlierColumns + index + 1)
        }
        return (earlierLines + before.count { $0 == 0x0A } + 1, index - last)
    }
}

/// Why nothing more can be read.
enum JSONReaderError: Error, Equatable {
    /// The source failed; the words are the system's.
    case unreadable(message: String)
    case tooLarge(limit: Int)
    case cancelled
    case invalid(InventoryFileProblem)
}
