/// Sizes in rows of the screen.
enum Layout {
    static let legendHeight = 1
}
