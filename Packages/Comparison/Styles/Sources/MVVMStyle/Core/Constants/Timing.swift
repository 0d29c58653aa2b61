/// How long the app waits.
enum Timing {
    /// The list says that it is loading after this time. Until then the screen stays blank, because
    /// a message that vanishes at once would flicker.
    static let longLoading = Duration.milliseconds(500)
    /// The time between two checks for changes.
    static let refreshInterval = Duration.seconds(1)
}
