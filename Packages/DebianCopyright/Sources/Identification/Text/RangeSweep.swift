/// Ranges of a text, and which of them come next to whoever goes through the text.
struct RangeSweep {
    /// In the order of their beginnings.
    private let ranges: [Range<Int>]
    private var next = 0

    init(of ranges: [Range<Int>]) {
        self.ranges = ranges.sorted { $0.lowerBound < $1.lowerBound }
    }

    var isEmpty: Bool { ranges.isEmpty }

    /// Whether one of them shares something with a range that begins no earlier than the last one
    /// that was asked about.
    mutating func overlaps(_ range: Range<Int>) -> Bool {
        while next < ranges.count, ranges[next].upperBound <= range.lowerBound { next += 1 }
        return next < ranges.count && ranges[next].lowerBound < range.upperBound
    }
}
