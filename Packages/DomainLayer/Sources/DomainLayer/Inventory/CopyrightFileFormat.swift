/// How a copyright file is written.
public enum CopyrightFileFormat: String, Hashable, Sendable, CaseIterable {
    /// Machine-readable: Debian's copyright-format 1.0, once a draft called DEP-5.
    case dep5
    /// Prose.
    case text
}
