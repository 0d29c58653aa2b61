/// How far loading the inventory is.
struct LoadingProgress: Equatable, Sendable {
    /// The packages that were read.
    let done: Int
    let total: Int
}
