/// How far a reading of the inventory is.
struct ReadingProgress: Equatable, Sendable {
    /// The packages that were read.
    let done: Int
    let total: Int
}
