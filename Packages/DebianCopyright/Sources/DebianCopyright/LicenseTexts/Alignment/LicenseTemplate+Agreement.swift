/// How long a licence's words and a text's agree: asked of four words at once, since most of what
/// is compared agrees for long.
extension LicenseTemplate {
    /// How many words in a row agree from two places on.
    ///
    /// - Parameter direction: 1 to go on behind them, -1 to go on before them.
    @inline(__always)
    func wordsAlike(
        from place: Int, _ text: UnsafeBufferPointer<UInt16>, from origin: Int, direction: Int
    ) -> Int {
        direction > 0
            ? wordsAlike(behind: place, text, behind: origin)
            : wordsAlike(before: place, text, before: origin)
    }

    private func wordsAlike(
        behind place: Int, _ text: UnsafeBufferPointer<UInt16>, behind origin: Int
    ) -> Int {
        let most = min(count &- place, text.count &- origin)
        var alike = 0
        while alike &+ 4 <= most {
            let differences = differences(place &+ alike, text, origin &+ alike)
            if differences != 0 { return alike &+ differences.trailingZeroBitCount / 16 }
            alike &+= 4
        }
        while alike < most, self[place &+ alike] == text[origin &+ alike] { alike &+= 1 }
        return alike
    }

    private func wordsAlike(
        before place: Int, _ text: UnsafeBufferPointer<UInt16>, before origin: Int
    ) -> Int {
        let most = min(place, origin) &+ 1
        var alike = 0
        while alike &+ 4 <= most {
            let differences = differences(place &- alike &- 3, text, origin &- alike &- 3)
            if differences != 0 { return alike &+ differences.leadingZeroBitCount / 16 }
            alike &+= 4
        }
        while alike < most, self[place &- alike] == text[origin &- alike] { alike &+= 1 }
        return alike
    }

    private static let fourNumbers = UInt64(number) * 0x0001_0001_0001_0001

    /// Zeros where four words from two places on agree, the first one in the lowest 16 bits.
    @inline(__always)
    private func differences(
        _ place: Int, _ text: UnsafeBufferPointer<UInt16>, _ origin: Int
    ) -> UInt64 {
        let four = UnsafeRawBufferPointer(words).loadUnaligned(
            fromByteOffset: 2 &* place, as: UInt64.self)
        let other = UnsafeRawBufferPointer(text).loadUnaligned(
            fromByteOffset: 2 &* origin, as: UInt64.self)
        return UInt64(littleEndian: four ^ other) & Self.fourNumbers
    }
}
