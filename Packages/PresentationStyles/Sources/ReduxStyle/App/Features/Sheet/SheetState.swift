import DomainLayer
import LicenseViews

/// What the sheet of a package is about, but which package that is: the navigation knows.
struct SheetState: Equatable, Sendable {
    var text = LoadState<SheetText, LicenseDriverError>.idle
    /// Why packages are installed; nil if that isn't known.
    var installation: InstallationGraph?
    /// Which statement was gone to, from 0; nil before the first one.
    var statement: Int?
    /// The line of the text that ``top`` is counted from; nil for the beginning of the sheet.
    var anchor: Int?
    /// The first line in view, counted from the anchor.
    var top = 0
}
