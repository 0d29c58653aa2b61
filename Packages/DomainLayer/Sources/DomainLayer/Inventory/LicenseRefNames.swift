/// What files call the licenses that the SPDX list lacks: by each `LicenseRef-` id of their
/// expressions but the public domain's the names, ordered as bytes; none for one that no file
/// names.
public typealias LicenseRefNames = [String: [String]]

extension LicenseInventory {
    public var licenseRefs: LicenseRefNames {
        names(in: entries.lazy.map { ($0.expression, $0.names) })
    }
}

extension LicenseListing {
    public var licenseRefs: LicenseRefNames {
        names(in: entries.lazy.map { ($0.expression, $0.names) })
    }
}

extension [IdentifiedFile] {
    public var licenseRefs: LicenseRefNames {
        names(in: lazy.map { ($0.expression, $0.names) })
    }
}

private func names(
    in files: some Sequence<(expression: LicenseExpression?, names: [String: String])>
) -> LicenseRefNames {
    var all: [String: Set<String>] = [:]
    for file in files {
        file.expression?.forEachTerm { term in
            guard term.isReference, term.id != LicenseTerm.publicDomain.id else { return }
            all[term.id, default: []].formUnion(file.names[term.id].map { [$0] } ?? [])
        }
    }
    return all.mapValues { $0.sorted() }
}
