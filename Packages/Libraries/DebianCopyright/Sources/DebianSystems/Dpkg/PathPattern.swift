#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A pattern for whole paths, as fnmatch(3) reads it without flags: `*` matches any bytes, slashes
/// included, `?` any single byte, `[…]` one byte of a set; a backslash makes the next byte literal.
///
/// Names of classes such as `[:alpha:]` may be in capitals too, which fnmatch(3) refuses. The
/// pattern is parsed once, so that a matching step costs the same for sets of any size.
struct PathPattern: Sendable {
    private enum Element {
        case anything, anyByte
        case byte(UInt8)
        case oneOf(ByteSet)
    }

    private var elements: [Element] = []

    init(_ pattern: ByteView) {
        var rest = pattern
        var mayClose = true
        while let byte = rest.first {
            rest = rest.dropFirst()
            switch byte {
            case UInt8(ascii: "*"):
                if case .anything = elements.last { continue }
                elements.append(.anything)
            case UInt8(ascii: "?"):
                elements.append(.anyByte)
            case UInt8(ascii: "[") where mayClose:
                if let set = ByteSet(behindBracket: &rest) {
                    elements.append(.oneOf(set))
                } else {
                    // If this bracket is never closed, later ones aren't either; don't search for
                    // an end again.
                    mayClose = false
                    elements.append(.byte(byte))
                }
            case UInt8(ascii: "\\"):
                // A backslash at the very end matches nothing: no path contains a zero byte.
                elements.append(.byte(rest.first ?? 0))
                rest = rest.dropFirst()
            default:
                elements.append(.byte(byte))
            }
        }
    }

    /// Whether the pattern matches the whole path.
    ///
    /// After a mismatch only the last `*` takes one byte more, because everything before it matched
    /// as early as possible. There are at most pattern times path steps.
    ///
    /// - Parameter steps: the steps that may still be taken; if they don't suffice, nothing
    ///   matches.
    func matches(_ path: [UInt8], steps: inout Int) -> Bool {
        var (next, position) = (0, 0)
        /// The element after the last `*`, and how far into the path that `*` reaches.
        var star: (next: Int, reach: Int)?
        while position < path.count {
            guard steps > 0 else { return false }
            steps -= 1
            if next < elements.count, case .anything = elements[next] {
                next += 1
                star = (next, position)
            } else if next < elements.count, holds(next, path[position]) {
                next += 1
                position += 1
            } else if let last = star {
                star = (last.next, last.reach + 1)
                (next, position) = (last.next, last.reach + 1)
            } else {
                return false
            }
        }
        if next < elements.count, case .anything = elements[next] { next += 1 }
        return next == elements.count
    }

    private func holds(_ index: Int, _ byte: UInt8) -> Bool {
        switch elements[index] {
        case .anything, .anyByte: true
        case .byte(let other): byte == other
        case .oneOf(let set): set.contains(byte)
        }
    }
}

/// The set between brackets in a pattern: bytes, ranges of bytes and POSIX classes.
private struct ByteSet: Sendable {
    private static let classes: [(name: StaticString, holds: @Sendable (Int32) -> Int32)] = [
        ("[:alnum:]", isalnum), ("[:alpha:]", isalpha), ("[:blank:]", isblank),
        ("[:cntrl:]", iscntrl), ("[:digit:]", isdigit), ("[:graph:]", isgraph),
        ("[:lower:]", islower), ("[:print:]", isprint), ("[:punct:]", ispunct),
        ("[:space:]", isspace), ("[:upper:]", isupper), ("[:xdigit:]", isxdigit),
    ]

    private var bits = SIMD4<UInt64>.zero

    /// - Parameter rest: on entry starts after the opening bracket, on return after the closing
    ///   one.
    /// - Returns: nil if no bracket closes the set; `rest` is then unchanged.
    init?(behindBracket rest: inout ByteView) {
        var ahead = rest
        let isNegated = ahead.first == UInt8(ascii: "!") || ahead.first == UInt8(ascii: "^")
        if isNegated { ahead = ahead.dropFirst() }
        var isFirst = true
        while let byte = ahead.first, isFirst || byte != UInt8(ascii: "]") {
            isFirst = false
            if let (name, holds) = ByteSet.classes.first(where: {
                ahead.startsIgnoringCase(with: $0.name)
            }) {
                for byte in UInt8.min...0x7F where holds(Int32(byte)) != 0 { insert(byte) }
                ahead = ahead.dropFirst(name.utf8CodeUnitCount)
                continue
            }
            let low = ahead.popByte()
            var high = low
            if ahead.count > 1, ahead[0] == UInt8(ascii: "-"), ahead[1] != UInt8(ascii: "]") {
                ahead = ahead.dropFirst()
                high = ahead.popByte()
            }
            for byte in low...max(low, high) where byte <= high { insert(byte) }
        }
        guard !ahead.isEmpty else { return nil }
        rest = ahead.dropFirst()
        if isNegated { bits = ~bits }
    }

    func contains(_ byte: UInt8) -> Bool {
        bits[Int(byte >> 6)] & 1 << UInt64(byte & 63) != 0
    }

    private mutating func insert(_ byte: UInt8) {
        bits[Int(byte >> 6)] |= 1 << UInt64(byte & 63)
    }
}

extension ByteView {
    /// Removes the first byte, or a backslash and the byte after it; the view must not be empty.
    fileprivate mutating func popByte() -> UInt8 {
        if count > 1, self[0] == UInt8(ascii: "\\") { self = dropFirst() }
        defer { self = dropFirst() }
        return self[0]
    }
}
