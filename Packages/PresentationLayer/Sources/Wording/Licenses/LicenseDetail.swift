public import DomainLayer

/// Everything that is known about one package.
public struct LicenseDetail: Equatable, Sendable {
    public var entry: PackageLicense
    /// Nil if an image no longer has the package.
    public var installReason: InstallReason?
    /// What the layers of an image did to the package, the last of which may have removed it; nil
    /// if that wasn't requested.
    public var layers: LayerHistory?
    /// The copyright text; idle unless requested.
    public var text: LoadState<License, LicenseDriverError>
    /// The lines of the text that nothing explains; idle if they weren't requested, or there are
    /// none.
    public var unexplained: LoadState<[TextLine], LicenseDriverError>

    public init(
        entry: PackageLicense, installReason: InstallReason?, layers: LayerHistory? = nil,
        text: LoadState<License, LicenseDriverError> = .idle,
        unexplained: LoadState<[TextLine], LicenseDriverError> = .idle
    ) {
        self.entry = entry
        self.installReason = installReason
        self.layers = layers
        self.text = text
        self.unexplained = unexplained
    }

    /// The change by which the image lost the package; nil if the image has it.
    public var removal: LayerChange? { layers?.removal(of: entry.id) }
}
