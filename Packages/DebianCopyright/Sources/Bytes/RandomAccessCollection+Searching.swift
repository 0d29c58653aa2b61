extension RandomAccessCollection where Index == Int {
    /// The place of the first element of which something is true that is true of all behind it; the
    /// end where it is true of none.
    ///
    /// Asks of about as many elements as their number has binary digits.
    @inlinable
    public func partitioningIndex(where isTrue: (Element) -> Bool) -> Int {
        var places = startIndex..<endIndex
        while !places.isEmpty {
            let middle = places.lowerBound + places.count / 2
            if isTrue(self[middle]) {
                places = places.lowerBound..<middle
            } else {
                places = middle + 1..<places.upperBound
            }
        }
        return places.lowerBound
    }
}
