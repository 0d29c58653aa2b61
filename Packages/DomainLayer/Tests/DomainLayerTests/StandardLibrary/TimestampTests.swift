import DomainLayer
import Testing

struct TimestampTests {
    @Test(arguments: [
        (0, "1970-01-01T00:00:00Z"),
        (-1, "1969-12-31T23:59:59Z"),
        (951_782_399, "2000-02-28T23:59:59Z"),
        (951_782_400, "2000-02-29T00:00:00Z"),
        (951_868_800, "2000-03-01T00:00:00Z"),
        (1_700_000_000, "2023-11-14T22:13:20Z"),
        (4_107_542_399, "2100-02-28T23:59:59Z"),
        (4_107_542_400, "2100-03-01T00:00:00Z"),
        (-62_167_219_200, "0000-01-01T00:00:00Z"),
        (-62_162_035_201, "0000-02-29T23:59:59Z"),
        (253_402_300_799, "9999-12-31T23:59:59Z"),
    ])
    func `it is written as RFC 3339 wants it`(seconds: Int, text: String) throws {
        #expect(try #require(Timestamp(secondsSince1970: seconds)).description == text)
    }

    @Test(arguments: [-62_167_219_201, 253_402_300_800, .min, .max])
    func `there is none whose year has not four digits`(seconds: Int) {
        #expect(Timestamp(secondsSince1970: seconds) == nil)
    }

    @Test(arguments: [
        (0, "1970-01-01T00:00:00Z"), (.min, "0000-01-01T00:00:00Z"),
        (.max, "9999-12-31T23:59:59Z"),
    ])
    func `the nearest one is there for every number`(seconds: Int, text: String) {
        #expect(Timestamp(clamping: seconds).description == text)
    }

    @Test func `the earlier one is the smaller`() throws {
        let times = try [3, -1, 2].map { try #require(Timestamp(secondsSince1970: $0)) }
        #expect(times.sorted().map(\.secondsSince1970) == [-1, 2, 3])
    }
}

struct CalendarDateTests {
    @Test(arguments: ["2024-02-29", "2000-02-29", "0000-01-01", "9999-12-31", "2023-04-30"])
    func `a day of the calendar is read and written`(text: String) {
        #expect(CalendarDate(parsing: text)?.description == text)
    }

    @Test(arguments: [
        "", "2024", "2024-6-1", "2024-06-1", "24-06-01", "2024-13-01", "2024-00-10", "2024-01-00",
        "2024-01-32", "2024-04-31", "2023-02-29", "1900-02-29", "2024/06/01", "2024-06-01T00:00",
        " 2024-06-01", "2024-06-0x", "+024-06-01", "-024-06-01", "２０２４-06-01", "2024-06-01-",
    ])
    func `what no calendar has is no day`(text: String) {
        #expect(CalendarDate(parsing: text) == nil)
    }

    @Test func `days follow each other`() {
        let days = ["2023-12-31", "2024-01-01", "2024-01-02", "2024-02-01", "2025-01-01"]
            .compactMap(CalendarDate.init(parsing:))
        #expect(days.count == 5)
        #expect(days == days.reversed().sorted())
    }

    @Test(arguments: [
        (0, "1970-01-01"), (86_399, "1970-01-01"), (86_400, "1970-01-02"), (-1, "1969-12-31"),
        (1_709_164_800, "2024-02-29"),
    ])
    func `a second falls on a day`(seconds: Int, day: String) throws {
        let timestamp = try #require(Timestamp(secondsSince1970: seconds))
        #expect(CalendarDate(timestamp).description == day)
    }
}
