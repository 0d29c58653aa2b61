import DebianSystems

/// An `SPDX-License-Identifier` line with a complete license expression (SPDX specification 2.3,
/// annexes D and E).
enum IdentifierLine {
    static func mention(at words: Range<Int>, in text: GrantText) -> Mention? {
        guard text.separator(after: words.upperBound - 1).contains(.colon),
            let start = text.bytes.position(
                of: UInt8(ascii: ":"), from: Int(text.words[words.upperBound - 1].end))
        else { return nil }
        let lineEnd = text.bytes.position(of: 0x0A, from: start) ?? text.bytes.count
        var end = words.upperBound
        while end < text.count, Int(text.words[end].start) < lineEnd { end += 1 }
        guard end > words.upperBound else { return nil }
        var expression = IdentifierExpression(text.bytes[start + 1..<lineEnd])
        return Mention(
            .identifier(expression.parsed()), words: words.lowerBound..<end,
            name: words.upperBound..<end, by: text.names)
    }
}

/// Reads the license expression of such a line, and keeps ids as they are written.
private struct IdentifierExpression {
    private let bytes: ByteView
    private var position = 0
    /// The nesting of parentheses, each level of which uses the stack. No one writes deeper ones.
    private var depth = 0
    private static let deepest = 64

    init(_ bytes: ByteView) { self.bytes = bytes }

    /// The expression; nil if the line has none. A comment's closing mark may follow.
    mutating func parsed() -> StatedLicense? { alternatives() }

    private mutating func alternatives() -> StatedLicense? {
        guard let first = conjunction() else { return nil }
        var operands = [first]
        while take("OR") {
            guard let next = conjunction() else { return nil }
            operands.append(next)
        }
        return .joined(operands, by: StatedLicense.or)
    }

    private mutating func conjunction() -> StatedLicense? {
        guard let first = term() else { return nil }
        var operands = [first]
        while take("AND") {
            guard let next = term() else { return nil }
            operands.append(next)
        }
        return .joined(operands, by: StatedLicense.and)
    }

    private mutating func term() -> StatedLicense? {
        skipBlanks()
        if position < bytes.count, bytes[position] == UInt8(ascii: "(") {
            guard depth < Self.deepest else { return nil }
            depth += 1
            position += 1
            let inner = alternatives()
            depth -= 1
            skipBlanks()
            guard position < bytes.count, bytes[position] == UInt8(ascii: ")") else { return nil }
            position += 1
            return inner
        }
        guard let id = id() else { return nil }
        guard take("WITH") else { return .license(id) }
        return self.id().map { .license(id, exception: $0) }
    }

    private mutating func id() -> String? {
        skipBlanks()
        let start = position
        while position < bytes.count, bytes[position].isIdentifierByte { position += 1 }
        return position > start ? String(bytes[start..<position]) : nil
    }

    private mutating func take(_ keyword: StaticString) -> Bool {
        skipBlanks()
        let end = position + keyword.utf8CodeUnitCount
        guard end < bytes.count, bytes[position..<end].equalsIgnoringCase(keyword),
            !bytes[end].isIdentifierByte
        else { return false }
        position = end
        return true
    }

    private mutating func skipBlanks() {
        while position < bytes.count, bytes[position].isBlank { position += 1 }
    }
}

extension UInt8 {
    /// An id of another document has a colon after the document's name.
    fileprivate var isIdentifierByte: Bool { standsInID || self == UInt8(ascii: ":") }
}
