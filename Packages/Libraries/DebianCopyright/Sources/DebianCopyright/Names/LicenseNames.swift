import DebianSystems

/// The meanings of license names: the short names of copyright-format 1.0, section 7.1, SPDX ids,
/// GNU names with their versions, and other names that people use.
///
/// Letter case and a trailing `.0` are insignificant. A name that no rule knows is
/// ``NameMeaning/unknown``, because a wrong license costs more than a missing one.
struct LicenseNames: Sendable {
    private let vocabulary: LicenseVocabulary
    private let exceptions: ExceptionNames
    /// The names of licenses in running text.
    let aliases: NameTree
    /// The meanings of names that no rule covers.
    private let table: FoldedTable<NameMeaning>

    init(vocabulary: LicenseVocabulary) {
        self.vocabulary = vocabulary
        exceptions = ExceptionNames(vocabulary: vocabulary)
        aliases = NameTree(knowing: vocabulary)
        table = NameTable.meanings(listedIn: vocabulary)
    }

    /// The meaning of a name, with the keywords between `with` and `exception` if there are any.
    ///
    /// A name may also contain its exception: `GPL-2+-with-autoconf-exception`.
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

    /// Both licenses of a name such as `LGPL-2.0-only_with_parts_under_MIT`; nil for any other
    /// name.
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

    /// The GNU license and version at the beginning of a longer name: `GPL-2-moon`; nil if there is
    /// none.
    func gnuLicense(atHeadOf name: NormalizedName) -> StatedLicense? {
        for end in name.bytes.indices.reversed() where name.bytes[end] == UInt8(ascii: "-") {
            guard let head = NormalizedName(trimming: name.bytes[..<end]),
                let gnu = GNUName(head), gnu.version != nil
            else { continue }
            return gnu.id.flatMap { vocabulary.license($0) }.map { .license($0) }
        }
        return nil
    }

    /// The detection method of a definite or ambiguous name.
    func method(of name: NormalizedName) -> DetectionMethod {
        if listed(name) != nil { return .listedID }
        switch table[name.bytes] {
        case .ambiguous(.reference, _): return .publicDomain
        case .ambiguous: return .usualName
        case .definite, .exceptional, .unknown: return .shortName
        case nil: return name.isGNUShortName ? .shortName : .usualName
        }
    }

    /// The SPDX list's spelling of an exception's id in any letter case; nil if the list lacks it.
    func listedException(_ id: String) -> String? {
        ByteView.withBytes(of: Array(id.utf8)) { listedException($0) }
    }

    /// The SPDX list's spelling of an exception's id; nil if the list lacks it.
    func listedException(_ name: ByteView) -> String? { vocabulary.exception(name) }

    /// The SPDX id of an exception by the keywords between `with` and `exception`; nil if the list
    /// lacks it.
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
        // A file may have several dedications: public-domain-md5, sqlite-public-domain.
        if name.hasPrefix("public-domain-") || name.hasSuffix("-public-domain") {
            return .ambiguous(.reference(.publicDomain))
        }
        guard let license = aliases.license(named: name),
            license.licenseIDs.allSatisfy({ vocabulary.license($0) != nil })
        else { return .unknown }
        return .ambiguous(license)
    }

    /// The id on the list, whether or not the name or the list has a trailing `.0`.
    private func listed(_ name: NormalizedName) -> String? {
        if let id = vocabulary.license(name.bytes) { return id }
        if name.hasSuffix(".0") { return vocabulary.license(Array(name.bytes.dropLast(2))) }
        guard let last = name.bytes.last, last.isDigit else { return nil }
        return vocabulary.license(name.appending(".0"))
    }
}

extension NormalizedName {
    /// Whether the name says that the terms differ from those of the named license:
    /// `GPL-2-modified`.
    fileprivate var saysModified: Bool { hasSuffix("-modified") }

    /// Whether the name is spelled as in copyright-format 1.0, section 7.1.1: `GPL-2+`,
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

/// The meaning of a license's name by itself, before any text is considered.
enum NameMeaning: Hashable, Sendable {
    /// The name is defined by copyright-format 1.0 or the SPDX list, so no text changes its
    /// meaning. `isUnversioned` marks a GNU license without its version.
    case definite(StatedLicense, isUnversioned: Bool = false)
    /// The name usually means this license, but people also use it for other texts, so a printed
    /// text takes precedence. A name that combines two, such as `MIT/X11`, may also mean the other.
    case ambiguous(StatedLicense, or: StatedLicense? = nil)
    /// A license under an exception that has no id, with the license's ids.
    case exceptional(underlying: [String])
    /// Only the file that uses the name can define it.
    case unknown

    /// The license of a definite or ambiguous name; nil if the name has no meaning by itself.
    var license: StatedLicense? {
        switch self {
        case .definite(let license, _), .ambiguous(let license, _): license
        case .exceptional, .unknown: nil
        }
    }
}
