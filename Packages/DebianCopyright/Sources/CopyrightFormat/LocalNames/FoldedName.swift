import Bytes

/// A name in a file as the key of a dictionary, letter case aside.
struct FoldedName: Hashable {
    let bytes: ByteView

    static func == (left: FoldedName, right: FoldedName) -> Bool {
        guard left.bytes.count == right.bytes.count else { return false }
        for position in 0..<left.bytes.count
        where left.bytes[position].lowercased != right.bytes[position].lowercased {
            return false
        }
        return true
    }

    func hash(into hasher: inout Hasher) {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: bytes.count + 1) { folded in
            for position in 0..<bytes.count { folded[position] = bytes[position].lowercased }
            hasher.combine(
                bytes: UnsafeRawBufferPointer(
                    rebasing: UnsafeRawBufferPointer(folded)[..<bytes.count]))
        }
    }
}
