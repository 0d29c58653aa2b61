extension InstalledPackage {
    /// A source package that became part of a package when that was built, in addition to the
    /// source package that it was built from.
    public struct BuiltInSource: Hashable, Sendable {
        /// The field that names a built-in source.
        public enum Field: Sendable {
            /// `Built-Using` (Debian Policy 7.8), which licenses may require.
            case builtUsing
            /// `Static-Built-Using` (deb-control(5)): what was linked statically, or compiled in as
            /// Go and Rust programs do.
            case staticBuiltUsing
        }

        /// The source package's name; never empty.
        public let name: String
        /// The source package's version; empty if the field doesn't say `= version`.
        public let version: String
        public let field: Field

        init(_ name: String, _ version: String, _ field: Field) {
            self.name = name
            self.version = version
            self.field = field
        }
    }
}

extension InstalledPackage.BuiltInSource {
    /// What the fields of a stanza name, each source once per field, in the order of the fields.
    ///
    /// A repeated field, which dpkg refuses, is read too, so that it hides nothing.
    static func all(in stanza: Deb822Stanza) -> [InstalledPackage.BuiltInSource] {
        var sources: [InstalledPackage.BuiltInSource] = []
        var seen: Set<InstalledPackage.BuiltInSource> = []
        for field in stanza.fields {
            guard let name = Field(named: field.name) else { continue }
            for relation in PackageRelation.groups(field.value).joined() {
                let source = InstalledPackage.BuiltInSource(relation, name)
                if seen.insert(source).inserted { sources.append(source) }
            }
        }
        return sources
    }

    private init(_ relation: PackageRelation, _ field: Field) {
        let version = relation.versions.flatMap { $0.comparison == .equal ? $0.version : nil }
        self.init(relation.name, version ?? "", field)
    }
}

extension InstalledPackage.BuiltInSource.Field {
    /// - Returns: nil for any other field.
    fileprivate init?(named name: ByteView) {
        if name.equalsIgnoringCase("Built-Using") {
            self = .builtUsing
        } else if name.equalsIgnoringCase("Static-Built-Using") {
            self = .staticBuiltUsing
        } else {
            return nil
        }
    }
}
