import DebianSystems
import Synchronization

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Reads and parses all copyright files, using all processors.
struct ScanWork: Sendable {
    let packages: [InstalledPackage]
    let locator: CopyrightLocator
    let names: LicenseNames
    let options: ScanOptions
    let onProgress: @Sendable (_ done: Int, _ total: Int) -> Void
    let onText: @Sendable (_ text: Int, _ analysis: CopyrightAnalysis) -> Void

    /// The copyright file of each package, in the order of the packages; cut short if the task is
    /// cancelled.
    func run() async -> [Result<ScannedFile, FileProblem>] {
        let queue = ScanQueue(count: packages.count)
        let texts = DistinctTexts()
        let cache = AnalysisCache()
        let workers = min(Self.processors, packages.count / ScanQueue.stride + 1)
        return await withTaskGroup(of: ScanShare.self) { group in
            for _ in 0..<workers {
                group.addTask { await work(queue, texts, cache) }
            }
            var outcomes = [ScanOutcome](repeating: .failure(.missing), count: packages.count)
            var digests: [Int: String] = [:]
            for await share in group {
                for (index, outcome) in share.outcomes { outcomes[index] = outcome }
                digests.merge(share.digests) { first, _ in first }
            }
            return outcomes.map { outcome in
                outcome.map { ScannedFile(text: $0, digest: digests[$0]) }
            }
        }
    }

    /// Runs one worker, which takes packages until none is left.
    ///
    /// The workers use all threads that tasks have, so each yields now and then: the task that
    /// shows the progress is waiting.
    private func work(
        _ queue: ScanQueue, _ texts: DistinctTexts, _ cache: AnalysisCache
    ) async -> ScanShare {
        var share = ScanShare()
        var buffer = FileBuffer()
        let parser = CopyrightParser(names: names, sharing: cache)
        while let range = queue.next(), !Task.isCancelled {
            for index in range {
                share.outcomes.append((index, read(index, texts, parser, &buffer, &share.digests)))
            }
            onProgress(queue.finish(range.count), packages.count)
            await Task.yield()
        }
        return share
    }

    private func read(
        _ index: Int, _ texts: DistinctTexts, _ parser: CopyrightParser,
        _ buffer: inout FileBuffer, _ digests: inout [Int: String]
    ) -> ScanOutcome {
        let state: FileState
        do throws(FileProblem) {
            let file = try locator.open(packages[index])
            state = file.state
            if let text = texts.number(of: state) { return .success(text) }
            try file.read(limit: InstalledSystem.sizeLimit, into: &buffer)
        } catch {
            return .failure(error)
        }
        return buffer.withBytes { bytes in
            let (text, isNew) = texts.number(of: bytes, in: state)
            if isNew {
                onText(text, parser.analyze(bytes, includingTexts: options.contains(.texts)))
                if options.contains(.digests) {
                    digests[text] = SHA256(bytes).hexadecimal(digits: 64)
                }
            }
            return .success(text)
        }
    }

    /// Capped at 64: each worker opens files, and a process may have about a thousand open.
    private static var processors: Int {
        min(64, max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))))
    }
}

/// The number of a package's text, or why the file could not be read.
private typealias ScanOutcome = Result<Int, FileProblem>

/// The results of one worker.
private struct ScanShare: Sendable {
    var outcomes: [(package: Int, outcome: ScanOutcome)] = []
    /// The digests of the texts that this worker saw first, by number, if they were requested.
    var digests: [Int: String] = [:]
}

/// Hands out packages to workers and counts those that are done.
final class ScanQueue: Sendable {
    /// The most packages that a worker takes at a time: enough that workers seldom meet here.
    static let stride = 16

    private let count: Int
    private let taken = Atomic(0)
    private let done = Atomic(0)

    /// - Parameter count: the number of packages.
    init(count: Int) {
        self.count = count
    }

    /// The next packages, fewer if few are left, so that all workers end together; nil if none is
    /// left.
    func next() -> Range<Int>? {
        var first = taken.load(ordering: .relaxed)
        while first < count {
            let end = first + min(Self.stride, (count - first) / Self.stride + 1)
            let (isOurs, other) = taken.compareExchange(
                expected: first, desired: end, ordering: .relaxed)
            if isOurs { return first..<end }
            first = other
        }
        return nil
    }

    /// - Returns: the number of packages done so far.
    func finish(_ count: Int) -> Int {
        done.wrappingAdd(count, ordering: .relaxed).newValue
    }
}

/// Numbers distinct texts in the order in which they are first seen.
final class DistinctTexts: Sendable {
    private let seeds = ContentHash.Seeds()
    private let numbers = Mutex(Numbers())

    private struct Numbers {
        var ofTexts: [ContentHash: Int] = [:]
        /// The text numbers by file: a file that packages share through links is read only once.
        var ofFiles: [FileState: Int] = [:]
    }

    /// The number of a file's text; nil if the file hasn't been read.
    func number(of file: FileState) -> Int? {
        numbers.withLock { $0.ofFiles[file] }
    }

    /// The text's number, and whether the text is new.
    func number(of bytes: ByteView, in file: FileState) -> (number: Int, isNew: Bool) {
        let hash = ContentHash(bytes, seeds: seeds)
        return numbers.withLock { numbers in
            let known = numbers.ofTexts[hash]
            let number = known ?? numbers.ofTexts.count
            numbers.ofTexts[hash] = number
            numbers.ofFiles[file] = number
            return (number, known == nil)
        }
    }
}
