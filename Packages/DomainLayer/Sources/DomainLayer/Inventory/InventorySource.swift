/// Where to read an inventory.
///
/// It is an argument of the driver rather than a part of it, so that containers need none and
/// one driver serves every root.
public enum InventorySource: Hashable, Sendable {
    /// What a driver reads when nobody names a place: this machine, or the samples of a stub.
    case standard
    /// The folder of a Debian system; a stub takes it as the name of a scenario.
    case root(String)
}
