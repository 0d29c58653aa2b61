import Bytes

/// Makes an index of licence texts; the same texts in the same order give the same bytes.
public struct LicenseIndexBuilder {
    private(set) var templates: [Template] = []
    /// The number of each word by its hash; several spellings share one.
    private(set) var numbers: [UInt32: UInt16] = [:]
    private(set) var classes: [WordClass] = [.plain, .holder, .holder]

    struct Template {
        var id: String
        var isException: Bool
        var rank: Int
        /// The text's words, also those that slots stand for.
        var spelt: [UInt16] = []
        /// The words with slots, and marked as ``LicenseTemplate`` says.
        var words: [UInt16] = []
        var optional: [Range<Int>] = []
    }

    /// Why a text is not taken into an index.
    public enum Refusal: Error, Equatable {
        /// It has too few words to be known by.
        case tooShort
        /// It has more words than an index can number.
        case tooLong
        /// It has not the passage that begins with these words.
        case noPassage(String)
        /// The index has as many different words as it can number.
        case tooManyWords
    }

    private static let shortest = 12

    public init() {
        // Words that the matcher asks for by name.
        for word in ["copyright", "commonlicenses"] { _ = number(of: word) }
        // Words that a text may add to any licence.
        for (word, wordClass) in WordClass.named {
            let number = number(of: word)
            if wordClass == .operative { numbers[WordHash.hash(of: word + "s")] = number }
        }
        for pair in WordEquivalents.pairs {
            numbers[WordHash.hash(of: pair.other)] = number(of: pair.kept)
        }
    }

    /// Takes in the text of a licence or an exception under its SPDX id.
    ///
    /// - Parameters:
    ///   - id: as the SPDX list writes it.
    ///   - isException: whether the text is an exception to a licence.
    ///   - rank: among texts that fit as well as another, the one with the smallest wins.
    ///   - text: the bytes of the text.
    ///   - passages: what may be left out or replaced; names of holders are found without.
    /// - Throws: where the text can't be part of an index.
    public mutating func add(
        id: String, isException: Bool = false, rank: Int = 0, text: [UInt8],
        passages: [LicensePassage] = []
    ) throws(Refusal) {
        let text = ByteView.withBytes(of: text) { TemplateText($0) }
        guard text.words.count >= Self.shortest else { throw .tooShort }
        guard text.words.count <= Int(UInt16.max) else { throw .tooLong }
        var template = Template(id: id, isException: isException, rank: rank)

        var optional = text.headings
        var replaceable: [Range<Int>] = []
        var fixed: [Range<Int>] = []
        for passage in passages {
            guard let range = text.range(of: passage) else { throw .noPassage(passage.first) }
            switch passage.freedom {
            case .optional:
                optional.removeAll { $0.overlaps(range) }
                optional.append(range)
            case .replaceable: replaceable.append(range)
            case .fixed: fixed.append(range)
            }
        }
        var slots = slots(of: text, besides: replaceable, fixed: fixed)[...]
        let disclaimers = text.disclaimers
        template.spelt = text.words.map { number(of: $0) }
        var places: [Int] = []
        var position = 0
        while position < text.words.count {
            places.append(template.words.count)
            if let slot = slots.first, slot.lowerBound == position {
                template.words.append(
                    replaceable.contains(slot) ? LicenseTemplate.passage : LicenseTemplate.slot)
                for _ in slot.dropFirst() { places.append(template.words.count) }
                slots = slots.dropFirst()
                position = slot.upperBound
                continue
            }
            let number = template.spelt[position]
            template.words.append(
                disclaimers[position] ? number | LicenseTemplate.disclaimer : number)
            position += 1
        }
        places.append(template.words.count)
        template.optional = optional.map { places[$0.lowerBound]..<places[$0.upperBound] }
            .sorted { $0.lowerBound < $1.lowerBound }
        for position in template.optional.joined() {
            template.words[position] |= LicenseTemplate.optional
        }
        guard classes.count <= Int(LicenseTemplate.number) else { throw .tooManyWords }
        templates.append(template)
    }

    /// Where others may have other words or another holder's name, in order and without overlaps.
    private func slots(
        of text: TemplateText, besides others: [Range<Int>], fixed: [Range<Int>]
    ) -> [Range<Int>] {
        var slots = others
        for position in text.words.indices {
            let found = HolderSlots.patterns.lazy.compactMap { text.slot($0, at: position) }.first
            guard let found, !(slots + fixed).contains(where: { $0.overlaps(found) }) else {
                continue
            }
            slots.append(found)
        }
        return slots.sorted { $0.lowerBound < $1.lowerBound }
    }

    /// The number of a word; singular and plural have the same.
    private mutating func number(of word: String) -> UInt16 {
        let hash = WordHash.hash(of: word)
        if let number = numbers[hash] { return number }
        if word.utf8.count > 3, word.hasSuffix("s"), !["ss", "us", "is"].contains(word.suffix(2)) {
            let number = number(of: String(word.dropLast()))
            numbers[hash] = number
            return number
        }
        let number = UInt16(truncatingIfNeeded: classes.count)
        numbers[hash] = number
        classes.append(WordClass(of: word))
        return number
    }
}
