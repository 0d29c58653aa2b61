/// How far the inventory is loaded.
struct LoadingProgress: Equatable, Sendable {
    /// How many packages were read.
    let done: Int
    let total: Int
}
