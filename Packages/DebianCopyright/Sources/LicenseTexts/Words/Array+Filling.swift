extension Array where Element: BitwiseCopyable {
    /// Appends what is put into room for some more elements.
    ///
    /// To ask for room, and to count, at each of a text's words takes longer than to read it.
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
