import Bytes
import CopyrightFormat
import DpkgDatabase
import Identification
import Synchronization

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The reading and parsing of all copyright files, shared out to the processors.
struct ScanWork<Answer: Sendable>: Sendable {
    let packages: [InstalledPackage]
    let locator: CopyrightLocator
    let names: LicenseNames
    let options: ScanOptions
    let onProgress: @Sendable (_ done: Int, _ total: Int) -> Void
    let convert: @Sendable (CopyrightAnalysis) -> Answer

    /// Packages that a worker takes at a time: few enough that all workers end together, enough
    /// that they seldom meet at the counter.
    private static var stride: Int { 16 }

    /// What each package's file states, in the order of the packages; cut short where the task is
    /// cancelled.
    func run() async -> [Result<ScannedFile<Answer>, FileProblem>] {
        let queue = ScanQueue()
        let texts = DistinctTexts()
        let meanings = RememberedMeanings()
        let workers = min(Self.processors, packages.count / Self.stride + 1)
        return await withTaskGroup(of: ScanShare<Answer>.self) { group in
            for _ in 0..<workers {
                group.addTask { await work(queue, texts, meanings) }
            }
            var outcomes = [ScanOutcome](repeating: .failure(.missing), count: packages.count)
            var files: [ScannedFile<Answer>?] = []
            for await share in group {
                for (index, outcome) in share.outcomes { outcomes[index] = outcome }
                // By now the share's texts have their numbers, if not those of all shares.
                files += repeatElement(nil, count: max(0, texts.count - files.count))
                for (text, file) in share.files { files[text] = file }
            }
            return outcomes.map { outcome in
                outcome.flatMap { text in
                    files[text].map { .success($0) } ?? .failure(.missing)
                }
            }
        }
    }

    /// One worker: takes packages until none is left.
    ///
    /// The workers hold every thread there is for tasks, so they let others have one now and then:
    /// whoever shows the progress waits for that.
    private func work(
        _ queue: ScanQueue, _ texts: DistinctTexts, _ meanings: RememberedMeanings
    ) async -> ScanShare<Answer> {
        var share = ScanShare<Answer>()
        var buffer = FileBuffer()
        let parser = CopyrightParser(names: names, sharing: meanings)
        while let range = queue.next(Self.stride, of: packages.count), !Task.isCancelled {
            for index in range {
                share.outcomes.append((index, read(index, texts, parser, &buffer, &share.files)))
            }
            onProgress(queue.finish(range.count), packages.count)
            await Task.yield()
        }
        return share
    }

    private func read(
        _ index: Int, _ texts: DistinctTexts, _ parser: CopyrightParser,
        _ buffer: inout FileBuffer,
        _ files: inout [(text: Int, file: ScannedFile<Answer>)]
    ) -> ScanOutcome {
        do throws(FileProblem) {
            _ = try locator.read(packages[index], limit: SystemScanner.sizeLimit, into: &buffer)
        } catch {
            return .failure(error)
        }
        return buffer.withBytes { bytes in
            let (text, isNew) = texts.number(of: bytes)
            if isNew { files.append((text, file(bytes, parser))) }
            return .success(text)
        }
    }

    private func file(_ bytes: ByteView, _ parser: CopyrightParser) -> ScannedFile<Answer> {
        let analysis = parser.analyse(bytes, includingTexts: options.contains(.texts))
        return ScannedFile(
            answer: convert(analysis),
            digest: options.contains(.digests) ? SHA256(bytes).hexadecimal(digits: 64) : nil)
    }

    private static var processors: Int {
        max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))))
    }
}

/// The number of a package's text, or why it could not be read.
private typealias ScanOutcome = Result<Int, FileProblem>

/// What one worker has done.
private struct ScanShare<Answer: Sendable>: Sendable {
    var outcomes: [(package: Int, outcome: ScanOutcome)] = []
    /// The texts that this worker was the first to see, by number.
    var files: [(text: Int, file: ScannedFile<Answer>)] = []
}

/// Hands out packages to workers and counts those that are done.
private final class ScanQueue: Sendable {
    private let taken = Atomic(0)
    private let done = Atomic(0)

    func next(_ stride: Int, of total: Int) -> Range<Int>? {
        let first = taken.wrappingAdd(stride, ordering: .relaxed).oldValue
        return first < total ? first..<min(first + stride, total) : nil
    }

    func finish(_ count: Int) -> Int {
        done.wrappingAdd(count, ordering: .relaxed).newValue
    }
}
