public import DomainLayer

extension InstallReason {
    /// Why the package is there, for a cell below the title "Installed".
    ///
    /// Of a chain the package itself is left out: it stands in the same row.
    public var label: String {
        switch self {
        case .manual: "by hand"
        case .dependency(let chain): "for " + chain.dropLast().joined(separator: " → ")
        case .unknown: "for no known reason"
        }
    }
}
