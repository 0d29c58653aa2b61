/// Counts the bytes of an archive's files that were read or skipped, and reports them now and then.
///
/// Each byte of a file counts once, however often it is read, and compressed bytes count as they
/// are stored.
final class ReadingProgress {
    /// The number of bytes to read; nil if it isn't known.
    private(set) var total: Int?
    private let report: (_ done: Int, _ total: Int?) -> Void
    /// The bytes counted in this reading.
    private(set) var done = 0
    /// The highest count reported, so that a second reading doesn't go backwards.
    private var reported = 0
    /// The count at the last look at the clock. Most steps are as short as a header, so not each
    /// of them looks.
    private var looked = 0
    private var nextReport = ContinuousClock.now

    private static let interval = Duration.milliseconds(50)
    private static let stride = 1 << 16

    /// - Parameters:
    ///   - total: the number of bytes to read; nil if it isn't known.
    ///   - report: receives both numbers at once, and at most 20 times a second from then on.
    init(total: Int?, report: @escaping (_ done: Int, _ total: Int?) -> Void) {
        self.total = total
        self.report = report
        report(0, total)
    }

    /// Sets the number of bytes to read, once it is known.
    func expect(_ total: Int) {
        self.total = total
    }

    /// A new count of one file or of one of its parts.
    ///
    /// - Parameter start: the offset of its first byte.
    func part(from start: Int = 0) -> PartProgress {
        PartProgress(of: self, from: start)
    }

    /// Begins another reading of the same files.
    func restart() {
        (done, looked) = (0, 0)
    }

    /// Reports that nothing is left to read.
    func finish() {
        report(total ?? max(done, reported), total)
    }

    fileprivate func count(_ bytes: Int) {
        // A sparse file can have any size, and an image can repeat a layer.
        let (sum, isOverflow) = done.addingReportingOverflow(bytes)
        done = min(isOverflow ? .max : sum, total ?? .max)
        guard done > reported, done - looked >= Self.stride else { return }
        looked = done
        let now = ContinuousClock.now
        guard now >= nextReport else { return }
        nextReport = now + Self.interval
        reported = done
        report(done, total)
    }
}

extension Sequence<Int> {
    /// The sum of sizes; nil if it isn't a number: sparse files can have any size.
    var totalSize: Int? {
        var total = 0
        for size in self {
            let (sum, isOverflow) = total.addingReportingOverflow(size)
            if isOverflow { return nil }
            total = sum
        }
        return total
    }
}

/// How far one file, or one of its parts, has been read; shared by all streams of its bytes.
final class PartProgress {
    private let whole: ReadingProgress
    /// The offset in the file up to which all bytes were counted or left out.
    private var counted: Int

    fileprivate init(of whole: ReadingProgress, from start: Int) {
        self.whole = whole
        counted = start
    }

    /// Counts the bytes up to this offset, unless they were counted before.
    func reach(_ offset: Int) {
        guard offset > counted else { return }
        whole.count(offset - counted)
        counted = offset
    }

    /// Leaves out the bytes up to this offset, which count when another part reads them.
    func leaveOut(upTo offset: Int) {
        counted = max(counted, offset)
    }
}
