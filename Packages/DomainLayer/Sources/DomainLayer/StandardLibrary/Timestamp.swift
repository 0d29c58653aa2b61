/// A point in time, in whole seconds.
///
/// The calendar is the one of RFC 3339: Gregorian, in UTC, with years from 0000 to 9999.
public struct Timestamp: Hashable, Sendable {
    /// Seconds since the beginning of 1970 in UTC, leap seconds not counted, as in POSIX.
    public let secondsSince1970: Int

    private static let writable = -62_167_219_200...253_402_300_799

    /// - Returns: nil if the year can't be written in four digits.
    public init?(secondsSince1970 seconds: Int) {
        guard Timestamp.writable.contains(seconds) else { return nil }
        secondsSince1970 = seconds
    }

    /// The nearest second whose year can be written in four digits.
    public init(clamping seconds: Int) {
        let range = Timestamp.writable
        secondsSince1970 = min(max(seconds, range.lowerBound), range.upperBound)
    }
}

extension Timestamp: Comparable {
    public static func < (left: Timestamp, right: Timestamp) -> Bool {
        left.secondsSince1970 < right.secondsSince1970
    }
}

extension Timestamp: CustomStringConvertible {
    /// `YYYY-MM-DDThh:mm:ssZ` (RFC 3339, section 5.6).
    public var description: String {
        // Days from the first of March of the year 0, so that leap days come last in a year.
        let daysSince1970 = secondsSince1970.flooredQuotient(by: 86_400)
        let second = secondsSince1970 - daysSince1970 * 86_400
        let (year, dayOfYear) = Timestamp.year(ofDay: daysSince1970 + 719_468)
        let month = (5 * dayOfYear + 2) / 153
        let day = dayOfYear - (153 * month + 2) / 5 + 1
        let isNextYear = month >= 10
        return (year + (isNextYear ? 1 : 0)).digits(4)
            + "-" + (isNextYear ? month - 9 : month + 3).digits(2) + "-" + day.digits(2)
            + "T" + (second / 3600).digits(2) + ":" + (second / 60 % 60).digits(2)
            + ":" + (second % 60).digits(2) + "Z"
    }

    /// The year that a day falls in, and its place there, both counted from a first of March.
    private static func year(ofDay day: Int) -> (year: Int, dayOfYear: Int) {
        let era = day.flooredQuotient(by: 146_097)
        let dayOfEra = day - era * 146_097
        let year = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        return (era * 400 + year, dayOfEra - (365 * year + year / 4 - year / 100))
    }
}

extension Int {
    /// The quotient rounded down, below zero too.
    fileprivate func flooredQuotient(by divisor: Int) -> Int {
        let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
        return remainder < 0 ? quotient - 1 : quotient
    }

    /// The number with zeros in front.
    fileprivate func digits(_ count: Int) -> String {
        let digits = String(self)
        return String(repeating: "0", count: count - digits.utf8.count) + digits
    }
}

/// A day of the calendar in UTC, which begins at midnight there.
public struct CalendarDate: Hashable, Sendable {
    public let year: Int
    /// 1 to 12.
    public let month: Int
    /// 1 to 31.
    public let day: Int

    /// Reads `YYYY-MM-DD` (RFC 3339, section 5.6, `full-date`).
    ///
    /// - Returns: nil for another form, and for a day that the calendar lacks.
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

    /// The day of a timestamp.
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
