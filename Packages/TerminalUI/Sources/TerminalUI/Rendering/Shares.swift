/// Divides a whole number into pieces by their shares, so that all pieces add up to it.
struct Shares {
    private let whole: Int
    private let count: Int
    private var given = 0

    /// - Parameter count: the sum of all shares.
    init(of whole: Int, among count: Int) {
        self.whole = whole
        self.count = max(1, count)
    }

    /// The next piece.
    mutating func next(_ share: Int) -> Int {
        defer { given += share }
        return whole * (given + share) / count - whole * given / count
    }
}
