import DebianCopyright
import DebianSystems
public import DomainLayer

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Reads the licenses of an installed Debian system from dpkg's database and the packages'
/// copyright files.
public struct DebianLicenseDriver: LicenseDriverProtocol {
    private let systems: OpenedSystems

    public init(_ systems: OpenedSystems = .shared) {
        self.systems = systems
    }

    @concurrent
    public func licenses(
        in source: InventorySource,
        detail: InventoryDetail,
        onProgress: @escaping @Sendable (LoadProgress) -> Void
    ) async throws(LicenseDriverError) -> LicenseInventory {
        let opened = try await systems.opened(source, onProgress: onProgress)
        let revision = opened.revision
        let scanner = SystemScanner(vocabulary: LicenseVocabulary.spdx)
        let answers = CopyrightAnswers()
        let scan: SystemScan
        do throws(ScanError) {
            scan = try await scanner.scan(
                opened.system, options: ScanOptions(detail),
                onProgress: { onProgress(.packages(done: $0, of: $1)) },
                onText: { answers.put(CopyrightAnswer($1, source: ""), at: $0) })
        } catch {
            throw LicenseDriverError(error)
        }
        let texts = detail.contains(.texts) ? ReferenceTexts(system: opened.system) : nil
        var inventory = LicenseInventory(scan, answers: answers.all, addingTo: texts)
        inventory.system.image = opened.image.map(ImageIdentity.init(_:))
        if opened.revision != revision {
            inventory.findings.append(LicenseFinding(.changedDuringReading))
        }
        return inventory
    }

    @concurrent
    public func revision(
        of source: InventorySource
    ) async throws(LicenseDriverError) -> InventoryRevision {
        try systems.revision(of: source)
    }
}

extension ScanOptions {
    fileprivate init(_ detail: InventoryDetail) {
        self = []
        if detail.contains(.digests) { insert(.digests) }
        if detail.contains(.texts) { insert(.texts) }
    }
}

extension LicenseVocabulary {
    /// The domain's ids and names for the engine, which knows no layer.
    static let spdx = LicenseVocabulary(
        licenseIDs: SPDXLicenseList.ids, exceptionIDs: SPDXLicenseList.exceptionIDs,
        names: SPDXLicenseList.names)
}

// MARK: The engine's errors as the domain's

extension LicenseDriverError {
    init(_ error: ScanError) {
        self =
            switch error {
            case .database(.notDebianRoot(let path)): .noPackageDatabase(path: path)
            case .database(.unreadable(let path, let problem)):
                .unreadableDatabase(path: path, FileFailure(problem))
            case .database(.repeatedField(let field, let path, let line)):
                .repeatedField(field, path: path, line: line)
            case .cancelled: .cancelled
            }
    }

    init(_ problem: FileProblem, of source: InputSource) {
        self = .unreadableFile(source, FileFailure(problem))
    }
}

extension FileFailure {
    init(_ problem: FileProblem) {
        self =
            switch problem {
            case .missing, .danglingLink: .unreadable(message: SystemError(number: ENOENT).message)
            case .linkLoop: .unreadable(message: SystemError(number: ELOOP).message)
            case .notRegularFile: .notRegularFile
            case .tooLarge(let size, let limit): .tooLarge(size: size, limit: limit)
            case .unreadable(let error) where error.number == EISDIR: .folder
            case .unreadable(let error): .unreadable(message: error.message)
            case .notKept: .notKept
            case .notText: .notText
            }
    }
}
