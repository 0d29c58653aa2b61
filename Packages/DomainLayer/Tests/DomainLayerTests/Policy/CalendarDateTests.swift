import DomainLayer
import Testing

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
