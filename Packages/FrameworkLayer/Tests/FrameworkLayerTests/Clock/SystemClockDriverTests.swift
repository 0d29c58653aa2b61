import DomainLayer
import Testing

@testable import FrameworkLayer

@Suite struct SystemClockDriverTests {
    @Test func `the environment may set the time`() throws {
        let driver = SystemClockDriver(sourceDateEpoch: "1700000000")
        #expect(try driver.now.description == "2023-11-14T22:13:20Z")
    }

    @Test(arguments: [
        "", "soon", "-1", "+1", "1.5", " 1", "1 ", "0x10", "253402300800", "99999999999999999999",
    ])
    func `a time that makes no sense is an error`(text: String) {
        #expect(throws: ClockDriverError.badSourceDateEpoch(text)) {
            try SystemClockDriver(sourceDateEpoch: text).now
        }
    }

    @Test func `otherwise it is the system's`() throws {
        let driver = SystemClockDriver(sourceDateEpoch: nil)
        let first = try driver.now
        #expect(first > Timestamp(clamping: 1_700_000_000))
        #expect(try driver.now >= first)
    }
}
