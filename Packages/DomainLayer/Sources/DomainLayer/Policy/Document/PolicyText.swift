/// A piece of a policy, and where it begins.
public struct PolicyText: Hashable, Sendable {
    public var text: String
    public var place: PolicyPlace

    public init(_ text: String, at place: PolicyPlace) {
        self.text = text
        self.place = place
    }
}

extension PolicyText {
    /// The words, which blanks and commas separate.
    var words: [PolicyText] {
        var words: [PolicyText] = []
        let bytes = text.utf8
        var start = bytes.startIndex
        var offset = 0
        var startOffset = 0
        var index = bytes.startIndex
        func word(to end: String.Index) -> PolicyText? {
            start == end
                ? nil : PolicyText(String(text[start..<end]), at: place.moved(by: startOffset))
        }
        while index < bytes.endIndex {
            let next = bytes.index(after: index)
            if bytes[index].separatesWords {
                if let word = word(to: index) { words.append(word) }
                start = next
                startOffset = offset + 1
            }
            index = next
            offset += 1
        }
        if let word = word(to: index) { words.append(word) }
        return words
    }
}

extension PolicyPlace {
    /// The place so many bytes further on the same line.
    func moved(by bytes: Int) -> PolicyPlace {
        switch self {
        case .line(let line, let column): .line(line, column: column + bytes)
        case .addition, .unwritten: self
        }
    }

    /// The line of the policy file; nil where it is not written there.
    public var line: Int? {
        if case .line(let line, _) = self { line } else { nil }
    }
}

extension UInt8 {
    /// A space, a tab or a comma.
    fileprivate var separatesWords: Bool {
        self == 0x20 || self == 0x09 || self == UInt8(ascii: ",")
    }
}
