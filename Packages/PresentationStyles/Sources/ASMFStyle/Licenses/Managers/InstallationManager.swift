import DomainLayer

/// Finds out why packages are installed.
actor InstallationManager: StateManager {
    typealias State = LoadState<InstallationGraph, LicenseDriverError>

    var currentState = State.idle
    var continuations: [ObserverID: AsyncStream<State>.Continuation] = [:]

    /// Any implementation: tests give their own.
    private let service: any InstallationServiceProtocol

    init(service: any InstallationServiceProtocol) {
        self.service = service
    }

    func load() async {
        do throws(LicenseDriverError) {
            send(.success(try await service.graph()))
        } catch {
            send(.failure(error))
        }
    }
}
