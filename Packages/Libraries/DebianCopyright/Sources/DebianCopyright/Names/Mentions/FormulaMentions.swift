import DebianSystems

/// Reads mentions that are a formula rather than a name, from the words that open or close one.
enum FormulaMentions {
    /// "The same terms as Perl itself", which are the Artistic License or the GPL.
    ///
    /// - Parameter perl: the word "Perl".
    /// - Returns: nil if the sentence is about the programming language.
    static func perlTerms(at perl: Range<Int>, in text: GrantText) -> Mention? {
        var index = perl.lowerBound - 1
        let lowest = max(0, perl.lowerBound - 8)
        // "as", "like" or "of", followed by "Perl" or by words such as "the same" or "those of the"
        while index > lowest, !text.endsSentence(index), !text.word(index, is: [.as, .of]),
            text.word(index, is: .identityBridge)
        {
            index -= 1
        }
        guard index > lowest, !text.endsSentence(index), text.word(index, is: [.as, .of]) else {
            return nil
        }
        // In "… terms as Perl", the word "terms" comes a few words earlier.
        for back in text.back(from: index, reach: 6) {
            if text.endsSentence(back) || text.isStranger(back) { return nil }
            guard text.word(back, is: .terms) else { continue }
            return Mention(.perlTerms, words: back..<perl.upperBound, name: perl, by: text.names)
        }
        return nil
    }

    /// Giving up copyright without the words "public domain": "the author disclaims copyright to".
    ///
    /// - Parameter verb: a word of giving up, such as "disclaims".
    /// - Returns: nil if something other than copyright is given up, such as an employer's interest
    ///   in a program.
    static func waiver(at verb: Range<Int>, in text: GrantText) -> Mention? {
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

    /// The notice that CC0 1.0 asks for: "to the extent possible under law, N. N. has waived all
    /// copyright and related or neighboring rights to", or "… have dedicated … to the public
    /// domain".
    ///
    /// - Parameter opening: the words "extent possible under law".
    /// - Returns: nil if the sentence gives nothing up.
    static func zeroNotice(at opening: Range<Int>, in text: GrantText) -> Mention? {
        var end: Int?
        for index in text.ahead(of: opening.upperBound, reach: longestZeroNotice) {
            if text.word(index, is: [.dedicating, .waiving]) { end = index + 1 }
            if text.word(index, is: .domain), end != nil { end = index + 1 }
            if text.endsSentence(index) { break }
        }
        return end.map {
            Mention(
                .notice("CC0-1.0"), words: opening.lowerBound..<$0, name: opening, by: text.names)
        }
    }

    /// At most this many words separate "extent possible under law" from what is given up.
    private static let longestZeroNotice = 45

    /// A name that the names table lacks, alone on a line after `License:`. It may be an id of the
    /// SPDX list, which has more names than the table.
    ///
    /// - Parameter label: the word "license".
    /// - Returns: nil if the table has the name, or if the line says more than that.
    static func labeledName(behind label: Range<Int>, in text: GrantText) -> Mention? {
        let last = label.upperBound - 1
        guard text.separator(after: last).contains(.colon), label.upperBound < text.count,
            text.names.longest(in: text, at: label.upperBound) == nil
        else { return nil }
        let start = Int(text.words[label.upperBound].start)
        guard text.bytes[Int(text.words[last].end)..<start].isColonAndBlanks else { return nil }
        var end = start
        while end < text.bytes.count, text.bytes[end].standsInID {
            end += 1
            if end - start > longestID { return nil }
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

    /// No id of the SPDX list is longer, in bytes.
    private static let longestID = 40
}

extension ByteView {
    fileprivate var isColonAndBlanks: Bool {
        allSatisfy { $0.isBlank || $0 == UInt8(ascii: ":") }
    }
}
