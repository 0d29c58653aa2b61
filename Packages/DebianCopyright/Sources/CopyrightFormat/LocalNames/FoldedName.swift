import Bytes

/// A name of one file as a dictionary's key: letter case is insignificant.
struct FoldedName: Hashable {
    let bytes: ByteView

    static func == (left: FoldedName, right: FoldedName) -> Bool {
        left.bytes.count == right.bytes.count
            && zip(left.bytes, right.bytes).allSatisfy { $0.lowercased == $1.lowercased }
    }

    func hash(into hasher: inout Hasher) {
        for byte in bytes { hasher.combine(byte.lowercased) }
    }
}
