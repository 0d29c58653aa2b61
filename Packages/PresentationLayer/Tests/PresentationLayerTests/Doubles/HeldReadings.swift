import DomainLayer
import PresentationMocks
import Synchronization

/// Readings of texts that wait until all of them are released, or until they are cancelled.
final class HeldReadings: Sendable {
    private struct State {
        var begun: [PackageLicense.ID] = []
        var cancelled: [PackageLicense.ID] = []
        var isReleased = false
    }

    private let state = Mutex(State())

    /// The packages whose texts were requested.
    var begun: [PackageLicense.ID] { state.withLock(\.begun) }

    /// The packages whose readings were cancelled.
    var cancelled: [PackageLicense.ID] { state.withLock(\.cancelled) }

    /// Ends all readings, present and future ones.
    func release() { state.withLock { $0.isReleased = true } }

    /// The driver that makes these readings.
    var driver: MockLicenseTextDriver {
        var driver = MockLicenseTextDriver.samples
        driver.license = { (entry, _) async throws(LicenseDriverError) in
            self.state.withLock { $0.begun.append(entry.id) }
            while !self.state.withLock(\.isReleased) {
                do {
                    try await Task.sleep(for: .milliseconds(1))
                } catch {
                    self.state.withLock { $0.cancelled.append(entry.id) }
                    throw .cancelled
                }
            }
            return License(id: entry.id, name: entry.name, body: "Terms.\n")
        }
        return driver
    }
}
