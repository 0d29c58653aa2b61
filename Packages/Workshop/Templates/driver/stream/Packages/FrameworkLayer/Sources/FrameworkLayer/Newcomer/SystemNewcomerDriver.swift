public import DomainLayer
import Foundation

/// Follows for how many seconds the system has been running.
public struct SystemNewcomerDriver: NewcomerDriverProtocol {
    public init() {}

    public func values(every pause: Duration) -> AsyncStream<Int> {
        // A slow consumer needs only the latest value.
        AsyncStream(bufferingPolicy: .bufferingNewest(1)) { values in
            let task = Task {
                while !Task.isCancelled {
                    values.yield(Int(ProcessInfo.processInfo.systemUptime))
                    do { try await Task.sleep(for: pause) } catch { return }
                }
            }
            values.onTermination = { _ in task.cancel() }
        }
    }
}
