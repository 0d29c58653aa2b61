import DomainLayer

/// How complete the dependencies of a package are, in the words of CycloneDX 1.6 (`aggregate`).
enum Completeness: String, CaseIterable {
    /// The document has all that the package needs.
    case complete
    /// The document lacks something that the package needs.
    case incomplete
    case unknown

    /// The word of SPDX 3.0.1 (`RelationshipCompleteness`).
    var spdx3: String { self == .unknown ? "noAssertion" : rawValue }
}

extension BillOfMaterials {
    /// How complete the dependencies of a package are. That is unknown if something of the system
    /// could not be read.
    func completeness(of entry: PackageLicense) -> Completeness {
        switch installation.hasUnmetDependency(entry.id) {
        case true?: .incomplete
        case false? where !inventory.isIncomplete: .complete
        default: .unknown
        }
    }
}
