import Synchronization

/// What licences were found in texts so far. A text is known by the numbers of its words: many
/// texts differ only in words that no licence has, such as names, and those have no number.
///
/// Each text has one slot, where it takes the place of the text before; a long text, which hardly
/// comes again, is not remembered. So this takes no more memory whatever is read. It may be shared
/// between threads, and by matchers that know the same index.
final class RememberedTexts: Sendable {
    private let seeds = ContentHash.Seeds()
    /// Empty until the first text is remembered.
    private let slots = Mutex<[Slot]>([])

    private typealias Slot = (text: ContentHash?, licenses: [TextChoice.Chosen])

    /// How many texts are remembered at most.
    static let slotCount = 1024
    /// The most words that a text may have to be remembered.
    static let longest = 1024

    init() {}

    /// What a text is known by; nil where it is too long.
    func hash(of words: [UInt16]) -> ContentHash? {
        if words.count > Self.longest { return nil }
        return ByteView.withBytes(ofNumbers: words) { ContentHash($0, seeds: seeds) }
    }

    /// The licences in a text; nil where it is not remembered.
    subscript(text: ContentHash) -> [TextChoice.Chosen]? {
        slots.withLock { slots in
            guard !slots.isEmpty else { return nil }
            let slot = slots[text.slot(of: Self.slotCount)]
            return slot.text == text ? slot.licenses : nil
        }
    }

    func remember(_ licenses: [TextChoice.Chosen], in text: ContentHash) {
        slots.withLock { slots in
            if slots.isEmpty { slots = Array(repeating: (nil, []), count: Self.slotCount) }
            slots[text.slot(of: Self.slotCount)] = (text, licenses)
        }
    }
}
