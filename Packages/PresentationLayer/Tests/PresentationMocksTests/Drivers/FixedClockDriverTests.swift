import DomainLayer
import PresentationMocks
import Testing

struct FixedClockDriverTests {
    @Test func `it tells the time that it was given`() throws {
        #expect(try FixedClockDriver().now.description == "2023-11-14T22:13:20Z")
        #expect(
            try FixedClockDriver(Timestamp(clamping: 0)).now.description == "1970-01-01T00:00:00Z")
    }

    @Test func `it fails where that is wanted`() {
        #expect(throws: ClockDriverError.badSourceDateEpoch("soon")) {
            try FixedClockDriver(failing: .badSourceDateEpoch("soon")).now
        }
    }
}
