/// Text in UTF-8 that stands for itself in JSON and in a terminal is plain: ASCII but controls,
/// quotes and backslashes, as nearly all of it is.
extension OutputSpan<UInt8> {
    /// Copies the bytes of a text as long as they are plain, or somewhat less.
    ///
    /// They are asked and copied by words, so that it is one way through a text that fits. Texts
    /// are short: a call for each would take as long again.
    ///
    /// - Parameter text: what there is room for.
    /// - Returns: how many bytes were copied: all where all are plain.
    @inline(__always)
    mutating func append(plainOf text: UnsafeBufferPointer<UInt8>) -> Int {
        guard let first = text.baseAddress else { return 0 }
        return withUnsafeMutableBufferPointer { bytes, initialized in
            precondition(bytes.count - initialized >= text.count, "beyond the room")
            guard let room = bytes.baseAddress?.advanced(by: initialized) else { return 0 }
            let copied = copyPlain(first, count: text.count, to: room)
            initialized += copied
            return copied
        }
    }
}

extension OutputSpan<UInt8> {
    /// A key of characters that need no escape, and what stands between it and its value.
    mutating func append(key: StaticString, _ isSpread: Bool) {
        append(UInt8(ascii: "\""))
        append(UnsafeBufferPointer(start: key.utf8Start, count: key.utf8CodeUnitCount))
        append(UInt8(ascii: "\""))
        append(UInt8(ascii: ":"))
        if isSpread { append(UInt8(ascii: " ")) }
    }

    /// Copies bytes that there is room for.
    mutating func append(_ copied: UnsafeBufferPointer<UInt8>) {
        guard let first = copied.baseAddress else { return }
        withUnsafeMutableBufferPointer { bytes, initialized in
            precondition(bytes.count - initialized >= copied.count, "beyond the room")
            guard let room = bytes.baseAddress?.advanced(by: initialized) else { return }
            room.initialize(from: first, count: copied.count)
            initialized += copied.count
        }
    }
}

/// Pointers instead of buffers, whose subscript is a call for each byte in debug builds.
@inline(__always)
private func copyPlain(
    _ text: UnsafePointer<UInt8>, count: Int, to room: UnsafeMutablePointer<UInt8>
) -> Int {
    let (source, target) = (UnsafeRawPointer(text), UnsafeMutableRawPointer(room))
    func word(_ place: Int) -> UInt64 {
        source.loadUnaligned(fromByteOffset: place, as: UInt64.self)
    }
    func put(_ word: UInt64, _ place: Int) {
        target.storeBytes(of: word, toByteOffset: place, as: UInt64.self)
    }
    var place = 0
    while place &+ 16 <= count {
        let (low, high) = (word(place), word(place &+ 8))
        guard (marks(of: low) | marks(of: high)) & tops == 0 else { return place }
        put(low, place)
        put(high, place &+ 8)
        place &+= 16
    }
    while place < count, count >= 8 {
        // The last word may begin in the one before.
        let start = min(place, count &- 8)
        let word = word(start)
        guard marks(of: word) & tops == 0 else { return place }
        put(word, start)
        place = start &+ 8
    }
    while place < count {
        guard text[place].isPlain else { return place }
        room[place] = text[place]
        place &+= 1
    }
    return place
}

/// Marks the lowest of eight bytes that is not plain, and perhaps others behind it, in the highest
/// bit: all of them are asked at once.
@inline(__always)
private func marks(of word: UInt64) -> UInt64 {
    // A borrow or a carry comes from a byte that is marked itself.
    let isControl = word &- ones &* 0x20
    let isQuote = (word ^ ones &* 0x22) &- ones
    let isBackslash = (word ^ ones &* 0x5C) &- ones
    let isDelete = word &+ ones
    return word | isControl | isQuote | isBackslash | isDelete
}

private var ones: UInt64 { 0x0101_0101_0101_0101 }
private var tops: UInt64 { 0x8080_8080_8080_8080 }

extension UInt8 {
    /// Comparisons rather than a switch over ranges, which is a call for each byte in debug builds.
    fileprivate var isPlain: Bool {
        self >= 0x20 && self < 0x7F && self != UInt8(ascii: "\"") && self != UInt8(ascii: "\\")
    }
}
