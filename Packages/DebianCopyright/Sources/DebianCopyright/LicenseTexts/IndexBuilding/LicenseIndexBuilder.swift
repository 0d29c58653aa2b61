/// Makes an index of licence texts; the same texts in the same order give the same bytes.
public struct LicenseIndexBuilder {
    private(set) var templates: [Template] = []
    /// The number of each word by its hash; several spellings share one.
    private(set) var numbers: [UInt32: UInt16] = [:]
    private(set) var classes: [WordClass] = [.plain, .holder, .holder]

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
        let free = try FreeStretches(of: text, passages)
        let numbers = text.words.map { number(of: $0) }
        guard classes.count <= Int(LicenseTemplate.number) else { throw .tooManyWords }
        var template = Template(id: id, isException: isException, rank: rank)
        template.setWords(numbers, of: text, free)
        templates.append(template)
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
