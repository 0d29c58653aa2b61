public import DomainLayer
import Foundation

/// Reads files of the system.
public struct SystemNewcomerDriver: NewcomerDriverProtocol {
    public init() {}

    @concurrent
    public func text(at path: String) async throws(NewcomerDriverError) -> String {
        do {
            return try String(contentsOfFile: path, encoding: .utf8)
        } catch {
            throw .unreadable(path: path)
        }
    }
}
