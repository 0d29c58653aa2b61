extension JSONWriter {
    mutating func value(_ number: Int) {
        separate()
        append(number)
    }

    /// Appends a number's digits, last ones first.
    private mutating func append(_ number: Int) {
        if number < 0 { put("-") }
        let count = number.magnitude.digits
        bytes.append(addingCapacity: count) { room in
            room.withUnsafeMutableBufferPointer { digits, initialized in
                var rest = number.magnitude
                for place in (0..<count).reversed() {
                    let (quotient, digit) = rest.quotientAndRemainder(dividingBy: 10)
                    digits[place] = UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: digit)
                    rest = quotient
                }
                initialized = count
            }
        }
    }
}

extension UInt {
    /// How many digits it has.
    fileprivate var digits: Int {
        var count = 1
        var bound: UInt = 10
        while self >= bound {
            count += 1
            let (next, isBeyondAll) = bound.multipliedReportingOverflow(by: 10)
            if isBeyondAll { return count }
            bound = next
        }
        return count
    }
}
