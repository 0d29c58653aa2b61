import DomainLayer
import VisibleText

/// Writes JSON values one after another into a buffer. The caller is responsible for their order.
///
/// It follows RFC 8259. Passing ``bytes`` on from time to time keeps the memory of long reports
/// small.
struct JSONWriter {
    /// How values are separated.
    enum Layout {
        /// One member or element per line, indented by two spaces; inline containers on one line.
        case lines
        /// Everything on one line, without blanks.
        case compact
    }

    /// The bytes that were not passed on yet.
    var bytes: [UInt8] = []

    /// The statements written last, and their JSON.
    var latest: (statements: [LicenseStatement], json: [UInt8]) = ([], Array("[]".utf8))

    private let layout: Layout
    /// The number of open containers that span several lines.
    private var depth = 0
    /// The number of open containers inside the outermost inline one.
    private var inlineDepth = 0
    /// Whether the innermost open container is empty so far.
    private var isEmpty = true
    /// Whether a key was written whose value comes next.
    private var hasKey = false

    init(_ layout: Layout) {
        self.layout = layout
    }

    /// - Parameter inline: whether the object stays on one line with everything in it.
    mutating func beginObject(inline: Bool = false) { begin("{", inline: inline) }
    mutating func endObject() { end("}") }

    /// - Parameter inline: whether the array stays on one line with everything in it.
    mutating func beginArray(inline: Bool = false) { begin("[", inline: inline) }
    mutating func endArray() { end("]") }

    /// The key of the next value; its characters must need no escape.
    mutating func key(_ key: StaticString) {
        separate()
        put("\"")
        append(key)
        append(layout == .lines ? "\": " : "\":")
        hasKey = true
    }

    /// The key of the next value; it may be any text.
    mutating func key(escaping key: String) {
        separate()
        appendString(key)
        append(layout == .lines ? ": " : ":")
        hasKey = true
    }

    mutating func value(_ text: String) {
        separate()
        appendString(text)
    }

    mutating func value(_ number: Int) {
        separate()
        bytes += String(number).utf8
    }

    mutating func value(_ flag: Bool) {
        separate()
        append(flag ? "true" : "false")
    }

    mutating func null() {
        separate()
        append("null")
    }

    /// A value whose JSON was written before, at the same depth.
    mutating func copy(_ json: [UInt8]) {
        separate()
        bytes += json
        isEmpty = false
    }

    /// Ends a text with a line feed; another text may follow.
    mutating func endText() {
        put("\n")
        isEmpty = true
    }

    /// Ends a text that is one object, and passes the rest of the bytes on.
    mutating func endDocument<Sink: ByteSink>(to sink: inout Sink) throws(Sink.Failure) {
        endObject()
        endText()
        try bytes.flush(to: &sink)
    }
}

// MARK: Members of objects

extension JSONWriter {
    mutating func member(_ key: StaticString, _ text: String) {
        self.key(key)
        value(text)
    }

    /// A member that is `null` if there is no text.
    mutating func member(_ key: StaticString, _ text: String?) {
        self.key(key)
        if let text { value(text) } else { null() }
    }

    /// A member that is omitted if there is no text, or an empty one.
    mutating func memberUnlessEmpty(_ key: StaticString, _ text: String?) {
        guard let text, !text.isEmpty else { return }
        member(key, text)
    }

    mutating func member(_ key: StaticString, _ number: Int) {
        self.key(key)
        value(number)
    }

    /// A member that is `null` if there is no number.
    mutating func member(_ key: StaticString, _ number: Int?) {
        self.key(key)
        if let number { value(number) } else { null() }
    }

    mutating func member(_ key: StaticString, _ flag: Bool) {
        self.key(key)
        value(flag)
    }

    /// A member with an array of texts, on one line.
    mutating func member(_ key: StaticString, _ texts: some Sequence<String>) {
        self.key(key)
        value(texts)
    }

    /// An array of texts, on one line.
    mutating func value(_ texts: some Sequence<String>) {
        beginArray(inline: true)
        for text in texts { value(text) }
        endArray()
    }

    /// A member with one element per line.
    mutating func member<Element>(
        _ key: StaticString,
        _ elements: some Sequence<Element>,
        _ write: (inout JSONWriter, Element) -> Void
    ) {
        self.key(key)
        beginArray()
        for element in elements { write(&self, element) }
        endArray()
    }

    /// A member with many elements, which are passed on while they are written.
    mutating func member<Element, Sink: ByteSink>(
        _ key: StaticString, _ elements: [Element], to sink: inout Sink,
        _ write: (inout JSONWriter, Element) -> Void
    ) throws(Sink.Failure) {
        self.key(key)
        beginArray()
        for element in elements {
            write(&self, element)
            try bytes.flushFullPiece(to: &sink)
        }
        endArray()
    }
}

// MARK: Layout

extension JSONWriter {
    private var isInline: Bool { layout == .compact || inlineDepth > 0 }

    private mutating func begin(_ bracket: Unicode.Scalar, inline: Bool) {
        separate()
        put(bracket)
        if inline || isInline { inlineDepth += 1 } else { depth += 1 }
        isEmpty = true
    }

    private mutating func end(_ bracket: Unicode.Scalar) {
        if inlineDepth > 0 {
            inlineDepth -= 1
        } else {
            depth -= 1
            if !isEmpty { beginLine() }
        }
        put(bracket)
        isEmpty = false
    }

    /// Separates the next key or value from the previous one.
    private mutating func separate() {
        if hasKey {
            hasKey = false
            return
        }
        if !isEmpty {
            put(",")
            if layout == .lines, isInline { put(" ") }
        }
        if !isInline, depth > 0 { beginLine() }
        isEmpty = false
    }

    private mutating func beginLine() {
        put("\n")
        for _ in 0..<depth { append("  ") }
    }

    private mutating func append(_ text: StaticString) {
        text.withUTF8Buffer { bytes.append(contentsOf: $0) }
    }

    private mutating func put(_ character: Unicode.Scalar) {
        bytes.append(UInt8(ascii: character))
    }
}

// MARK: Strings

extension JSONWriter {
    /// A string in its quotes.
    ///
    /// RFC 8259, section 7, requires escapes for quotes, backslashes and C0. Other control
    /// characters are escaped too, which changes no value, because a listing may be printed on a
    /// terminal.
    private mutating func appendString(_ text: String) {
        put("\"")
        if !appendPlain(text) {
            var rest = text.unicodeScalars[...]
            while let index = rest.firstIndex(where: \.needsEscape) {
                bytes += text.utf8[rest.startIndex..<index]
                appendEscape(of: rest[index])
                rest = rest[rest.index(after: index)...]
            }
            bytes += text.utf8[rest.startIndex...]
        }
        put("\"")
    }

    /// Appends a text of ASCII characters that need no escape, as nearly every text is.
    ///
    /// - Returns: false for any other text, of which nothing is appended.
    private mutating func appendPlain(_ text: String) -> Bool {
        text.utf8.withContiguousStorageIfAvailable { text in
            // Without an early exit the compiler can check many bytes at once.
            var marks: UInt8 = 0
            for byte in text { marks |= byte.escapeMark }
            if marks == 0 { bytes.append(contentsOf: text) }
            return marks == 0
        } ?? false
    }

    private mutating func appendEscape(of scalar: Unicode.Scalar) {
        switch scalar {
        case "\"": append("\\\"")
        case "\\": append("\\\\")
        case "\n": append("\\n")
        case "\r": append("\\r")
        case "\t": append("\\t")
        default:
            let digits = String(scalar.value, radix: 16)
            append("\\u")
            for _ in digits.utf8.count..<4 { put("0") }
            bytes += digits.utf8
        }
    }
}

extension UInt8 {
    /// 0 for an ASCII character that needs no escape.
    fileprivate var escapeMark: UInt8 {
        (self &- 0x20 >= 0x5F ? 1 : 0) | (self == UInt8(ascii: "\"") ? 1 : 0)
            | (self == UInt8(ascii: "\\") ? 1 : 0)
    }
}

extension Unicode.Scalar {
    fileprivate var needsEscape: Bool { self == "\"" || self == "\\" || isTerminalControl }
}
