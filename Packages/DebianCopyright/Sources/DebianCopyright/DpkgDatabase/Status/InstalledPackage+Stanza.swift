extension InstalledPackage {
    /// - Returns: nil where the stanza has no name.
    init?(_ stanza: Deb822Stanza) {
        func text(_ field: StaticString) -> String {
            stanza[field].map { String($0.firstLine) } ?? ""
        }
        let name = text("Package")
        guard !name.isEmpty else { return nil }
        let version = text("Version")
        let source = stanza["Source"].map { SourceField($0.firstLine) }
        self.init(
            name: name,
            version: version,
            architecture: text("Architecture"),
            sourceName: source?.name.map(String.init(_:)) ?? name,
            sourceVersion: source?.version.map(String.init(_:)) ?? version,
            section: text("Section"),
            maintainer: text("Maintainer"),
            installedSize: stanza["Installed-Size"]?.firstLine.decimal ?? 0,
            line: stanza.line)
    }
}

/// The value of a `Source` field: `name` or `name (version)` (Debian Policy 5.6.1).
private struct SourceField {
    /// Nil where it is empty.
    let name: ByteView?
    /// Nil where there is none.
    let version: ByteView?

    init(_ value: ByteView) {
        let open = value.position(of: UInt8(ascii: "(")) ?? value.count
        let close = value.position(of: UInt8(ascii: ")"), from: open) ?? value.count
        let name = value[0..<open].trimmed
        let version = value[min(open + 1, close)..<close].trimmed
        self.name = name.isEmpty ? nil : name
        self.version = version.isEmpty ? nil : version
    }
}

extension ByteView {
    /// The number that the bytes are the digits of; nil where they are anything else, or it is
    /// beyond an `Int`.
    fileprivate var decimal: Int? {
        guard !isEmpty, allSatisfy(\.isDigit) else { return nil }
        return Int(String(self))
    }
}
