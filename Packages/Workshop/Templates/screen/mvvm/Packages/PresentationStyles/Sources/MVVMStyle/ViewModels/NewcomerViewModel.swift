import DomainLayer
import Observation

/// Serves the screen: has the packages counted.
@MainActor
@Observable
final class NewcomerViewModel {
    /// How many packages are installed.
    private(set) var packages = LoadState<Int, LicenseDriverError>.idle

    private let service: any NewcomerServiceProtocol

    init(service: any NewcomerServiceProtocol) {
        self.service = service
    }

    /// Counts; what comes after the task was cancelled changes nothing.
    func load() async {
        do throws(LicenseDriverError) {
            let count = try await service.count()
            if Task.isCancelled { return }
            packages = .success(count)
        } catch {
            if !Task.isCancelled { packages = .failure(error) }
        }
    }
}
