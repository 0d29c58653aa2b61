public import DomainLayer

extension FileOutputError {
    /// What went wrong, in a sentence without a full stop.
    public var detail: String { "cannot write \(path): \(message)" }
}
