/// A statement of licenses: a single one, or several joined by and, or.
///
/// It is a small tree of the engine's own; callers combine, simplify and render it. `and` and `or`
/// have at least two operands.
public indirect enum StatedLicense: Hashable, Sendable {
    /// A license of the SPDX list by its current id. `orLater` adds a `+` to an id without an
    /// "-or-later" of its own; `exception` is the id of an SPDX exception.
    case license(_ id: String, orLater: Bool = false, exception: String? = nil)
    /// A license that the SPDX list lacks.
    case reference(LicenseReference)
    /// All of these apply.
    case and([StatedLicense])
    /// The recipient chooses one of these.
    case or([StatedLicense])
}

extension StatedLicense {
    /// The SPDX ids that references in the tree build on, each once, ordered as bytes.
    public var underlying: [String] {
        var ids: Set<String> = []
        collectUnderlying(into: &ids)
        return ids.sorted()
    }

    /// The ids of the tree's licenses, without exceptions and references, in the order of the tree.
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

extension StatedLicense {
    /// The tree with an exception added to each license that has none.
    func with(exception: String) -> StatedLicense { with { _ in exception } }

    /// The tree with an exception added to each license that has none; `exception` chooses it for
    /// the license's id.
    func with(exception: (_ id: String) -> String) -> StatedLicense {
        mapLicenses { id, orLater, old in
            .license(id, orLater: orLater, exception: old ?? exception(id))
        }
    }

    /// Whether a license of the tree has an exception.
    var hasException: Bool { self != withoutExceptions }

    /// Whether a license of the tree has the exception with this id.
    func has(exception id: String) -> Bool {
        switch self {
        case .license(_, _, let exception): exception == id
        case .reference: false
        case .and(let operands), .or(let operands): operands.contains { $0.has(exception: id) }
        }
    }

    /// The tree without its exceptions.
    var withoutExceptions: StatedLicense {
        mapLicenses { id, orLater, _ in .license(id, orLater: orLater) }
    }
}

extension StatedLicense {
    /// Joins the operands by one connective, in order and without duplicates; a single operand is
    /// returned unchanged.
    ///
    /// - Parameters:
    ///   - operands: the trees to join.
    ///   - make: `StatedLicense.and` or `StatedLicense.or`.
    /// - Returns: nil if there is no operand.
    static func joined(
        _ operands: [StatedLicense], by make: ([StatedLicense]) -> StatedLicense
    ) -> StatedLicense? {
        guard operands.count > 1 else { return operands.first }
        var seen: Set<StatedLicense> = []
        let distinct = operands.filter { seen.insert($0).inserted }
        return distinct.count > 1 ? make(distinct) : distinct.first
    }

    /// The parts that all apply: the operands of an AND, else the tree itself.
    var conjuncts: [StatedLicense] {
        if case .and(let operands) = self { operands } else { [self] }
    }

    /// The parts of which the recipient may choose one: the operands of an OR, else the tree
    /// itself.
    var alternatives: [StatedLicense] {
        if case .or(let operands) = self { operands } else { [self] }
    }
}

extension StatedLicense {
    /// The tree with each license replaced; references stay as they are.
    ///
    /// - Parameter replacement: gives the replacement for the values of a
    ///   ``license(_:orLater:exception:)``.
    func mapLicenses(
        _ replacement: (_ id: String, _ orLater: Bool, _ exception: String?) -> StatedLicense
    ) -> StatedLicense {
        switch self {
        case .license(let id, let orLater, let exception): replacement(id, orLater, exception)
        case .reference: self
        case .and(let operands): .and(operands.map { $0.mapLicenses(replacement) })
        case .or(let operands): .or(operands.map { $0.mapLicenses(replacement) })
        }
    }
}

/// A license that the SPDX list lacks, under an id made for it.
public struct LicenseReference: Hashable, Sendable {
    /// The identity that distinguishes the reference from all others.
    enum Identity: Hashable, Sendable {
        /// A `LicenseRef-` id with one meaning everywhere.
        case id(String)
        /// A name without a text, in lowercase: each source package may use it for another license.
        case name(String)
    }

    let identity: Identity
    /// The ids of the SPDX list that the reference builds on: a license with an exception that the
    /// list lacks is one reference, and the license's id is listed here. Usually empty.
    public let underlying: [String]

    init(_ identity: Identity, underlying: [String] = []) {
        self.identity = identity
        self.underlying = underlying
    }

    public init(id: String, underlying: [String] = []) {
        self.init(.id(id), underlying: underlying)
    }

    /// A license of which only the name is known, in any case.
    public init(name: String) {
        self.init(.name(name.lowercased()))
    }

    /// Whether the license is one of LicenseDB's.
    var isOfLicenseDB: Bool {
        if case .id(let id) = identity { id.hasPrefix("LicenseRef-scancode-") } else { false }
    }

    /// Whether the id has a meaning only within its source package.
    public var isNameAlone: Bool { if case .name = identity { true } else { false } }

    /// The `LicenseRef-` id of the license, in letters, digits, `.` and `-` (SPDX specification
    /// 2.3, annex D).
    ///
    /// For a name alone, the id is `LicenseRef-deb-name-` and the first 24 hex digits of the
    /// SHA-256 of the name, a line feed, and the source package.
    ///
    /// - Parameter source: the name of the source package, or a substitute for it.
    public func id(inSource source: String) -> String {
        switch identity {
        case .id(let id): id
        case .name(let name): "LicenseRef-deb-name-\(ReferenceName.digest(of: [name, source]))"
        }
    }

    /// The reference for all dedications to the public domain, whatever their words.
    public static let publicDomain = LicenseReference(id: publicDomainID)

    static let publicDomainID = "LicenseRef-public-domain"
}
