extension LicenseIndexBuilder {
    /// A text of the index that is being built.
    struct Template {
        let id: String
        let isException: Bool
        let rank: Int
        /// The text's words by their numbers, also those that slots stand for.
        private(set) var spelt: [UInt16] = []
        /// The words with slots, and marked as ``LicenseTemplate`` says.
        private(set) var words: [UInt16] = []
        /// The stretches of ``words`` that a text may lack, in order.
        private(set) var optional: [Range<Int>] = []

        init(id: String, isException: Bool, rank: Int) {
            self.id = id
            self.isException = isException
            self.rank = rank
        }
    }
}

extension LicenseIndexBuilder.Template {
    /// Takes in the words of the text, with one slot in the place of each stretch that others may
    /// have otherwise.
    ///
    /// - Parameter numbers: those of all words of the text.
    mutating func setWords(_ numbers: [UInt16], of text: TemplateText, _ free: FreeStretches) {
        spelt = numbers
        let disclaimers = text.disclaimers
        var slots = free.slots[...]
        // Where the words of the text have gone, and where the text ends.
        var places: [Int] = []
        for (position, number) in numbers.enumerated() {
            places.append(words.count)
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
        places.append(words.count)
        optional = free.optional.map { places[$0.lowerBound]..<places[$0.upperBound] }
            .sorted { $0.lowerBound < $1.lowerBound }
        for position in optional.joined() { words[position] |= LicenseTemplate.optional }
    }
}
