/// Logs what the program does, if the user asked for a log.
public protocol LogDriverProtocol: Sendable {
    /// Records a sentence without control characters; never fails and never blocks the caller for
    /// long.
    func log(_ sentence: String)
}
