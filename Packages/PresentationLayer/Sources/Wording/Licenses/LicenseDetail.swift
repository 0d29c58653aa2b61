public import DomainLayer

/// All that is known of one package.
public struct LicenseDetail: Equatable, Sendable {
    public var entry: PackageLicense
    /// Nil if it was removed from the image.
    public var installReason: InstallReason?
    /// What the layers of an image did to it, the last of which may have removed it; nil if nobody
    /// asked.
    public var layers: LayerHistory?
    /// The copyright text; idle if nobody asked for it.
    public var text: LoadState<License, LicenseDriverError>
    /// The lines of the text that nothing explains; idle if nobody asked for them, or there are
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

    /// How the image lost the package; nil if it has it.
    public var removal: LayerChange? { layers?.removal(of: entry.id) }
}
