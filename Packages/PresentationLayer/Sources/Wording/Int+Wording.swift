extension Int {
    /// The share of a total in whole percent: `42 %`, or `<1 %` if it is less.
    public func percentage(of total: Int) -> String {
        let percent = (self * 200 + total) / (total == 0 ? 1 : total * 2)
        return percent == 0 && self > 0 ? "<1 %" : "\(percent) %"
    }

    /// The number with a noun: `1 package`, `2 packages`, `0 licenses`.
    ///
    /// - Parameters:
    ///   - noun: the singular.
    ///   - plural: nil for the singular with an `s`.
    public func counting(_ noun: String, plural: String? = nil) -> String {
        "\(self) \(self == 1 ? noun : plural ?? noun + "s")"
    }

    /// The number of KiB as a size: `208 KiB`, `1.5 MiB`, `12 GiB`; below ten with a tenth.
    public var kibibytes: String {
        if self < 1024 { return "\(self) KiB" }
        let (unit, name) = self < 1024 * 1024 ? (1024, "MiB") : (1024 * 1024, "GiB")
        let tenths = (self / (unit / 16) * 10 + 8) / 16
        let size = tenths < 100 ? "\(tenths / 10).\(tenths % 10)" : (tenths / 10).grouped
        return "\(size) \(name)"
    }

    /// The number with a comma before every three digits: `8,812`. For numbers that may be large.
    public var grouped: String {
        let digits = String(magnitude)
        let grouped = digits.enumerated().map { offset, digit in
            let rest = digits.count - offset
            return offset > 0 && rest % 3 == 0 ? ",\(digit)" : String(digit)
        }
        return (self < 0 ? "-" : "") + grouped.joined()
    }
}

extension Sequence<String> {
    /// The words joined as in a sentence: `a`, `a or b`, `a, b or c`.
    public func listed(_ conjunction: String) -> String {
        let words = Array(self)
        guard let last = words.last, words.count > 1 else { return words.first ?? "" }
        return words.dropLast().joined(separator: ", ") + " \(conjunction) \(last)"
    }
}

extension ClosedRange<Int> {
    /// Line numbers as shown with evidence: `7`, or `7-9`.
    public var lineLabel: String {
        lowerBound == upperBound ? "\(lowerBound)" : "\(lowerBound)-\(upperBound)"
    }
}

extension [ClosedRange<Int>] {
    /// How many lines these are: `1 line`, `12 lines`; nil if there are none.
    public var countOfLines: String? {
        isEmpty ? nil : reduce(0) { $0 + $1.count }.counting("line")
    }
}
