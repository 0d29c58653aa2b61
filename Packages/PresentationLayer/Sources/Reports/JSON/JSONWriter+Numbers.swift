extension JSONWriter {
    mutating func value(_ number: Int) {
        separate()
        append(number)
    }

    /// Appends a number's digits: last ones first, then turned around in their place.
    private mutating func append(_ number: Int) {
        if number < 0 { put("-") }
        let start = bytes.count
        var rest = number.magnitude
        repeat {
            let (quotient, digit) = rest.quotientAndRemainder(dividingBy: 10)
            bytes.append(UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: digit))
            rest = quotient
        } while rest > 0
        var (low, high) = (start, bytes.count - 1)
        while low < high {
            bytes.swapAt(low, high)
            low += 1
            high -= 1
        }
    }
}
