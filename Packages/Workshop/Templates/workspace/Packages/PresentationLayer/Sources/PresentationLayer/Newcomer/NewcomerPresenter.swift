import DomainLayer
import Observation

/// Decides what the screen shows, with whichever driver its dependency gives it.
@MainActor
@Observable
public final class NewcomerPresenter<Dependency: NewcomerPresenterDependency> {
    public private(set) var state = NewcomerState.loading

    private let dependency: Dependency
    private let folder: String

    public init(dependency: Dependency, folder: String) {
        self.dependency = dependency
        self.folder = folder
    }

    public func onAppear() async {
        do throws(NewcomerDriverError) {
            state = .success(try await dependency.newcomerDriver.entries(in: folder))
        } catch {
            state = .failure(error)
        }
    }
}

/// What the screen shows: one of these, never two at once.
public enum NewcomerState: Equatable, Sendable {
    case loading
    case success([NewcomerEntry])
    case failure(NewcomerDriverError)
}
