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
