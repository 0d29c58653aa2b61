/// Sizes in rows of the screen.
enum Layout {
    static let legendHeight = 1
    /// What stays in view above a line of the text that was gone to.
    static let contextRows = 3
}
