/// A license's name in a text, the version given with it, and what the two state.
struct Mention {
    /// The thing that the words name.
    let meaning: Meaning
    /// All words of the mention, including the version.
    var words: Range<Int>
    /// The words of the name alone, or of the formula that was found in its place.
    let name: Range<Int>
    /// Whether the name means the license only right after a granting word.
    var isShort: Bool
    /// The license that the mention states, with its exception; nil if there is no id for it.
    var license: StatedLicense?
    /// Whether the mention names a GNU license without a version.
    var isUnversioned: Bool
    /// Whether the mention is an address, which by itself only points to the license.
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

    /// A mention of the same words with another meaning.
    func meaning(_ other: Meaning, by names: NameTree) -> Mention {
        Mention(other, words: words, name: name, isShort: isShort, by: names)
    }

    enum Meaning {
        /// A license in a row of the names table, with the versions that the words give.
        case family(row: Int, VersionClause)
        /// A license by its id, if the names table has no row for it.
        case listed(String)
        /// A license whose name alone has no id, or a version that no list has.
        case unlisted(row: Int)
        /// An exception by its id; nil if the SPDX list has no general exception of this name.
        case exception(String?)
        /// The public domain, and the id of the license that dedicates the work, if one is named.
        case publicDomain(by: String? = nil)
        /// The terms of Perl.
        case perlTerms
        /// A license identified by the notice that it asks for. Such a notice is a grant by itself.
        case notice(String)
        /// The only word after `License:`, which may be an id.
        case labeled(String)
        /// An `SPDX-License-Identifier` line; nil if the line has no valid expression.
        case identifier(StatedLicense?)
    }

    /// Whether the license is given as written, to be looked up in the SPDX list later. Such a
    /// mention is a statement by itself.
    var isVerbatim: Bool {
        switch meaning {
        case .labeled, .identifier: true
        case .family, .listed, .unlisted, .exception, .publicDomain, .perlTerms, .notice: false
        }
    }

    /// The row of the names table, for a license that has an id.
    var row: Int? {
        if case .family(let row, _) = meaning { row } else { nil }
    }
}

extension Mention {
    /// The first part of the ids of all licenses that the name may mean; nil if it isn't a
    /// license's name.
    func family(by names: NameTree) -> String? {
        switch meaning {
        // A version that the list lacks can't mean any version on the list.
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
    /// The license that the name states with these versions; nil if the list lacks any of the
    /// versions.
    fileprivate func license(_ clause: VersionClause) -> StatedLicense? {
        // A license with only one version keeps its id, whatever number the text gives.
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
    /// The id with the suffix about invariant sections, which the SPDX list puts before `only` or
    /// `or-later`.
    fileprivate func applied(to id: String) -> String {
        guard self != .unstated, let tail = ["or-later", "only"].first(where: id.hasSuffix) else {
            return id
        }
        return id.dropLast(tail.count) + rawValue + tail
    }
}
