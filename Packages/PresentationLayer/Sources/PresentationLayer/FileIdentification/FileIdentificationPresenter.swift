public import DomainLayer
public import Observation

/// Serves the view of what files state: reads the files one after the other.
@MainActor
@Observable
public final class FileIdentificationPresenter<Dependency: FileIdentificationPresenterDependency> {
    public private(set) var state = FileIdentificationState()

    private let dependency: Dependency
    private let sources: [InputSource]
    private let isRecursive: Bool

    /// - Parameters:
    ///   - dependency: reads the files.
    ///   - sources: what to read.
    ///   - isRecursive: whether the sources are folders to read with everything below them.
    public init(
        dependency: Dependency, sources: [InputSource], isRecursive: Bool = false
    ) {
        self.dependency = dependency
        self.sources = sources
        self.isRecursive = isRecursive
    }

    /// Reads the files in their order. One that can't be read doesn't hide the others. In a folder,
    /// files that aren't text are passed over.
    public func onAppear() async {
        for source in sources {
            do throws(LicenseDriverError) {
                if isRecursive {
                    for file in try await dependency.identificationDriver.files(in: source) {
                        await read(file)
                    }
                } else {
                    await read(source)
                }
            } catch {
                state.onFailure(error)
            }
        }
    }

    private func read(_ source: InputSource) async {
        do throws(LicenseDriverError) {
            state.onFile(try await dependency.identificationDriver.identify(source))
        } catch {
            if isRecursive, case .unreadableFile(_, .notText) = error {
                state.onPassedOver(source)
            } else {
                state.onFailure(error)
            }
        }
    }
}

/// What files state, as far as they were read: a value, and a mutating method for each input.
public struct FileIdentificationState: Equatable, Sendable {
    /// What the readable files state, in their order.
    public private(set) var files: [IdentifiedFile] = []
    /// Why other files could not be read, in their order.
    public private(set) var failures: [LicenseDriverError] = []
    /// The files in folders that aren't text.
    public private(set) var passedOver: [InputSource] = []

    public init() {}

    /// A file was read.
    mutating func onFile(_ file: IdentifiedFile) {
        files.append(file)
    }

    /// A file in a folder isn't text.
    mutating func onPassedOver(_ source: InputSource) {
        passedOver.append(source)
    }

    /// A file could not be read.
    mutating func onFailure(_ error: LicenseDriverError) {
        failures.append(error)
    }
}
