import DebianCopyright
public import DomainLayer

/// Reads the licences of an installed Debian system from dpkg's database and the packages'
/// copyright files.
public struct DebianLicenseDriver: LicenseDriverProtocol {
    public init() {}

    @concurrent
    public func licenses(
        in source: InventorySource,
        detail: InventoryDetail,
        onProgress: @escaping @Sendable (_ done: Int, _ total: Int) -> Void
    ) async throws(LicenseDriverError) -> LicenseInventory {
        let scanner = SystemScanner(vocabulary: LicenseVocabulary.spdx)
        let answers = CopyrightAnswers()
        let scan: SystemScan
        do throws(ScanError) {
            scan = try await scanner.scan(
                source.path, options: ScanOptions(detail), onProgress: onProgress,
                onText: { answers.put(CopyrightAnswer($1), at: $0) })
        } catch {
            throw LicenseDriverError(error)
        }
        let texts = detail.contains(.texts) ? ReferenceTexts(root: try InstalledRoot(source)) : nil
        return LicenseInventory(scan, answers: answers.all, addingTo: texts)
    }

    @concurrent
    public func revision(
        of source: InventorySource
    ) async throws(LicenseDriverError) -> InventoryRevision {
        try InstalledRoot(source).revision
    }

    @concurrent
    public func license(
        of entry: LicenseEntry, in source: InventorySource
    ) async throws(LicenseDriverError) -> License {
        guard let path = entry.textPath else { throw .noText(entry.id) }
        let root = try InstalledRoot(source)
        guard let body = root.text(at: path) else { throw .noText(entry.id) }
        return License(id: entry.id, name: entry.name, body: body)
    }

    @concurrent
    public func owners(
        of path: String, in source: InventorySource
    ) async throws(LicenseDriverError) -> [LicenseEntry.ID] {
        try await InstalledRoot(source).owners(of: path)
    }

    @concurrent
    public func identify(
        _ source: IdentificationSource
    ) async throws(LicenseDriverError) -> IdentifiedFile {
        do throws(FileProblem) {
            let analysis =
                switch source {
                case .standardInput: try Self.reader.analyseStandardInput()
                case .file(let path): try Self.reader.analyse(file: path)
                }
            return IdentifiedFile(CopyrightAnswer(analysis), of: source)
        } catch {
            throw LicenseDriverError(error, of: source)
        }
    }

    /// Made when the first file is asked about, and used for all that follow.
    private static let reader = CopyrightReader(vocabulary: .spdx)
}

extension IdentifiedFile {
    fileprivate init(_ answer: CopyrightAnswer, of source: IdentificationSource) {
        self.init(
            source: source,
            format: answer.format,
            basis: answer.basis,
            expression: answer.expression,
            mainExpression: answer.mainExpression,
            statements: answer.statements,
            findings: answer.findings)
    }
}

extension InventorySource {
    /// The folder to read: this machine's root where nobody names one.
    var path: String {
        switch self {
        case .standard: "/"
        case .root(let path): path
        }
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
    /// The ids that the domain knows, for the engine, which knows no layer.
    fileprivate static let spdx = LicenseVocabulary(
        licenseIDs: SPDXLicenseList.ids, exceptionIDs: SPDXLicenseList.exceptionIDs)
}

extension LicenseEntry {
    /// The file that the entry's answer was read from: the package's own or a sibling's.
    var textPath: String? {
        if case .answeredBySibling(_, let path) = reason { return path }
        return format == nil ? nil : copyrightFile
    }
}
