/// The words of a text from some place on, in one direction or the other: the word at the place has
/// the distance 0.
struct WordSide {
    private let words: UnsafeBufferPointer<UInt16>
    private let place: Int
    /// 1 to go on behind the place, -1 to go on before it.
    private let direction: Int
    let count: Int

    init(_ words: UnsafeBufferPointer<UInt16>, from place: Int, direction: Int) {
        self.words = words
        self.place = place
        self.direction = direction
        count = direction > 0 ? words.count - place : place + 1
    }

    @inline(__always)
    subscript(distance: Int) -> UInt16 {
        words[place &+ direction &* distance] & LicenseTemplate.number
    }
}
