/// Compares inventories, each of a system or of a saved listing.
public protocol InventoryComparisonUseCase: Sendable {
    /// The progress of the comparison, up to a final state.
    ///
    /// Nothing is compared if a side can't be read. The work stops when the stream's consumer
    /// stops.
    func states(
        for request: InventoryComparisonRequest
    ) -> AsyncStream<LoadState<InventoryDifference, InventoryComparisonError>>
}

/// What to compare.
public struct InventoryComparisonRequest: Hashable, Sendable {
    /// A saved listing, or a system in any form, as
    /// ``InventorySource/root(_:platform:isVerified:)`` has it.
    public var old: InputSource
    public var new: InputSource
    /// Which image to read of a side that has images for several platforms; nil for the only one.
    public var platform: String?
    /// Whether images are verified, as ``InventorySource/root(_:platform:isVerified:)`` has it.
    public var isVerified: Bool
    /// Whether to find out which layer of the new side made each difference.
    public var tellsLayers: Bool
    /// The policy by which to judge what is new; nil for none.
    public var policy: PolicyRequest?

    public init(
        from old: InputSource, to new: InputSource, platform: String? = nil,
        isVerified: Bool = true, tellsLayers: Bool = false, policy: PolicyRequest? = nil
    ) {
        self.old = old
        self.new = new
        self.platform = platform
        self.isVerified = isVerified
        self.tellsLayers = tellsLayers
        self.policy = policy
    }

    /// The system at one of the sides.
    public func source(at side: InputSource) -> InventorySource {
        .root(side, platform: platform, isVerified: isVerified)
    }
}

/// Why inventories could not be compared.
public enum InventoryComparisonError: Error, Hashable, Sendable {
    case file(InventoryFileError)
    case system(LicenseDriverError)
    case policy(PolicyCheckError)
}
