/// How long is waited for what.
enum Timing {
    /// After this the list says that it is loading; before, a blank screen is less of a flicker.
    static let longLoading = Duration.milliseconds(500)
    /// Between two looks for changes of what is installed.
    static let refreshInterval = Duration.seconds(1)
}
