/// Writes one JSON value after another into a buffer; whoever uses it sees to their order.
///
/// It is made for listings of some megabytes: nothing is kept but the text itself, and strings are
/// copied in runs. RFC 8259 is what it keeps to.
struct JSONWriter {
    /// How values are set apart.
    enum Layout {
        /// A member or element a line, indented by two spaces; inline containers on one line.
        case lines
        /// Everything on one line, without blanks.
        case compact
    }

    /// What was written and not yet passed on, behind ``pieces``.
    var bytes: [UInt8]
    /// What was written before and is long enough to be passed on as it is.
    var pieces: [[UInt8]] = []

    let layout: Layout
    var place = Place()

    /// Where a writer stands.
    struct Place {
        /// How many containers are open that spread over lines.
        var depth = 0
        /// How many containers are open inside the outermost one that stays on its line.
        var inlineDepth = 0
        /// Whether the innermost open container has nothing in it yet.
        var isEmpty = true
        /// Whether a key was written that waits for its value.
        var hasKey = false
    }

    /// - Parameter buffer: an empty one, to write into.
    init(_ layout: Layout, into buffer: consuming [UInt8] = []) {
        self.layout = layout
        bytes = buffer
    }

    /// - Parameter inline: whether it stays on one line with everything in it.
    mutating func beginObject(inline: Bool = false) { begin("{", inline: inline) }
    mutating func endObject() { end("}") }

    /// - Parameter inline: whether it stays on one line with everything in it.
    mutating func beginArray(inline: Bool = false) { begin("[", inline: inline) }
    mutating func endArray() { end("]") }

    /// The key of the next value, of characters that need no escape.
    mutating func key(_ key: StaticString) {
        separate()
        let isSpread = layout == .lines
        bytes.append(addingCapacity: key.utf8CodeUnitCount + 4) {
            $0.append(key: key, isSpread)
        }
        place.hasKey = true
    }

    /// The key of the next value, of any text.
    mutating func key(escaping key: String) {
        separate()
        appendString(key)
        append(layout == .lines ? ": " : ":")
        place.hasKey = true
    }

    mutating func value(_ text: String) {
        separate()
        appendString(text)
    }

    /// - Parameter text: UTF-8.
    mutating func value(_ text: UnsafeBufferPointer<UInt8>) {
        separate()
        appendString(text)
    }

    mutating func value(_ flag: Bool) {
        separate()
        append(flag ? "true" : "false")
    }

    mutating func null() {
        separate()
        append("null")
    }

    /// Ends a text: a line feed, behind which another text may begin.
    mutating func endText() {
        put("\n")
        place.isEmpty = true
    }

    mutating func append(_ text: StaticString) {
        text.withUTF8Buffer { bytes.append(contentsOf: $0) }
    }

    /// Appends one ASCII character, for which a copy of memory would take longer.
    mutating func put(_ character: Unicode.Scalar) {
        bytes.append(UInt8(ascii: character))
    }
}

extension JSONWriter {
    private var isInline: Bool { layout == .compact || place.inlineDepth > 0 }

    private mutating func begin(_ bracket: Unicode.Scalar, inline: Bool) {
        separate()
        put(bracket)
        if inline || isInline { place.inlineDepth += 1 } else { place.depth += 1 }
        place.isEmpty = true
    }

    private mutating func end(_ bracket: Unicode.Scalar) {
        if place.inlineDepth > 0 {
            place.inlineDepth -= 1
        } else {
            place.depth -= 1
            if !place.isEmpty { beginLine() }
        }
        put(bracket)
        place.isEmpty = false
    }

    /// Sets the next key or value apart from what stands before it.
    mutating func separate() {
        if place.hasKey {
            place.hasKey = false
            return
        }
        if !place.isEmpty {
            put(",")
            if layout == .lines, isInline { put(" ") }
        }
        if !isInline, place.depth > 0 { beginLine() }
        place.isEmpty = false
    }

    private mutating func beginLine() {
        let indent = place.depth * 2
        bytes.append(addingCapacity: indent + 1) { room in
            room.append(UInt8(ascii: "\n"))
            room.append(repeating: UInt8(ascii: " "), count: indent)
        }
    }
}
