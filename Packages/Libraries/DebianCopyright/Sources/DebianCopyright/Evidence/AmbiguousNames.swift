import DebianSystems

/// Corrects names that people confuse, by the license text that is printed with the name.
enum AmbiguousNames {
    private static let alike: [(names: Set<String>, texts: Set<String>)] = [
        (["MIT", "X11"], ["MIT", "X11"]),
        // The licenses' names without a version.
        (
            ["Artistic-1.0-Perl"],
            ["Artistic-1.0", "Artistic-1.0-Perl", "Artistic-2.0", "ClArtistic"]
        ),
        (["W3C"], ["W3C", "W3C-19980720", "W3C-20150513"]),
    ]

    /// The grants, with the printed text's id in place of such a name. The text must be right after
    /// the name, unless the grant leaves a choice.
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
            // If several texts are printed, each name may be right.
            guard Set(texts.map(\.id)).count == 1 else { return grants }
            return exact(grants, by: texts, of: alike.names)
        }
    }

    /// The grants, with the printed text's id in place of a name that only the list has, if the
    /// name is followed by a colon and the text.
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
        // "License: MIT" means the same license everywhere in a file, with or without a text below.
        for (name, id) in meanings {
            for index in grants.indices where grants[index].form == .words {
                grants[index].license = grants[index].license.replacing(name, with: id)
            }
        }
        return grants
    }

    /// At most this many bytes, such as copyright lines, separate a name from its text.
    private static let reach = 400
}

extension ByteView {
    /// Whether the bytes are a colon, followed only by lines about holders.
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
/// Such a text says no more than its grant, which may be a choice, say "any later version", or name
/// an exception. Counting the text as well would add a license that the file doesn't state: the
/// text of the GPL's version 2 below "version 2 or any later version" is no second license.
struct NamedLicenses {
    /// Ids without a suffix about later versions: `GPL-2.0`.
    private var licenses: Set<Substring> = []
    /// The families of grants without a version. A text of any version belongs to such a grant.
    private var families: Set<Substring> = []
    /// The earliest version of the GNU Free Documentation License that is granted with "any later
    /// version". Manuals print whichever version is new, and that text says no more than the grant.
    private var earliestManual: Substring?

    init(by grants: [Grant]) {
        for grant in grants where grant.scope != .packaging {
            if grant.isUnversioned {
                families.formUnion(grant.license.licenseIDs.lazy.compactMap(\.gnuFamily))
            }
            // If only one license is granted, its text repeats the grant and adds no license.
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

    /// Whether a grant is the reason why the text of the license with this id is printed.
    func contains(_ id: String) -> Bool {
        if licenses.isEmpty, families.isEmpty { return false }
        if licenses.contains(id.stem) { return true }
        if id.isManualLicense, let earliestManual, earliestManual < id.stem { return true }
        return id.gnuFamily.map(families.contains) ?? false
    }
}

extension String {
    fileprivate var isManualLicense: Bool { hasPrefix("GFDL-") }

    /// A GNU license's id without suffixes about later versions and invariant sections; any other
    /// id unchanged.
    fileprivate var stem: Substring {
        let stem = unbounded.utf8
        for remark in ["-no-invariants", "-invariants"]
        where stem.suffix(remark.utf8.count).elementsEqual(remark.utf8) {
            return Substring(stem.dropLast(remark.utf8.count))
        }
        return unbounded
    }
}
