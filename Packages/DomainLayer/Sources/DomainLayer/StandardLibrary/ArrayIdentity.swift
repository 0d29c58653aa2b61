/// An array as a dictionary's key, equal to arrays that share its storage, as copies do, and
/// unequal to others even with equal elements. All empty arrays are equal.
///
/// Thousands of packages may share one long file, and hashing or comparing its contents for each of
/// them would take packages times length. So the array's address identifies it.
public struct ArrayIdentity<Element>: Hashable {
    /// Held so that no other array gets its address.
    public let array: [Element]

    public init(_ array: [Element]) {
        self.array = array
    }

    private var address: UnsafePointer<Element>? {
        array.isEmpty ? nil : array.withUnsafeBufferPointer(\.baseAddress)
    }

    public static func == (left: Self, right: Self) -> Bool { left.address == right.address }

    public func hash(into hasher: inout Hasher) { hasher.combine(address) }
}
