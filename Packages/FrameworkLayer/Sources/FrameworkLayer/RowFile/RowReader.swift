import DebianSystems
import DomainLayer
import StreamedJSON

/// Reads rows one by one, and keeps each fact once.
struct RowReader {
    /// The facts in the order of their first rows.
    private(set) var facts: [LicenseFact] = []

    private let rows: RowFile
    private var lines: InputLines
    private var reader = ListingReader(JSONReader([]))
    /// The keys of the facts, and of rows without a package.
    private var keys: Set<String> = []

    init(_ rows: RowFile) throws(RowFileError) {
        self.rows = rows
        do throws(JSONReaderError) {
            let file = try InputFile(rows.source)
            lines = InputLines(limit: JSONRowFileDriver.lineLimit) { file.fill($0) }
        } catch {
            throw .file(InventoryFileError(error, at: rows.source, rejection: .empty))
        }
    }

    /// Reads a row; false if there are no more.
    mutating func readRow() throws(RowFileError) -> Bool {
        guard let line = try nextLine() else {
            if lines.count > 0 { return false }
            let problem = InventoryFileProblem(.empty, line: 1, column: 1)
            throw .file(.invalid(rows.source, problem))
        }
        guard let head = RowHead(line) else { throw refused(.noRow) }
        if let host = rows.host, host != head.host { throw refused(.otherHost(head.host)) }
        if let day = rows.day, day != head.day { throw refused(.otherDay(head.day)) }
        let bytes = [UInt8(ascii: "{")] + line[head.length...]
        let key = SHA256(bytes).hexadecimal(digits: 32)
        if key == head.key, keys.contains(key) { return true }
        // A row that is no JSON has a wrong key too, but was cut off rather than forged.
        let fact = try fact(bytes, key: key, after: head.length)
        if key != head.key { throw refused(.otherKey) }
        if keys.count == JSONRowFileDriver.factLimit {
            throw refused(.tooManyFacts(limit: keys.count))
        }
        keys.insert(key)
        if let fact { facts.append(fact) }
        return true
    }

    private mutating func nextLine() throws(RowFileError) -> [UInt8]? {
        do throws(JSONReaderError) {
            return try lines.next()
        } catch {
            throw .file(InventoryFileError(error, at: rows.source, rejection: .empty))
        }
    }

    private mutating func fact(
        _ bytes: [UInt8], key: String, after length: Int
    ) throws(RowFileError) -> LicenseFact? {
        do throws(JSONReaderError) {
            return try reader.fact(bytes, key: key)
        } catch {
            var error = error
            if case .invalid(var problem) = error {
                problem.line = lines.count
                problem.column += length - 1
                error = .invalid(problem)
            }
            throw .file(
                InventoryFileError(error, at: rows.source, rejection: reader.rejection))
        }
    }

    private func refused(_ refusal: RowRefusal) -> RowFileError {
        .refused(rows.source, line: lines.count, refusal)
    }
}

/// The beginning of a row before its fact: `{"host":"…","day":"…","factKey":"…",` or only the key,
/// followed by `"system":`. It has neither escapes nor blanks, so line tools can cut it out.
struct RowHead {
    /// The host; nil if the row has none, and then no day either.
    private(set) var host: HostName?
    private(set) var day: CalendarDate?
    let key: String
    /// The size of the beginning in bytes.
    let length: Int

    /// - Returns: nil if the line begins otherwise.
    init?(_ line: [UInt8]) {
        var rest = line[...]
        guard rest.skip("{\"") else { return nil }
        if rest.skip("host\":\"") {
            host = HostName(rest.textToQuote())
            guard host != nil, rest.skip("\",\"day\":\"") else { return nil }
            day = CalendarDate(parsing: rest.textToQuote())
            guard day != nil, rest.skip("\",\"") else { return nil }
        }
        guard rest.skip("factKey\":\"") else { return nil }
        key = rest.textToQuote()
        guard rest.skip("\",") else { return nil }
        length = rest.startIndex
        guard rest.skip("\"system\":") else { return nil }
    }
}

extension ArraySlice<UInt8> {
    /// Skips a text; false if something else follows, which is not skipped.
    fileprivate mutating func skip(_ text: StaticString) -> Bool {
        let count = text.utf8CodeUnitCount
        guard prefix(count).elementsEqual(UnsafeBufferPointer(start: text.utf8Start, count: count))
        else { return false }
        removeFirst(count)
        return true
    }

    /// Removes and returns the text before the next quote.
    fileprivate mutating func textToQuote() -> String {
        let text = prefix { $0 != UInt8(ascii: "\"") }
        removeFirst(text.count)
        return String(decoding: text, as: UTF8.self)
    }
}
