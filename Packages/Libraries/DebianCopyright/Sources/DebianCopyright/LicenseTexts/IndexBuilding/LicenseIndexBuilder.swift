import DebianSystems

/// Builds an index of license texts. Equal texts in equal order give equal bytes.
public struct LicenseIndexBuilder {
    private(set) var templates: [Template] = []
    /// The number of each word by its hash. Several spellings may share a number.
    private(set) var numbers: [WordHash: UInt16] = [:]
    private(set) var classes: [WordClass] = [.plain, .holder, .holder]

    /// The reason why a text can't be part of an index.
    public enum Refusal: Error, Equatable {
        /// The text has too few words to be recognizable.
        case tooShort
        /// The text has more words than an index can number.
        case tooLong
        /// The texts have more different words than an index can number.
        case tooManyWords
    }

    /// The id of a text that the SPDX list lacks. The index includes such a text so that it isn't
    /// taken for a similar listed one.
    public static let unlistedID = ""

    private static let shortest = 12

    /// The version of the SPDX list that the texts are from, `3.28.0`.
    public var listVersion = "0.0.0"

    private let density: SeedDensity

    /// An empty index.
    ///
    /// - Parameter density: how many runs of a text are seeds.
    public init(_ density: SeedDensity = .dense) {
        self.density = density
        // Words that the matcher looks up.
        for word in ["copyright", "commonlicenses"] { _ = number(of: word) }
        // Words that a text may add to any license.
        for (word, wordClass) in WordClass.named {
            let number = number(of: word)
            if wordClass == .operative { numbers[WordHash(of: word + "s")] = number }
        }
    }

    /// Treats a word as another one, like singular and plural. Call this before adding a text with
    /// the word.
    public mutating func equate(_ word: String, with kept: String) {
        for ending in ["", "s"] {
            let words = [kept, word].map { TemplateText.words(of: $0 + ending) }
            guard words.allSatisfy({ $0.count == 1 }) else { continue }
            numbers[WordHash(of: words[1][0])] = number(of: words[0][0])
        }
    }

    /// Adds the text of a license or an exception under its SPDX id.
    ///
    /// - Parameters:
    ///   - id: as the SPDX list spells it.
    ///   - isException: whether the text is an exception to a license.
    ///   - text: the bytes of the text.
    ///   - stretches: the ranges that may be left out or replaced; names of holders are found
    ///     without these.
    ///   - isMarkedUp: whether `stretches` is complete. If not, titles and copyright lines may be
    ///     left out, too.
    ///   - mayLackDisclaimer: whether the index also recognizes the text without its disclaimer, as
    ///     incomplete.
    /// - Throws: if the text can't be part of an index.
    public mutating func add(
        id: String, isException: Bool = false, text: [UInt8], stretches: [LicenseStretch] = [],
        isMarkedUp: Bool = false, mayLackDisclaimer: Bool = false
    ) throws(Refusal) {
        let text = ByteView.withBytes(of: text) { TemplateText($0) }
        guard text.words.count >= Self.shortest else { throw .tooShort }
        guard text.words.count <= Int(UInt16.max) else { throw .tooLong }
        let free = VariableSpans(of: text, stretches, isMarkedUp: isMarkedUp)
        let numbers = text.words.map { number(of: $0) }
        guard classes.count <= Int(LicenseTemplate.number) else { throw .tooManyWords }
        var template = Template(id: id, isException: isException)
        template.setWords(numbers, of: text, free)
        templates.append(template)
        if mayLackDisclaimer { templates.append(template.withoutDisclaimer()) }
    }

    /// The number of a word. Singular and plural share a number.
    private mutating func number(of word: String) -> UInt16 {
        let hash = WordHash(of: word)
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

/// A range of a license's text that may differ in another text.
public struct LicenseStretch: Sendable {
    /// The changes to a range that leave the license the same.
    public enum Freedom: Sendable {
        /// The range may be left out.
        case optional
        /// The range may be another copyright notice, or be left out.
        case notice
        /// The range may have other words.
        case replaceable
        /// The range may be a name, or a few other words.
        case name
        /// The range may not change, because its name is what makes it this license.
        case fixed
    }

    /// The range in bytes of the text; it has no effect if the text has no words there.
    public let bytes: Range<Int>
    public let freedom: Freedom

    public init(_ bytes: Range<Int>, _ freedom: Freedom) {
        self.bytes = bytes
        self.freedom = freedom
    }
}

// MARK: The words of a text

extension LicenseIndexBuilder {
    /// A text of the index that is being built.
    struct Template {
        let id: String
        let isException: Bool
        /// Whether the text lacks its disclaimer.
        private(set) var isIncomplete = false
        /// The numbers of the text's words, including those that slots replace.
        private(set) var spelled: [UInt16] = []
        /// The numbers of words and slots, with the marks of ``LicenseTemplate``.
        private(set) var words: [UInt16] = []
        /// The ranges of ``words`` that a text may lack, in order.
        private(set) var optional: [Range<Int>] = []
        /// The end of the copyright notice above the text proper in ``words``; 0 without a notice.
        private(set) var endOfNotice = 0

        init(id: String, isException: Bool) {
            self.id = id
            self.isException = isException
        }
    }
}

extension LicenseIndexBuilder.Template {
    /// Sets the words of the text, with one slot in place of each range that may differ.
    ///
    /// - Parameter numbers: the numbers of all words of the text.
    mutating func setWords(_ numbers: [UInt16], of text: TemplateText, _ free: VariableSpans) {
        spelled = numbers
        let disclaimers = text.disclaimers
        var slots = free.slots[...]
        // The new position of each word, and of the text's end.
        var positions: [Int] = []
        for (position, number) in numbers.enumerated() {
            positions.append(words.count)
            if let slot = slots.first, slot.contains(position) {
                if position == slot.lowerBound {
                    words.append(
                        free.replaceable.contains(slot)
                            ? LicenseTemplate.passage : LicenseTemplate.slot)
                }
                if position == slot.upperBound - 1 { slots.removeFirst() }
            } else {
                words.append(disclaimers[position] ? number | LicenseTemplate.disclaimer : number)
            }
        }
        positions.append(words.count)
        endOfNotice = positions[free.endOfNotice]
        optional = free.optional.map { positions[$0.lowerBound]..<positions[$0.upperBound] }
            .filter { !$0.isEmpty }
            .sorted { $0.lowerBound < $1.lowerBound }
        for position in optional.joined() { words[position] |= LicenseTemplate.optional }
    }

    /// The text without its disclaimers of warranty or liability, and without names in them.
    func withoutDisclaimer() -> Self {
        var part = self
        part.isIncomplete = true
        part.words = []
        var positions: [Int] = []
        var isInDisclaimer = false
        for word in words {
            positions.append(part.words.count)
            if word & LicenseTemplate.number >= LicenseTemplate.firstWord {
                isInDisclaimer = word & LicenseTemplate.disclaimer != 0
            }
            if !isInDisclaimer { part.words.append(word) }
        }
        positions.append(part.words.count)
        part.endOfNotice = positions[endOfNotice]
        part.optional = optional.map { positions[$0.lowerBound]..<positions[$0.upperBound] }
            .filter { !$0.isEmpty }
        return part
    }
}

// MARK: The bytes of an index

extension LicenseIndexBuilder {
    /// The bytes of the index, in the format that the engine reads.
    public func build() -> [UInt8] {
        let seeds = LicenseSeeds(templates, density)
        let vocabulary = vocabularyTable()
        var bytes: [UInt8] = []
        bytes.append(LicenseIndexLayout.magic)
        bytes.append(UInt32(0))
        for count in [
            vocabulary.count.trailingZeroBitCount, classes.count, templates.count, seeds.bits,
            seeds.postings.count,
            templates.reduce(0) { $0 + $1.optional.count },
            templates.reduce(0) { $0 + $1.words.count },
            templates.reduce(0) { $0 + $1.id.utf8.count },
        ] {
            bytes.append(UInt32(count))
        }
        bytes.append(
            listVersion.split(separator: ".").reduce(UInt32(0)) { $0 << 8 | (UInt32($1) ?? 0) })
        while bytes.count < LicenseIndexLayout.headerSize { bytes.append(UInt32(0)) }
        for value in vocabulary { bytes.append(value) }
        bytes += classes.map(\.rawValue)
        bytes.pad()
        appendTemplates(to: &bytes, seedCounts: seeds.counts)
        for slot in seeds.slots {
            bytes.append(slot.tag)
            bytes.append(slot.list)
        }
        for value in seeds.postings { bytes.append(value) }
        for range in templates.flatMap(\.optional) {
            bytes.append(UInt16(range.lowerBound))
            bytes.append(UInt16(range.count))
        }
        for value in templates.flatMap(\.words) { bytes.append(value) }
        bytes.pad()
        for template in templates { bytes += Array(template.id.utf8) }
        let checksum = LicenseIndex.checksum(of: bytes)
        withUnsafeBytes(of: checksum.littleEndian) { bytes.replaceSubrange(4..<8, with: $0) }
        return bytes
    }

    private func appendTemplates(to bytes: inout [UInt8], seedCounts: [Int]) {
        var name = 0
        var firstWord = 0
        var firstOptional = 0
        for (template, seedCount) in zip(templates, seedCounts) {
            for value in [
                name, template.id.utf8.count, firstWord, template.words.count, firstOptional,
                template.optional.count, seedCount,
                LicenseIndexLayout.flags(
                    isException: template.isException, isIncomplete: template.isIncomplete,
                    endOfNotice: template.endOfNotice),
            ] {
                bytes.append(UInt32(value))
            }
            name += template.id.utf8.count
            firstWord += template.words.count
            firstOptional += template.optional.count
        }
    }

    /// The slots of a hash table. The low bits of a word's hash select a slot, which holds the high
    /// bits and the word's number.
    private func vocabularyTable() -> [UInt32] {
        let bits = Int.bitWidth - (numbers.count * 2).leadingZeroBitCount
        var table = [UInt32](repeating: 0, count: 1 << bits)
        for (hash, number) in numbers.sorted(by: { $0.key.value < $1.key.value }) {
            var slot = Int(hash.value) & (table.count - 1)
            while table[slot] != 0 { slot = (slot + 1) & (table.count - 1) }
            table[slot] = hash.value & ~UInt32(LicenseTemplate.number) | UInt32(number)
        }
        return table
    }
}

extension [UInt8] {
    fileprivate mutating func append(_ value: some FixedWidthInteger) {
        Swift.withUnsafeBytes(of: value.littleEndian) { append(contentsOf: $0) }
    }

    fileprivate mutating func pad() {
        while count % 4 != 0 { append(UInt8(0)) }
    }
}
