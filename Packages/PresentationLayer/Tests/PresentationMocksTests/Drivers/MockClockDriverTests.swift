import DomainLayer
import PresentationMocks
import Testing

struct MockClockDriverTests {
    @Test func `it tells one time for ever`() throws {
        #expect(try MockClockDriver.fixed.now.description == "2023-11-14T22:13:20Z")
        #expect(
            try MockClockDriver.fixed(at: Timestamp(clamping: 0)).now.description
                == "1970-01-01T00:00:00Z")
    }

    @Test func `it fails if that is wanted`() {
        #expect(throws: ClockDriverError.badSourceDateEpoch("soon")) {
            try MockClockDriver.failing(.badSourceDateEpoch("soon")).now
        }
    }
}
