import Bytes

/// A name in a file as the key of a dictionary, letter case aside.
struct FoldedName: Hashable {
    let bytes: ByteView

    static func == (left: FoldedName, right: FoldedName) -> Bool {
        guard left.bytes.count == right.bytes.count else { return false }
        if left.bytes == right.bytes { return true }
        for position in 0..<left.bytes.count
        where left.bytes[position].lowercased != right.bytes[position].lowercased {
            return false
        }
        return true
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(bytes.count)
        for position in stride(from: 0, to: bytes.count, by: 8) {
            // What makes a letter small makes other bytes alike too, which does no harm.
            hasher.combine(bytes.eight(from: position).bits | 0x2020_2020_2020_2020)
        }
    }
}
