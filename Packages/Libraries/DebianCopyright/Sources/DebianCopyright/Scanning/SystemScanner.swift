public import DebianSystems

/// Reads a whole system: its packages, and the statements in their copyright files.
///
/// ```swift
/// let scanner = SystemScanner(
///     vocabulary: LicenseVocabulary(licenseIDs: ["MIT"], exceptionIDs: []))
/// let system = try InstalledSystem(path: "/")
/// let scan = try await scanner.scan(system) { text, analysis in
///     print("text \(text): \(analysis.statements.count) statements")
/// }
/// for package in scan.packages {
///     print(package.package.id, package.file.map { "text \($0.text)" })
/// }
/// ```
///
/// Files are read and parsed on all processors, each distinct text once: about a third of the
/// installed files are copies of another. The scanner starts no program, writes no
/// file and uses no network.
public struct SystemScanner: Sendable {
    private let vocabulary: @Sendable () -> LicenseVocabulary

    /// - Parameter vocabulary: the ids of the SPDX list that answers may name; evaluated on another
    ///   processor while dpkg's database is read.
    public init(vocabulary: @escaping @autoclosure @Sendable () -> LicenseVocabulary) {
        self.vocabulary = vocabulary
    }

    /// Reads a system.
    ///
    /// - Parameters:
    ///   - system: the system, already opened.
    ///   - options: results beyond the statements.
    ///   - onProgress: called now and then, from any thread, with the number of packages done and
    ///     the number of all.
    ///   - onText: called once for each distinct text with its number, counted from 0, and its
    ///     analysis. It runs on the thread that parsed the text, concurrently with others: this
    ///     shares out the caller's work, and no analysis needs to be kept.
    /// - Throws: ``ScanError`` if there is no system to read.
    @concurrent
    public func scan(
        _ system: InstalledSystem,
        options: ScanOptions = [],
        onProgress: @escaping @Sendable (_ done: Int, _ total: Int) -> Void = { _, _ in },
        onText: @escaping @Sendable (_ text: Int, _ analysis: CopyrightAnalysis) -> Void
    ) async throws(ScanError) -> SystemScan {
        async let names = LicenseNames(vocabulary: vocabulary())
        let root = system.root
        let database: DpkgDatabase
        do throws(DatabaseError) {
            database = try await DpkgDatabase(root: root)
        } catch {
            throw .database(error)
        }
        let work = ScanWork(
            packages: database.packages,
            locator: CopyrightLocator(root: root),
            names: await names,
            options: options,
            onProgress: onProgress,
            onText: onText)
        let files = await work.run()
        guard !Task.isCancelled else { throw .cancelled }
        return SystemScan(
            release: OSRelease(root: root), hostName: HostNameFile.read(from: root),
            database: database, files: files, filters: PathFilters(root: root))
    }
}

/// Results of a scan beyond the statements; each costs time or memory.
public struct ScanOptions: OptionSet, Sendable {
    /// A bit for each option.
    public let rawValue: Int

    /// Compute the SHA-256 of each file.
    public static let digests = ScanOptions(rawValue: 1)
    /// Include the texts that references stand for.
    public static let texts = ScanOptions(rawValue: 2)

    /// The options whose bits are set.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }
}

/// Why a system could not be scanned.
public enum ScanError: Error, Hashable, Sendable {
    /// The system has no list of packages, or one that can't be read.
    case database(DatabaseError)
    /// The task was cancelled.
    case cancelled
}
