public import DomainLayer
public import Observation

/// Serves the view of what files state: reads one after the other.
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
    ///   - isRecursive: whether the sources are folders, to be read with all below them.
    public init(
        dependency: Dependency, sources: [InputSource], isRecursive: Bool = false
    ) {
        self.dependency = dependency
        self.sources = sources
        self.isRecursive = isRecursive
    }

    /// Reads the files in their order; one that can't be read hides no other. In a folder, what
    /// isn't text is passed over.
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

/// What is known of some files: a value, and a mutating method for each input.
public struct FileIdentificationState: Equatable, Sendable {
    /// What the files state that could be read, in their order.
    public private(set) var files: [IdentifiedFile] = []
    /// Why others could not, in their order.
    public private(set) var failures: [LicenseDriverError] = []
    /// The files of folders that aren't text.
    public private(set) var passedOver: [InputSource] = []

    public init() {}

    /// A file was read.
    mutating func onFile(_ file: IdentifiedFile) {
        files.append(file)
    }

    /// A file of a folder isn't text.
    mutating func onPassedOver(_ source: InputSource) {
        passedOver.append(source)
    }

    /// A file could not be read.
    mutating func onFailure(_ error: LicenseDriverError) {
        failures.append(error)
    }
}
