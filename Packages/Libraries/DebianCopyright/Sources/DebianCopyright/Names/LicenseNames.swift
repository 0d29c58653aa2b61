/// The meaning of license names: those of copyright-format 1.0, section 7.1, SPDX ids, GNU names
/// with their versions, and what people write for them.
///
/// Names are compared letter case aside, and a trailing `.0` is insignificant. A name that no rule
/// knows is ``NameMeaning/unknown``: a wrong license costs more than a missing one.
struct LicenseNames: Sendable {
    private let vocabulary: LicenseVocabulary
    private let exceptions: ExceptionNames
    /// What texts call licenses.
    let aliases: NameTree
    /// What the names mean whose meaning follows from no rule.
    private let table: FoldedTable<NameMeaning>

    init(vocabulary: LicenseVocabulary) {
        self.vocabulary = vocabulary
        exceptions = ExceptionNames(vocabulary: vocabulary)
        aliases = NameTree(knowing: vocabulary)
        table = NameTable.meanings(listedIn: vocabulary)
    }

    /// What a name means, with the keywords between `with` and `exception` where it has some.
    ///
    /// A name may hold its exception: `GPL-2+-with-autoconf-exception`.
    func meaning(
        of name: NormalizedName, exception keywords: NormalizedName? = nil
    ) -> NameMeaning {
        if let keywords {
            return exceptions.meaning(of: plainMeaning(of: name), with: keywords)
        }
        let plain = plainMeaning(of: name)
        guard plain == .unknown else { return plain }
        for split in exceptions.splits(of: name) {
            if let both = license(named: split.name, partsUnder: split.keywords) {
                return .definite(both)
            }
            let meaning = exceptions.meaning(of: plainMeaning(of: split.name), with: split.keywords)
            if meaning != .unknown { return meaning }
        }
        if name.saysModified, case .license(let id, _, _) = gnuLicense(atHeadOf: name) {
            return .exceptional(underlying: [id])
        }
        return .unknown
    }

    /// Both licenses of a name such as `LGPL-2.0-only_with_parts_under_MIT`; nil if it is none.
    private func license(
        named name: NormalizedName, partsUnder keywords: NormalizedName
    ) -> StatedLicense? {
        guard let under = ["parts-under-", "some-parts-under-"].first(where: keywords.hasPrefix),
            let other = NormalizedName(
                trimming: keywords.bytes.dropFirst(under.utf8CodeUnitCount)),
            let whole = plainMeaning(of: name).license,
            let parts = plainMeaning(of: other).license
        else { return nil }
        return .and([whole, parts])
    }

    /// The GNU license with a version that a longer name begins with: `GPL-2-moon`; nil if
    /// it begins with none.
    func gnuLicense(atHeadOf name: NormalizedName) -> StatedLicense? {
        for end in name.bytes.indices.reversed() where name.bytes[end] == UInt8(ascii: "-") {
            guard let head = NormalizedName(trimming: name.bytes[..<end]),
                let gnu = GNUName(head), gnu.version != nil
            else { continue }
            return gnu.id.flatMap { vocabulary.license($0) }.map { .license($0) }
        }
        return nil
    }

    /// The method by which a name that is definite or ambiguous means its license.
    func method(of name: NormalizedName) -> DetectionMethod {
        if listed(name) != nil { return .listedID }
        switch table[name.bytes] {
        case .ambiguous(.reference, _): return .publicDomain
        case .ambiguous: return .usualName
        case .definite, .exceptional, .unknown: return .shortName
        case nil: return name.isGNUShortName ? .shortName : .usualName
        }
    }

    /// The SPDX list's spelling of an exception's id, given in any letter case.
    func listedException(_ id: String) -> String? {
        ByteView.withBytes(of: Array(id.utf8)) { listedException($0) }
    }

    /// The SPDX list's spelling of an exception's id; nil if the name is none.
    func listedException(_ name: ByteView) -> String? { vocabulary.exception(name) }

    /// The SPDX id of an exception by the keywords between `with` and `exception`; nil if they
    /// name none of the list.
    func exception(named keywords: NormalizedName) -> String? {
        exceptions.exception(keywords)
    }

    private func plainMeaning(of name: NormalizedName) -> NameMeaning {
        if let meaning = table[name.bytes] { return meaning }
        if let name = GNUName(name), let id = name.id, vocabulary.license(id) != nil {
            return .definite(.license(id), isUnversioned: name.version == nil)
        }
        if let id = listed(name) { return .definite(.license(id)) }
        if name.bytes.last == UInt8(ascii: "+"),
            let older = NormalizedName(trimming: name.bytes.dropLast())
        {
            if case .ambiguous(.license(let id, _, _), _)? = table[older.bytes] {
                return .ambiguous(.license(id, orLater: true))
            }
            if let id = listed(older) { return .definite(.license(id, orLater: true)) }
        }
        // One file may hold several dedications: public-domain-md5, sqlite-public-domain.
        if name.hasPrefix("public-domain-") || name.hasSuffix("-public-domain") {
            return .ambiguous(.reference(.publicDomain))
        }
        guard let license = aliases.license(named: name),
            license.licenseIDs.allSatisfy({ vocabulary.license($0) != nil })
        else { return .unknown }
        return .ambiguous(license)
    }

    /// The id of the list, whether the name or the list has the trailing `.0`.
    private func listed(_ name: NormalizedName) -> String? {
        if let id = vocabulary.license(name.bytes) { return id }
        if name.hasSuffix(".0") { return vocabulary.license(Array(name.bytes.dropLast(2))) }
        guard let last = name.bytes.last, last.isDigit else { return nil }
        return vocabulary.license(name.appending(".0"))
    }
}

extension NormalizedName {
    /// Whether it says that its license has other terms than the one that it names:
    /// `GPL-2-modified`.
    fileprivate var saysModified: Bool { hasSuffix("-modified") }

    /// Whether its spelling is that of copyright-format 1.0, section 7.1.1: `GPL-2+`,
    /// `GFDL-NIV-1.3`.
    fileprivate var isGNUShortName: Bool {
        for family in ["gpl", "lgpl", "agpl", "gfdl-niv", "gfdl"] as [StaticString]
        where hasPrefix(family) {
            let rest = bytes.dropFirst(family.utf8CodeUnitCount)
            return rest.isEmpty || rest.first == UInt8(ascii: "+")
                || rest.first == UInt8(ascii: "-") && rest.dropFirst().first?.isDigit == true
        }
        return false
    }
}

/// What a license's name means by itself, before anybody has looked at a text.
enum NameMeaning: Hashable, Sendable {
    /// The name is defined by copyright-format 1.0 or the SPDX list: no text changes it.
    /// `isUnversioned` marks a GNU license without its version.
    case definite(StatedLicense, isUnversioned: Bool = false)
    /// The name usually means this license, but people put it over other texts, too, so the text
    /// that is printed comes first. A name made of two, such as `MIT/X11`, may mean the other one
    /// as well.
    case ambiguous(StatedLicense, or: StatedLicense? = nil)
    /// A license under an exception for which there is no id; these are the license's ids.
    case exceptional(underlying: [String])
    /// Only the file in which the name stands can say what it means.
    case unknown

    /// The license that the name means, definite or ambiguous; nil if it means none by itself.
    var license: StatedLicense? {
        switch self {
        case .definite(let license, _), .ambiguous(let license, _): license
        case .exceptional, .unknown: nil
        }
    }
}
