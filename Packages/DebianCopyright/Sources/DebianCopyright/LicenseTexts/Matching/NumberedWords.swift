/// The words of one text as numbers of an index's vocabulary; its storage is used again.
struct NumberedWords {
    /// The words' numbers; 0 for a word that no licence of the index has.
    private(set) var numbers: [UInt16] = []
    /// For each number which of the text's words it is of.
    private var places: [Int32] = []

    /// Takes in the words of a text, without those that number a list's items and addresses.
    mutating func read(_ words: TextWords) {
        numbers.removeAll(keepingCapacity: true)
        places.removeAll(keepingCapacity: true)
        let words = words.all
        numbers.append(atMost: words.count) { numbers in
            var count = 0
            places.append(atMost: words.count) { places in
                for place in words.indices {
                    let word = words[place]
                    // Put down in any case: one that is left out is overwritten by the next one.
                    numbers.initializeElement(at: count, to: word.number)
                    places.initializeElement(at: count, to: Int32(truncatingIfNeeded: place))
                    count &+= word.isMarker || word.isAddress ? 0 : 1
                }
                return count
            }
            return count
        }
    }

    /// Which of the text's words a number is of.
    @inline(__always)
    func place(of word: Int) -> Int { Int(truncatingIfNeeded: places[word]) }
}
