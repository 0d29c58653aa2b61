public import DomainLayer
public import Observation

/// Serves the view of what files state: reads one after the other.
@MainActor
@Observable
public final class FileIdentificationPresenter<Dependency: FileIdentificationPresenterDependency> {
    public private(set) var state = FileIdentificationState()

    private let dependency: Dependency
    private let sources: [IdentificationSource]

    public init(dependency: Dependency, sources: [IdentificationSource]) {
        self.dependency = dependency
        self.sources = sources
    }

    /// Reads the files in their order; one that can't be read hides no other.
    public func onAppear() async {
        for source in sources {
            do throws(LicenseDriverError) {
                state.onFile(try await dependency.identificationDriver.identify(source))
            } catch {
                state.onFailure(error)
            }
        }
    }
}

/// What is known of some files: a value, and a mutating method for each input.
public struct FileIdentificationState: Equatable, Sendable {
    /// What the files state that could be read, in their order.
    public private(set) var files: [IdentifiedFile] = []
    /// Why the others could not, in their order.
    public private(set) var failures: [LicenseDriverError] = []

    public init() {}

    /// A file was read.
    public mutating func onFile(_ file: IdentifiedFile) {
        files.append(file)
    }

    /// A file could not be read.
    public mutating func onFailure(_ error: LicenseDriverError) {
        failures.append(error)
    }
}
