/// A name in a file as the key of a dictionary, letter case aside.
struct FoldedName: Hashable {
    let bytes: ByteView

    static func == (left: FoldedName, right: FoldedName) -> Bool {
        left.bytes.count == right.bytes.count
            && stride(from: 0, to: left.bytes.count, by: 8).allSatisfy { position in
                left.bytes.eight(from: position).lowercased
                    == right.bytes.eight(from: position).lowercased
            }
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(bytes.count)
        for position in stride(from: 0, to: bytes.count, by: 8) {
            hasher.combine(bytes.eight(from: position).lowercased)
        }
    }
}
