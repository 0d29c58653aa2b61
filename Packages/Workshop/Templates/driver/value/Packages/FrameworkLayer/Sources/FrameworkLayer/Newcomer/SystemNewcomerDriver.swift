public import DomainLayer
import Foundation

/// Asks the system.
public struct SystemNewcomerDriver: NewcomerDriverProtocol {
    /// A file or folder in the file system.
    private let path: String

    public init() {
        self.init(path: "/")
    }

    init(path: String) {
        self.path = path
    }

    public var value: Int {
        get throws(NewcomerDriverError) {
            let attributes = try? FileManager.default.attributesOfFileSystem(forPath: path)
            guard let size = attributes?[.systemSize] as? NSNumber else { throw .unknown }
            return size.intValue
        }
    }
}
