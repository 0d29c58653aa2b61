public import DomainLayer

extension SourceStatus {
    /// The status in a word or two.
    public var label: String {
        switch self {
        case .owed: "owed"
        case .unknown: "unknown"
        case .notOwed: "not owed"
        }
    }
}

extension SourceDemand.Doubt {
    /// What may ask for source, for people.
    ///
    /// - Parameter names: the names of unlisted licenses, by their ids.
    public func label(_ names: [String: String]) -> String {
        switch self {
        case .license(let license): license.label(names)
        case .noLicense: "no license found"
        case .terms(let finding): finding.label
        }
    }

    /// What may ask for source, for programs: an expression, `NOASSERTION` if no license was found,
    /// or the kind of a finding.
    public var code: String {
        switch self {
        case .license(let license): license.description
        case .noLicense: LicenseExpression.noAssertion
        case .terms(let finding): finding.rawValue
        }
    }
}

extension SourcePackage {
    /// Name and version, as far as they are known.
    public var label: String { [name, version].filter { !$0.isEmpty }.joined(separator: " ") }

    /// Why the source can't be named in commands and addresses, in a clause without a period; nil
    /// if it can.
    public func flaw(on system: SystemIdentity) -> String? {
        if system.packageType != .debian { return "apt has no sources of this system" }
        if isWellFormed { return nil }
        return version.isEmpty
            ? "no version is given" : "its name or version breaks Debian's rules"
    }
}

extension BuiltInSource {
    /// The source as the field of dpkg's database names it: `glibc (= 2.36-9)`.
    public var label: String {
        source.version.isEmpty ? source.name : "\(source.name) (= \(source.version))"
    }
}

extension [BuiltInSource] {
    /// What a field names, as dpkg's database has it; empty if it names nothing.
    public func label(of field: BuiltInSource.Field) -> String {
        filter { $0.field == field }.map(\.label).joined(separator: ", ")
    }

    /// What both fields name, a line each, for the label "Built-Using"; empty if nothing was built
    /// in.
    public var lines: [String] {
        [("", BuiltInSource.Field.builtUsing), ("static: ", .staticBuiltUsing)]
            .map { ($0, label(of: $1)) }.filter { !$1.isEmpty }.map { $0 + $1 }
    }
}
