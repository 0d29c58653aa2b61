/// An array as a dictionary's key, equal to those that share its storage, as copies do, and not to
/// others with the same elements. All empty arrays are equal.
///
/// Thousands of packages may share one long file: what it says is told by where it lies, since to
/// hash or compare all of it for each of them would take time by packages times length.
public struct ArrayIdentity<Element>: Hashable {
    /// Held, so that its address is not given to another array.
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
