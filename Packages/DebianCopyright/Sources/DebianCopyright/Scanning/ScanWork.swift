import Synchronization

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The reading and parsing of all copyright files, shared out to the processors.
struct ScanWork: Sendable {
    let packages: [InstalledPackage]
    let locator: CopyrightLocator
    let names: LicenseNames
    let options: ScanOptions
    let onProgress: @Sendable (_ done: Int, _ total: Int) -> Void
    let onText: @Sendable (_ text: Int, _ analysis: CopyrightAnalysis) -> Void

    /// Each package's file, in the order of the packages; cut short where the task is cancelled.
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

    /// One worker: takes packages until none is left.
    ///
    /// The workers hold every thread there is for tasks, so they let others have one now and then:
    /// whoever shows the progress waits for that.
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
        do throws(FileProblem) {
            _ = try locator.read(packages[index], limit: SystemScanner.sizeLimit, into: &buffer)
        } catch {
            return .failure(error)
        }
        return buffer.withBytes { bytes in
            let (text, isNew) = texts.number(of: bytes)
            if isNew {
                onText(text, parser.analyse(bytes, includingTexts: options.contains(.texts)))
                if options.contains(.digests) {
                    digests[text] = SHA256(bytes).hexadecimal(digits: 64)
                }
            }
            return .success(text)
        }
    }

    private static var processors: Int {
        max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))))
    }
}

/// The number of a package's text, or why it could not be read.
private typealias ScanOutcome = Result<Int, FileProblem>

/// What one worker has done.
private struct ScanShare: Sendable {
    var outcomes: [(package: Int, outcome: ScanOutcome)] = []
    /// Where they were asked for: those of the texts that this worker was the first to see.
    var digests: [Int: String] = [:]
}
