/// Actions of the user alone: navigation waits for no effect.
enum NavigationAction: Equatable, Sendable {
    /// Goes to a later or earlier package. Sent by `SheetView`, for `]` and `[`.
    case step(by: Int)
    /// Closes the sheet. Sent by `SheetView` for `q`, and by `NavigationContainer` for Escape.
    case close
    /// Leaves the app. Sent by `PackagesView`, for `q`.
    case quit
}
