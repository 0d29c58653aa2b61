extension Array where Element: BitwiseCopyable {
    /// Appends elements that `body` puts into room for so many at most.
    ///
    /// To append one at a time would ask at each for room, and count it: for a text's words that
    /// takes longer than to read them.
    ///
    /// - Parameters:
    ///   - count: for how many elements there is room.
    ///   - body: initialises the first ones and says how many they are.
    @inline(__always)
    mutating func append(
        atMost count: Int, filling body: (UnsafeMutableBufferPointer<Element>) -> Int
    ) {
        append(addingCapacity: count) { room in
            room.withUnsafeMutableBufferPointer { $1 = body($0) }
        }
    }
}
