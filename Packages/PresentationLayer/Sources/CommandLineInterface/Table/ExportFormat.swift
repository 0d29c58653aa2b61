/// What `export` can write: its operand.
enum ExportFormat: String, CaseIterable {
    /// SPDX 2.3 in JSON.
    case spdx
    /// SPDX 3.0.1 in JSON-LD.
    case spdx3
    /// CycloneDX 1.6 in JSON.
    case cyclonedx
}
