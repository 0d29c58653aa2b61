/// "The same terms as Perl itself", which are the Artistic License or the GPL.
enum PerlTerms {
    /// The mention that a word "Perl" closes; nil if it speaks of the language.
    static func mention(at perl: Range<Int>, in text: GrantText) -> Mention? {
        var index = perl.lowerBound - 1
        let lowest = max(0, perl.lowerBound - 8)
        // "as", "like" or "of", with at most "the same", "those of the" and their like behind it
        while index > lowest, !text.endsSentence(index), !text.word(index, is: [.as, .of]),
            text.word(index, is: .identityBridge)
        {
            index -= 1
        }
        guard index > lowest, !text.endsSentence(index), text.word(index, is: [.as, .of]) else {
            return nil
        }
        // "… terms as Perl": the terms stand before, within a few words.
        for back in text.back(from: index, reach: 6) {
            if text.endsSentence(back) || text.isStranger(back) { return nil }
            guard text.word(back, is: .terms) else { continue }
            return Mention(.perlTerms, words: back..<perl.upperBound, name: perl, by: text.names)
        }
        return nil
    }
}

/// Giving up copyright without the words "public domain": "the author disclaims copyright to".
enum Waiver {
    /// The mention that begins with a word of giving up; nil if something else is given up, such
    /// as an employer's interest in a program.
    static func mention(at verb: Range<Int>, in text: GrantText) -> Mention? {
        for index in text.ahead(of: verb.upperBound, reach: 3, sparing: 1) {
            if text.endsSentence(index - 1) { return nil }
            guard text.word(index, is: .copyright) else { continue }
            guard text.word(index + 1, is: [.to, .and]), !text.endsSentence(index) else {
                return nil
            }
            return Mention(
                .publicDomain(), words: verb.lowerBound..<index + 1, name: verb, by: text.names)
        }
        return nil
    }
}

/// The notice that CC0 1.0 asks for: "to the extent possible under law, N. N. has waived all
/// copyright and related or neighboring rights to", or "… have dedicated … to the public domain".
enum ZeroNotice {
    /// At most so many words lead from the first ones to what is given up.
    private static let reach = 45

    /// The mention that begins with "extent possible under law"; nil if nothing is given up.
    static func mention(at opening: Range<Int>, in text: GrantText) -> Mention? {
        var end: Int?
        for index in text.ahead(of: opening.upperBound, reach: reach) {
            if text.word(index, is: [.dedicating, .waiving]) { end = index + 1 }
            if text.word(index, is: .domain), end != nil { end = index + 1 }
            if text.endsSentence(index) { break }
        }
        return end.map {
            Mention(
                .notice("CC0-1.0"), words: opening.lowerBound..<$0, name: opening, by: text.names)
        }
    }
}

/// The only word of a line behind `License:`, where it is none of the names that the grammar knows.
///
/// It may be an id of the SPDX list, which is longer than the table of names.
enum LabeledName {
    /// Ids are no longer.
    private static let longest = 40

    /// - Parameter label: the word "license".
    static func mention(behind label: Range<Int>, in text: GrantText) -> Mention? {
        let last = label.upperBound - 1
        guard text.separator(after: last).contains(.colon), label.upperBound < text.count,
            text.names.longest(in: text, at: label.upperBound) == nil
        else { return nil }
        let start = Int(text.words[label.upperBound].start)
        guard text.bytes[Int(text.words[last].end)..<start].isColonAndBlanks else { return nil }
        var end = start
        while end < text.bytes.count, text.bytes[end].standsInID {
            end += 1
            if end - start > longest { return nil }
        }
        var rest = end
        while rest < text.bytes.count, text.bytes[rest].isBlank || text.bytes[rest] == 0x0D {
            rest += 1
        }
        guard rest == text.bytes.count || text.bytes[rest] == 0x0A else { return nil }
        var words = label
        while words.upperBound < text.count, Int(text.words[words.upperBound].start) < end {
            words = words.lowerBound..<words.upperBound + 1
        }
        return Mention(
            .labeled(String(text.bytes[start..<end])), words: words,
            name: label.upperBound..<words.upperBound, by: text.names)
    }
}

extension ByteView {
    fileprivate var isColonAndBlanks: Bool {
        allSatisfy { $0.isBlank || $0 == UInt8(ascii: ":") }
    }
}
