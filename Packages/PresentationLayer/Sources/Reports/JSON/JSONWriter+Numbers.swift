extension JSONWriter {
    mutating func value(_ number: Int) {
        separate()
        bytes.append(addingCapacity: Self.mostDigits) { $0.append(digitsOf: number) }
    }

    /// How many bytes a number takes at most.
    private static let mostDigits = "\(Int.min)".utf8.count
}

extension OutputSpan<UInt8> {
    /// A number in decimal; its last digits are found first.
    mutating func append(digitsOf number: Int) {
        if number < 0 { append(UInt8(ascii: "-")) }
        let count = number.magnitude.digits
        withUnsafeMutableBufferPointer { digits, initialized in
            var rest = number.magnitude
            for place in (initialized..<initialized + count).reversed() {
                let (quotient, digit) = rest.quotientAndRemainder(dividingBy: 10)
                digits[place] = UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: digit)
                rest = quotient
            }
            initialized += count
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
