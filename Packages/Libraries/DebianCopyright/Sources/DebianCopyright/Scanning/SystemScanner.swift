/// Reads a whole system: its packages, and what the copyright file of each one states.
///
/// Files are read and parsed on all processors, each distinct text once: about a third of the
/// installed files are copies of another. Nothing is run, written or sent.
public struct SystemScanner: Sendable {
    /// The longest copyright file that is read, in bytes. Real ones stay below 4 MiB, and reading
    /// one takes up to 50 times its size.
    public static let sizeLimit = 8 << 20

    private let vocabulary: @Sendable () -> LicenseVocabulary

    /// - Parameter vocabulary: the ids of the SPDX list that answers may name. It is asked for
    ///   while dpkg's database is read, on another processor.
    public init(vocabulary: @escaping @autoclosure @Sendable () -> LicenseVocabulary) {
        self.vocabulary = vocabulary
    }

    /// Reads a system.
    ///
    /// - Parameters:
    ///   - system: the system, already opened.
    ///   - options: what to give beyond what is stated.
    ///   - onProgress: called now and then, from any thread, with the packages done and their
    ///     number.
    ///   - onText: called once for each distinct text with its number, from 0, and what it states.
    ///     It runs on the thread that parsed the text, beside others, so that the caller's work on
    ///     it is shared out too and analyzes need not be kept.
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

/// What a scan gives beyond what is stated; each costs time or memory.
public struct ScanOptions: OptionSet, Sendable {
    /// A bit for each option.
    public let rawValue: Int

    /// The SHA-256 of each file.
    public static let digests = ScanOptions(rawValue: 1)
    /// The texts behind references.
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
