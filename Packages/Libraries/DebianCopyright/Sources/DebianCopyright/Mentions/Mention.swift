/// A license's name in a text, with the version that stands with it, and what both state.
struct Mention {
    /// What it names.
    let meaning: Meaning
    /// Its words, version included.
    var words: Range<Int>
    /// The words of the name alone: for what is no name those by which it was found.
    let name: Range<Int>
    /// Whether it means the license only right behind a word of granting.
    var isShort: Bool
    /// What it states, its exception included; nil for what has no id.
    var license: StatedLicense?
    /// Whether it names a GNU license without a version.
    var isUnversioned: Bool
    /// Whether it is an address, which by itself only points at the license.
    var isAddress = false

    init(
        _ meaning: Meaning, words: Range<Int>, name: Range<Int>, isShort: Bool = false,
        by names: NameTree
    ) {
        self.meaning = meaning
        self.words = words
        self.name = name
        self.isShort = isShort
        license = meaning.license(by: names)
        isUnversioned = meaning.isUnversioned(by: names)
    }

    /// The same words with another meaning.
    func meaning(_ other: Meaning, by names: NameTree) -> Mention {
        Mention(other, words: words, name: name, isShort: isShort, by: names)
    }

    enum Meaning {
        /// A license of a row of the names table, with the versions that the words give.
        case family(row: Int, VersionClause)
        /// A license by its id, for which the names table has no line.
        case listed(String)
        /// A license without an id by its name alone, or a version that no list has.
        case unlisted(row: Int)
        /// An exception by its id; nil if the SPDX list has no general one.
        case exception(String?)
        /// The public domain, and the id of the license that puts something there, if one is named.
        case publicDomain(by: String? = nil)
        /// The terms of Perl.
        case perlTerms
        /// A license by the notice that it asks for, which is a grant as it stands.
        case notice(String)
        /// The only word behind `License:`, which may be an id.
        case labeled(String)
        /// An `SPDX-License-Identifier` line; nil if its expression is none.
        case identifier(StatedLicense?)
    }

    /// Whether it is given as written, for whoever knows the SPDX list to look at. Such a mention
    /// is a statement by itself.
    var isVerbatim: Bool {
        switch meaning {
        case .labeled, .identifier: true
        case .family, .listed, .unlisted, .exception, .publicDomain, .perlTerms, .notice: false
        }
    }

    /// The row of the names table, for licenses that have an id.
    var row: Int? {
        if case .family(let row, _) = meaning { row } else { nil }
    }
}

extension Mention {
    /// What ids of the licenses begin with that the name may mean; nil for what is no license's
    /// name.
    func family(by names: NameTree) -> String? {
        switch meaning {
        // A version that the list lacks stands for none that it has.
        case .family(let row, let clause): clause.terms.isEmpty ? names.family(row)?.stem : nil
        case .unlisted(let row):
            if case .unlisted(let file?) = names.rows[row].meaning {
                String(file.licenseFamily)
            } else {
                nil
            }
        default: nil
        }
    }
}

extension Mention.Meaning {
    fileprivate func license(by names: NameTree) -> StatedLicense? {
        switch self {
        case .publicDomain(let id): id.map { .license($0) } ?? .reference(.publicDomain)
        case .perlTerms: .or([.license("Artistic-1.0-Perl"), .license("GPL-1.0-or-later")])
        case .notice(let id), .listed(let id): .license(id)
        case .labeled(let id): .license(id)
        case .identifier(let expression): expression
        case .unlisted, .exception: nil
        case .family(let row, let clause): names.family(row)?.license(clause)
        }
    }

    fileprivate func isUnversioned(by names: NameTree) -> Bool {
        guard case .family(let row, let clause) = self, clause.terms.isEmpty else { return false }
        return names.family(row)?.isGNU == true
    }
}

extension VersionedLicense {
    /// What its name with these versions states; nil if the list has none of them.
    fileprivate func license(_ clause: VersionClause) -> StatedLicense? {
        // A license with one version keeps its id whatever number stands with it.
        guard !clause.terms.isEmpty, !versions.isEmpty else {
            return unversioned.map {
                .license(clause.coverTexts.applied(to: $0), exception: exception)
            }
        }
        if let port = clause.port {
            return port.code.flatMap { id(of: clause.terms[0].version, portedTo: $0) }
                .map { .license($0) }
        }
        let licenses = clause.terms.compactMap { term in
            id(of: term.version, orLater: term.isOrLater).map {
                StatedLicense.license(
                    clause.coverTexts.applied(to: $0), orLater: term.isOrLater && !isGNU)
            }
        }
        // Half of "version 2 or 5" would be a guess.
        guard licenses.count == clause.terms.count else { return nil }
        let others = clause.proxy.map { [StatedLicense.reference(LicenseReference(.name($0)))] }
        return .joined(licenses + (others ?? []), by: StatedLicense.or)
    }
}

extension VersionClause.CoverTexts {
    /// The id with the marks that the SPDX list puts before `only` or `or-later`.
    fileprivate func applied(to id: String) -> String {
        guard self != .unstated, let tail = ["or-later", "only"].first(where: id.hasSuffix) else {
            return id
        }
        return id.dropLast(tail.count) + rawValue + tail
    }
}
