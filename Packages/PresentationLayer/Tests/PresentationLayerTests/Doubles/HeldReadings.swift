import DomainLayer
import PresentationMocks
import Synchronization

/// Readings of texts, each of which waits until all are released or it is cancelled.
final class HeldReadings: Sendable {
    private struct State {
        var begun: [PackageLicense.ID] = []
        var cancelled: [PackageLicense.ID] = []
        var isReleased = false
    }

    private let state = Mutex(State())

    /// The packages whose texts were asked for.
    var begun: [PackageLicense.ID] { state.withLock(\.begun) }

    /// Those whose readings were cancelled.
    var cancelled: [PackageLicense.ID] { state.withLock(\.cancelled) }

    /// Lets all end, now and later.
    func release() { state.withLock { $0.isReleased = true } }

    /// The driver whose readings these are.
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
