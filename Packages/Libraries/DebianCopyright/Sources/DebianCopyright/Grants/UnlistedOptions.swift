import DebianSystems

/// Alternatives that neither the table of names nor the SPDX list knows: "the Quern Source License
/// 2.0 or the GPL". Only next to known licenses is such a name certain to be a license's.
struct UnlistedOptions {
    let text: GrantText

    /// No name has more words.
    private static let longest = 7
    /// At most this many unknown names are on each side of the known ones.
    private static let most = 4

    /// The names around and between a sentence's words that are alternatives to its licenses.
    func names(around sentence: GrantSentence) -> [String] {
        var names = before(sentence)
        for (last, next) in zip(sentence.mentions, sentence.mentions.dropFirst())
        where last.words.upperBound <= next.words.lowerBound {
            names += between(last.words.upperBound..<next.words.lowerBound)
        }
        return names + behind(sentence.words.upperBound)
    }

    private func before(_ sentence: GrantSentence) -> [String] {
        var names: [String] = []
        var index = sentence.words.lowerBound - 1
        while names.count < Self.most {
            var hasOr = false
            while index > 0, text.word(index, is: [.the, .or]), !text.endsSentence(index) {
                hasOr = hasOr || text.word(index, is: .or)
                index -= 1
            }
            let isInList = !names.isEmpty || sentence.mentions.count > 1
            guard index > 0,
                hasOr || isInList && text.separator(after: index).contains(.comma),
                let name = name(endingWith: index)
            else { break }
            names.insert(text.folded(name), at: 0)
            index = name.lowerBound - 1
        }
        return names
    }

    private func between(_ words: Range<Int>) -> [String] {
        var names: [String] = []
        var index = words.lowerBound
        while index < words.upperBound {
            let name = name(at: index, upTo: words.upperBound)
            if let name { names.append(text.folded(name)) }
            index = name?.upperBound ?? index + 1
        }
        return names
    }

    private func behind(_ end: Int) -> [String] {
        var names: [String] = []
        var index = end
        while names.count < Self.most, index < text.count, !text.endsSentence(index - 1),
            text.word(index, is: .or)
        {
            index += 1
            while index < text.count, text.word(index, is: [.the, .under]) { index += 1 }
            guard index < text.count, let name = name(at: index, upTo: text.count) else { break }
            names.append(text.folded(name))
            index = name.upperBound
        }
        return names
    }

    /// The name that begins at a word: "Quern Source License 2.0", "QSLv2"; nil if none does.
    func name(at start: Int, upTo end: Int) -> Range<Int>? {
        if isGlued(start) { return start..<start + 1 }
        var isStrange = false
        for index in start..<min(end, start + Self.longest) {
            guard text.bytes(of: index)[0].isCapital else { return nil }
            if text.word(index, is: .license) {
                guard isStrange, index > start else { return nil }
                return start..<endOfVersion(behind: index, upTo: end)
            }
            guard text.separator(after: index).isSubset(of: [.quote, .tight]) else { return nil }
            isStrange = isStrange || text.isStranger(index)
        }
        return nil
    }

    /// The name that ends with a word; nil if none does.
    private func name(endingWith last: Int) -> Range<Int>? {
        for start in text.back(from: last + 1, reach: Self.longest + 2) {
            if start < last, text.endsSentence(start) { return nil }
            guard let name = name(at: start, upTo: last + 1), name.upperBound == last + 1 else {
                continue
            }
            // The longest name begins right after a word that can't be part of it.
            let longer = start > 0 ? self.name(at: start - 1, upTo: last + 1) : nil
            if longer?.upperBound != last + 1 { return name }
        }
        return nil
    }

    private func endOfVersion(behind license: Int, upTo end: Int) -> Int {
        var index = license + 1
        guard index < end, text.separator(after: license).isSubset(of: [.comma]) else {
            return index
        }
        if text.word(index, is: .version), index + 1 < end { index += 1 }
        return text.version(at: index) == nil ? license + 1 : index + 1
    }

    /// "QSLv2": capital letters and a version in one word that isn't a known name.
    func isGlued(_ index: Int) -> Bool {
        guard text.words[index].number == text.names.glued else { return false }
        let bytes = text.bytes(of: index)
        return bytes.count > 3 && bytes[0].isCapital && bytes[1].isCapital
            && GluedName(bytes) != nil && text.names.longest(in: text, at: index) == nil
    }
}

extension GrantText {
    /// The words in lowercase, with one space between them.
    func folded(_ words: Range<Int>) -> String {
        var folded: [UInt8] = []
        for byte in bytes[span(words)] {
            if !byte.isBlankOrLineFeed {
                folded.append(byte.lowercased)
            } else if folded.last != 0x20 {
                folded.append(0x20)
            }
        }
        return String(decoding: folded, as: UTF8.self)
    }
}
