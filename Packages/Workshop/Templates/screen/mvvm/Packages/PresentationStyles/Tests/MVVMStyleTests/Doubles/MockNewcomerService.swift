import DomainLayer
import Synchronization

@testable import MVVMStyle

/// Gives what was stubbed, and records what was asked.
final class MockNewcomerService: NewcomerServiceProtocol {
    enum Call: Equatable { case count }

    private let result: Result<Int, LicenseDriverError>
    private let recorded = Mutex<[Call]>([])

    init(_ result: Result<Int, LicenseDriverError>) {
        self.result = result
    }

    var calls: [Call] { recorded.withLock(\.self) }

    func count() async throws(LicenseDriverError) -> Int {
        recorded.withLock { $0.append(.count) }
        return try result.get()
    }
}
