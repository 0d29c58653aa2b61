import DomainLayer
import LicenseViews

/// What the sheet of a package is about, but which package that is: the navigation knows.
struct SheetState: Equatable, Sendable {
    var text = LoadState<SheetText, LicenseDriverError>.idle
    /// Why packages are installed; nil if that isn't known.
    var installation: InstallationGraph?
    /// At which statement it is, and what is in view.
    var position = SheetPosition()
}
