import DomainLayer

extension PackageKind {
    /// The word of CycloneDX 1.6 (`component.type`).
    var cycloneDX: String {
        switch self {
        case .application, .library, .firmware, .data: rawValue
        case .documentation: "data"
        }
    }

    /// The word of SPDX 2.3 (section 7.24).
    var spdx: String {
        switch self {
        case .application: "APPLICATION"
        case .library: "LIBRARY"
        case .firmware: "FIRMWARE"
        case .data, .documentation: "OTHER"
        }
    }

    /// The word of SPDX 3.0.1 (`SoftwarePurpose`).
    var spdx3: String { rawValue }
}
