public import DomainLayer

extension ClockDriverError {
    /// What went wrong, in a sentence without a full stop.
    ///
    /// The value in it is as it was given: whoever prints it makes control characters visible.
    public var detail: String {
        switch self {
        case .badSourceDateEpoch(let value):
            "SOURCE_DATE_EPOCH is '\(value)', not the seconds since 1970"
        }
    }
}
