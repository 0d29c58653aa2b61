import Bytes

/// What licences were found in texts so far, by the numbers of their words: many texts differ in
/// nothing but names that no licence has.
///
/// Each text has one slot, where it takes the place of another one, and a long one, which hardly
/// comes again, has none: whatever is read, this takes no more memory.
struct RememberedTexts {
    private let seeds = ContentHash.Seeds()
    /// None until the first text is remembered.
    private var slots: [Slot] = []

    private typealias Slot = (text: ContentHash?, licenses: [TextChoice.Chosen])

    static let slotCount = 1024
    /// A text of more words is not remembered.
    static let longest = 1024

    /// What a text is known by; nil where it is too long.
    func hash(of words: [UInt16]) -> ContentHash? {
        if words.count > Self.longest { return nil }
        return ByteView.withBytes(ofNumbers: words) { ContentHash($0, seeds: seeds) }
    }

    /// The licences in a text; nil where it is not remembered.
    subscript(text: ContentHash) -> [TextChoice.Chosen]? {
        guard !slots.isEmpty else { return nil }
        let slot = slots[text.slot(of: Self.slotCount)]
        return slot.text == text ? slot.licenses : nil
    }

    mutating func remember(_ licenses: [TextChoice.Chosen], in text: ContentHash) {
        if slots.isEmpty { slots = Array(repeating: (nil, []), count: Self.slotCount) }
        slots[text.slot(of: Self.slotCount)] = (text, licenses)
    }
}
