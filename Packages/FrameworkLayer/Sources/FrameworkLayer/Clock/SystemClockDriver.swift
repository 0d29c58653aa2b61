public import DomainLayer

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The system's clock, or the time that the environment's `SOURCE_DATE_EPOCH` sets for reproducible
/// builds (https://reproducible-builds.org/specs/source-date-epoch/).
public struct SystemClockDriver: ClockDriverProtocol {
    /// The variable's value; nil if it is not set.
    private let sourceDateEpoch: String?

    public init() {
        self.init(sourceDateEpoch: getenv("SOURCE_DATE_EPOCH").map { String(cString: $0) })
    }

    init(sourceDateEpoch: String?) {
        self.sourceDateEpoch = sourceDateEpoch
    }

    public var now: Timestamp {
        get throws(ClockDriverError) {
            guard let text = sourceDateEpoch else { return Timestamp(clamping: time(nil)) }
            // The specification allows only decimal digits.
            guard !text.isEmpty, text.utf8.allSatisfy({ 0x30...0x39 ~= $0 }),
                let seconds = Int(text), let time = Timestamp(secondsSince1970: seconds)
            else { throw .badSourceDateEpoch(text) }
            return time
        }
    }

    public func sleep(for duration: Duration) async throws { try await Task.sleep(for: duration) }
}
