extension RandomAccessCollection where Index == Int {
    /// The place of the first element of which `isTrue` is true, found by binary search; the end
    /// where it is true of none.
    ///
    /// - Parameter isTrue: false of some first elements, then true of all behind them.
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
