/// Takes note of what the program does, for whoever asked to be told.
public protocol LogDriverProtocol: Sendable {
    /// Records a sentence without control characters; never fails and never blocks the caller for
    /// long.
    func log(_ sentence: String)
}
