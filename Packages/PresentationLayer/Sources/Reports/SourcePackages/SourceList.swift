public import DomainLayer
import Wording

/// The source packages of which a system consists, for reports.
public struct SourceList: Sendable {
    public let system: SystemIdentity
    /// Ordered by name, then version.
    public let sources: [InstalledSource]
    /// Whether sources for which no license asks were left out.
    public let isOwedOnly: Bool

    /// - Parameters:
    ///   - inventory: what is installed.
    ///   - isOwedOnly: whether to leave out sources for which no license asks. Those of which that
    ///     isn't known stay.
    public init(_ inventory: LicenseInventory, isOwedOnly: Bool) {
        let all = inventory.installedSources
        system = inventory.system
        sources = isOwedOnly ? all.filter { $0.status != .notOwed } : all
        self.isOwedOnly = isOwedOnly
    }
}

extension SourceList {
    var title: String { "Source packages of \(system.name.isEmpty ? "this system" : system.name)" }

    /// How many there are of each status, in a line.
    var total: String {
        let statuses = SourceStatus.allCases.filter { !isOwedOnly || $0 != .notOwed }
        let counts = statuses.map { status in
            "\(sources.count { $0.status == status }) \(status.label)"
        }
        return sources.count.counting("source package") + ": " + counts.joined(separator: ", ")
    }

    /// A warning to put first; nil if there is none.
    var caution: String? { system.image?.caution }
}

extension InstalledSource {
    /// Why the source is owed or may be, a line for each reason; empty if no license asks.
    var explanations: [String] {
        var lines = reasons.flatMap { reason in
            let packages = reason.packages.joined(separator: ", ")
            let asking = reason.demand.asking.map { $0.label(reason.names) }
            let doubts = reason.demand.doubts.map { $0.label(reason.names) }
            return [("asked for by", asking), ("unknown:", doubts)]
                .filter { !$0.1.isEmpty }
                .map { "\($0) \($1.joined(separator: ", ")), in \(packages)" }
        }
        if packages.isEmpty {
            lines.append("unknown: its own license, as nothing installed was built from it")
        }
        return lines
    }

    /// The packages that have the source built in by this field.
    func packages(by field: BuiltInSource.Field) -> [PackageLicense.ID] {
        builtInto.filter { $0.field == field }.map(\.package)
    }
}
