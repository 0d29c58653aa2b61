import Bytes

/// The words of one text as numbers of an index's vocabulary; its storage is used again.
struct NumberedWords {
    /// A number each; 0 for a word that no licence of the index has.
    private(set) var numbers: [UInt16] = []
    /// Which of the text's words each one is.
    private var places: [Int32] = []

    /// Takes in the words of a text, without those that number a list's items and addresses.
    mutating func read(_ words: TextWords) {
        numbers.removeAll(keepingCapacity: true)
        places.removeAll(keepingCapacity: true)
        numbers.append(addingCapacity: words.all.count) { numbers in
            places.append(addingCapacity: words.all.count) { places in
                var place: Int32 = 0
                for word in words.all {
                    if !word.isMarker, !word.isAddress {
                        numbers.append(word.number)
                        places.append(place)
                    }
                    place &+= 1
                }
            }
        }
    }

    /// Which of the text's words one is.
    @inline(__always)
    func place(of word: Int) -> Int { Int(truncatingIfNeeded: places[word]) }

    /// Where the bytes of some of them stand in the text.
    func bytes(of range: Range<Int>, in words: TextWords) -> Range<Int> {
        guard let first = range.first, let last = range.last else { return 0..<0 }
        return words.all[place(of: first)].start..<words.all[place(of: last)].end
    }

    /// Where the bytes between their neighbours stand, or the ends of the text.
    func bytes(between range: Range<Int>, in words: TextWords, of text: ByteView) -> Range<Int> {
        let (first, next) = (range.lowerBound, range.upperBound)
        let start = first > 0 ? words.all[place(of: first - 1)].end : 0
        let end = next < places.count ? words.all[place(of: next)].start : text.count
        return start..<max(start, end)
    }
}
