/// What is stated about licences: one of them, or several joined by and, or.
///
/// It is the engine's own small tree; combining, simplifying and rendering is for whoever uses it.
/// `and` and `or` hold at least two operands.
public indirect enum StatedLicense: Hashable, Sendable {
    /// A licence of the SPDX list by its current id; `orLater` is a `+` behind an id that has no
    /// "-or-later" of its own; `exception` is the id of an SPDX exception.
    case license(_ id: String, orLater: Bool = false, exception: String? = nil)
    /// Something that the SPDX list lacks.
    case reference(LicenseReference)
    /// All of these apply.
    case and([StatedLicense])
    /// The recipient chooses one of these.
    case or([StatedLicense])
}

extension StatedLicense {
    /// The SPDX ids that references in the tree build upon, each once, ordered as bytes.
    public var underlying: [String] {
        var ids: Set<String> = []
        collectUnderlying(into: &ids)
        return ids.sorted()
    }

    /// Its licences' ids, without exceptions and references, in the order of the tree.
    public var licenseIDs: [String] {
        switch self {
        case .license(let id, _, _): [id]
        case .reference: []
        case .and(let operands), .or(let operands): operands.flatMap(\.licenseIDs)
        }
    }

    private func collectUnderlying(into ids: inout Set<String>) {
        switch self {
        case .license: break
        case .reference(let reference): ids.formUnion(reference.underlying)
        case .and(let operands), .or(let operands):
            for operand in operands { operand.collectUnderlying(into: &ids) }
        }
    }
}
