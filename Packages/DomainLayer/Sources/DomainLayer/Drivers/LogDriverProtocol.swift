/// Takes note of what the program does, for whoever asked to be told.
public protocol LogDriverProtocol: Sendable {
    /// Records an event; never fails and never blocks the caller for long.
    func log(_ event: LogEvent)
}

/// What there is to note.
///
/// The set is closed, and strings in it were made visible (no control characters) by the sender.
public enum LogEvent: Hashable, Sendable {
    /// The program knows what it is asked to do.
    case commandStarted(name: String)
    case inventoryStarted
    case inventoryFinished(packages: Int)
    case inventoryFailed(LicenseDriverError)
    case fileWritten(path: String, bytes: Int)
}
