import DomainLayer

/// What the screen is about.
struct NewcomerState: Equatable, Sendable {
    /// How many packages are installed.
    var packages = LoadState<Int, LicenseDriverError>.idle
}
