import DomainLayer
import LicenseViews
import Wording

/// The state of a package's sheet. Which package it shows is part of the navigation's state.
struct SheetState: Equatable, Sendable {
    var text = LoadState<SheetText, LicenseDriverError>.idle
    /// The graph that says why packages are installed.
    var installation = LoadState<InstallationGraph, LicenseDriverError>.idle
    /// The selected statement, and what is in view.
    var position = SheetPosition()
}
