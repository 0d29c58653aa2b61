/// Corrects the names of licenses that people give to each other's texts: the text that is printed
/// counts.
enum AmbiguousNames {
    private static let alike: [(names: Set<String>, texts: Set<String>)] = [
        (["MIT", "X11"], ["MIT", "X11"]),
        // Their names without a version.
        (
            ["Artistic-1.0-Perl"],
            ["Artistic-1.0", "Artistic-1.0-Perl", "Artistic-2.0", "ClArtistic"]
        ),
        (["W3C"], ["W3C", "W3C-19980720", "W3C-20150513"]),
    ]

    /// The grants, those with such a name having the id of the text that stands behind them: right
    /// behind them, unless they leave a choice.
    ///
    /// - Parameter grants: in the order of the text.
    static func exact(
        _ grants: [Grant], by reading: TextReading, in text: ByteView, of index: LicenseIndex
    ) -> [Grant] {
        guard !grants.isEmpty, !reading.matches.isEmpty else { return grants }
        let texts = reading.matches
            .filter { index.isListed($0.template) && !index.isException($0.template) }
            .map { (id: index.id(of: $0.template), start: $0.bytes.lowerBound) }
        return alike.reduce(named(grants, by: texts, in: text)) { grants, alike in
            let texts = texts.filter { alike.texts.contains($0.id) }
            // Where several texts are printed, each name may well be right.
            guard Set(texts.map(\.id)).count == 1 else { return grants }
            return exact(grants, by: texts, of: alike.names)
        }
    }

    /// The grants, those by a name that only the list has with the id of a text right below a
    /// colon.
    private static func named(
        _ grants: [Grant], by texts: [(id: String, start: Int)], in whole: ByteView
    ) -> [Grant] {
        var texts = texts[...]
        var grants = grants
        for index in grants.indices where grants[index].isListedName {
            let end = grants[index].bytes.upperBound
            texts = texts.drop { $0.start < end }
            guard let text = texts.first else { break }
            guard text.start - end < reach, whole[end..<text.start].isColonAboveText else {
                continue
            }
            grants[index].license = .license(text.id)
        }
        return grants
    }

    private static func exact(
        _ grants: [Grant], by texts: [(id: String, start: Int)], of names: Set<String>
    ) -> [Grant] {
        var texts = texts[...]
        var grants = grants
        var meanings: [String: String] = [:]
        for index in grants.indices {
            let grant = grants[index]
            texts = texts.drop { $0.start < grant.bytes.upperBound }
            guard let text = texts.first else { break }
            guard grant.form == .words,
                let name = grant.license.licenseIDs.first(where: names.contains)
            else { continue }
            let next = index + 1 < grants.count ? grants[index + 1].bytes.lowerBound : text.start
            let isRightAbove =
                next >= text.start && text.start - grant.bytes.upperBound < reach
            guard isRightAbove || grant.license.isChoice else { continue }
            grants[index].license = grant.license.replacing(name, with: text.id)
            if isRightAbove { meanings[name] = text.id }
        }
        // "License: MIT" says the same each time, text below or not.
        for (name, id) in meanings {
            for index in grants.indices where grants[index].form == .words {
                grants[index].license = grants[index].license.replacing(name, with: id)
            }
        }
        return grants
    }

    /// Holders may stand between a name and its text: so many bytes.
    private static let reach = 400
}

extension ByteView {
    /// Whether it is a colon, and nothing stands behind it but lines about holders.
    fileprivate var isColonAboveText: Bool {
        first { !$0.isBlankOrLineFeed } == UInt8(ascii: ":") && isOfHoldersAlone
    }
}

extension StatedLicense {
    fileprivate var isChoice: Bool { if case .or = self { true } else { false } }

    fileprivate func replacing(_ name: String, with id: String) -> StatedLicense {
        mapLicenses { old, orLater, exception in
            .license(old == name ? id : old, orLater: orLater, exception: exception)
        }
    }
}

/// The licenses whose texts a file prints only because its grants name them.
///
/// Such a text says no more than its grant, which may be a choice, or say "any later version", or
/// name an exception. Counted for itself it would add what nobody stated: the text of the GPL's
/// version 2 below "version 2 or any later version" is no second license.
struct NamedLicenses {
    /// Ids without what they say of later versions: `GPL-2.0`.
    private var licenses: Set<Substring> = []
    /// The families of grants that give no version: a text of any version is theirs.
    private var families: Set<Substring> = []
    /// The earliest version of the GNU Free Documentation License that a grant gives with all later
    /// ones: manuals print the text of whichever is new, which says no more than the grant.
    private var earliestManual: Substring?

    init(by grants: [Grant]) {
        for grant in grants where grant.scope != .packaging {
            if grant.isUnversioned {
                families.formUnion(grant.license.licenseIDs.lazy.compactMap(\.gnuFamily))
            }
            // The text of a license that is granted alone states that license once more, no other.
            if case .license(let id, false, nil) = grant.license, !id.hasSuffix("-or-later") {
                continue
            }
            licenses.formUnion(grant.license.licenseIDs.map(\.stem))
            for id in grant.license.licenseIDs where id.isManualLicense {
                guard id.hasSuffix("-or-later") else { continue }
                earliestManual = min(earliestManual ?? id.stem, id.stem)
            }
        }
    }

    /// Whether the text of the license with this id is printed because of a grant.
    func contains(_ id: String) -> Bool {
        if licenses.isEmpty, families.isEmpty { return false }
        if licenses.contains(id.stem) { return true }
        if id.isManualLicense, let earliestManual, earliestManual < id.stem { return true }
        return id.gnuFamily.map(families.contains) ?? false
    }
}

extension String {
    fileprivate var isManualLicense: Bool { hasPrefix("GFDL-") }

    /// A GNU license's id without what it says of later versions and of invariant sections; any
    /// other id as it is.
    fileprivate var stem: Substring {
        let stem = unbounded.utf8
        for remark in ["-no-invariants", "-invariants"]
        where stem.suffix(remark.utf8.count).elementsEqual(remark.utf8) {
            return Substring(stem.dropLast(remark.utf8.count))
        }
        return unbounded
    }
}
