/// Ranges of a text, to ask whether others overlap them, from the beginning of the text to its end:
/// each range is passed once, however many questions there are.
struct RangeSweep {
    /// In the order of their beginnings.
    private let ranges: [Range<Int>]
    private var next = 0

    init(of ranges: [Range<Int>]) {
        self.ranges = ranges.sorted { $0.lowerBound < $1.lowerBound }
    }

    var isEmpty: Bool { ranges.isEmpty }

    /// Whether one of them overlaps another range.
    ///
    /// - Parameter range: begins no earlier than the last one that was asked about.
    mutating func overlaps(_ range: Range<Int>) -> Bool {
        while next < ranges.count, ranges[next].upperBound <= range.lowerBound { next += 1 }
        return next < ranges.count && ranges[next].lowerBound < range.upperBound
    }
}
