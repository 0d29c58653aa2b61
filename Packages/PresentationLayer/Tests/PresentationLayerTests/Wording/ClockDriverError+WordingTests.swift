import DomainLayer
import PresentationLayer
import Testing

struct ClockDriverErrorWordingTests {
    @Test func `an error names the setting and its value`() {
        #expect(
            ClockDriverError.badSourceDateEpoch("soon").detail
                == "SOURCE_DATE_EPOCH is 'soon', not the seconds since 1970")
    }
}
