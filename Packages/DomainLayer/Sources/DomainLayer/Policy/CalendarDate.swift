/// A day of the calendar, the same everywhere on earth: it begins at midnight in UTC.
public struct CalendarDate: Hashable, Sendable {
    public let year: Int
    /// 1 to 12.
    public let month: Int
    /// 1 to 31.
    public let day: Int

    /// Reads `YYYY-MM-DD` (RFC 3339, section 5.6, `full-date`).
    ///
    /// - Returns: nil for another form, and for a day that no calendar has.
    public init?(parsing text: String) {
        let parts = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
        guard parts.map(\.count) == [4, 2, 2] else { return nil }
        let numbers = parts.compactMap { part -> Int? in
            part.allSatisfy { $0 &- UInt8(ascii: "0") < 10 } ? Int(Substring(part)) : nil
        }
        guard numbers.count == 3, 1...12 ~= numbers[1],
            1...Self.days(inMonth: numbers[1], of: numbers[0]) ~= numbers[2]
        else { return nil }
        (year, month, day) = (numbers[0], numbers[1], numbers[2])
    }

    /// The day on which a second falls.
    public init(_ timestamp: Timestamp) {
        let numbers = timestamp.description.prefix(10).split(separator: "-").map { Int($0) ?? 0 }
        (year, month, day) = (numbers[0], numbers[1], numbers[2])
    }

    private static func days(inMonth month: Int, of year: Int) -> Int {
        switch month {
        case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }
}

extension CalendarDate: Comparable {
    public static func < (left: CalendarDate, right: CalendarDate) -> Bool {
        (left.year, left.month, left.day) < (right.year, right.month, right.day)
    }
}

extension CalendarDate: CustomStringConvertible {
    /// `YYYY-MM-DD`.
    public var description: String {
        [(year, 4), (month, 2), (day, 2)].map { number, width in
            let digits = String(number)
            return String(repeating: "0", count: width - digits.utf8.count) + digits
        }.joined(separator: "-")
    }
}
