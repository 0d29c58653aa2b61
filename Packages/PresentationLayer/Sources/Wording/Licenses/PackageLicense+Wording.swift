public import DomainLayer

extension PackageLicense {
    /// The package's category in a few words, and whether something else is unknown.
    public var categoryLabel: String {
        isUnknown && category != .unknown ? "\(category.label), something unknown" : category.label
    }
}

extension PackageLicense {
    /// What is unknown in the package's license: names of texts, findings, or why there is no
    /// license; a few words each, empty if nothing is unknown.
    public var unknownParts: [String] {
        if !isUnknown { return [] }
        let texts = expression?.unknownLicenses(reading: readings) ?? []
        let findings = findings.lazy.map(\.kind).filter(\.leavesTermsUnknown).firstOfEach
        let parts = texts.map { $0.shortLabel(nicknames) } + findings.map(\.label)
        return expression == nil ? [reason?.label ?? "no license found"] + parts : parts
    }
}

extension LicenseConclusion {
    /// The reason and the last day, in a clause without a period; nil if neither is given.
    public var detail: String? {
        let parts = [reason, expires.map { "holds until \($0)" } ?? ""].filter { !$0.isEmpty }
        return parts.isEmpty ? nil : parts.joined(separator: "; ")
    }
}

extension LicenseSummary {
    /// How many packages have something unknown in their licenses, in a few words; nil if none has.
    public var unknownLabel: String? {
        unknown == 0 ? nil : "Something unknown in \(unknown.counting("package"))"
    }
}

extension String {
    /// What packages lack, in words that follow their number.
    ///
    /// - Parameter read: how many of the packages are known by their terms.
    public static func unlisted(reading read: Int) -> String {
        "without a listed license" + (read == 0 ? "" : ", \(read) of them read by their terms")
    }
}

extension StatementBasis {
    /// The basis in one word, as in JSON and for `--basis`.
    public var label: String { rawValue }

    /// What the basis means, in a clause without a period.
    public var detail: String {
        switch self {
        case .declared: "a License field names it"
        case .text: "the license's own text is printed"
        case .grant: "the file grants it in words"
        case .pointer: "only a path under common-licenses or an address points at it"
        case .none: "nothing was found"
        }
    }
}

extension DetectionMethod {
    /// What a statement rests on, in a clause without a period.
    public var detail: String {
        switch self {
        case .shortName: "a short name of copyright-format 1.0"
        case .listedID: "an identifier of the SPDX license list"
        case .identifierLine: "an SPDX-License-Identifier line"
        case .licenseText: "the license's own text, compared word for word"
        case .usualName: "a name that many use and no standard defines"
        case .grant: "a grant that names the license"
        case .perlTerms: "the same terms as Perl, which has two licenses"
        case .publicDomain: "words that give the work to the public domain"
        case .commonLicense: "the name of a file under /usr/share/common-licenses"
        case .unlistedException: "a license with an exception that the SPDX list lacks"
        case .unlistedText: "a text that is not on the SPDX list"
        case .unlistedName: "a name that only this file knows, over no text"
        }
    }
}

extension LicenseStatement {
    /// What the statement rests on, and by which rule its words are a grant, in a clause without a
    /// period; nil if nothing is stated.
    public var methodDetail: String? {
        guard let method else { return nil }
        return method.detail + (grantRule.map { " (rule \($0.rawValue))" } ?? "")
    }
}

extension GrantRule {
    /// What makes the words a grant, in a clause without a period.
    public var detail: String {
        switch self {
        case .nearestWord: "a word before the name, as in \"distributed under the GPL\""
        case .wordBehind: "a word behind the name, as in \"the GPL, version 2, applies\""
        case .label: "a label with a colon, as in \"License: the GPL, version 2\""
        case .title: "a label without a colon, as in \"License GPL-2+\""
        case .labeledAddress: "a label before an address"
        case .listLine: "a line about a part, as in \"lib/sort.c: GPL-2+\""
        case .key: "a line that explains an abbreviation of the file"
        case .signature: "a name after a holder, as in \"Copyright 2001 N. N. GPL.\""
        case .lineBelowHolder: "a line with only a name, below a holder"
        case .referral: "a heading that refers to a file under /usr/share/common-licenses"
        case .explanation: "a name that explains terms, as in \"(i.e. the GPL, version 2)\""
        case .alternative: "a further choice, as in \"Alternatively, the MIT license\""
        case .alone: "a paragraph with nothing but a name"
        case .notice: "the notice that the license asks for"
        }
    }
}

extension CopyrightFileFormat {
    /// The format of the file, in a word or two.
    public var label: String {
        switch self {
        case .machineReadable: "machine-readable"
        case .prose: "prose"
        case .database: "package database"
        }
    }
}

extension LicenseReason {
    /// The reason for programs: the `code` of the JSON listing.
    public var code: String { kind.rawValue }

    /// The reason in a few words, for a cell of a table.
    public var label: String { kind.label }

    /// The reason in a sentence without a period, with its path, field or limit.
    ///
    /// It quotes names as the system has them, so make control characters visible when you print
    /// it.
    public var detail: String {
        switch self {
        case .missingFile(let path):
            "there is no file \(path)"
        case .danglingLink(let path):
            "\(path) is a link to something that is not there"
        case .documentationExcluded(let path):
            "dpkg is configured not to install \(path)"
        case .linkLoop(let path):
            "the links on \(path) lead in a circle, or are too many to follow"
        case .notRegularFile(let path):
            "\(path) is not a regular file, so it was not opened"
        case .tooLarge(let path, let size, let limit):
            "\(path) has \(size) bytes, more than the limit of \(limit)"
        case .unreadable(let path, let message):
            "\(path) could not be read: \(message)"
        case .incompleteStatus(let field, let line):
            "the stanza at line \(line) of the database lacks the field \(field)"
        case .answeredBySibling(let package, let path):
            "taken from \(path) of \(package), which has the same source and version"
        case .noStatement:
            "no recognized license is stated"
        case .listed(let kind, let path):
            kind.isFailure ? "\(path) could not be read: \(kind.rawValue)" : kind.label
        }
    }
}

extension LicenseReason.Kind {
    /// The reason in a few words, for a cell of a table.
    public var label: String {
        switch self {
        case .missingFile: "no copyright file"
        case .danglingLink: "dangling link"
        case .documentationExcluded: "documentation excluded"
        case .linkLoop: "link loop"
        case .notRegularFile: "not a regular file"
        case .tooLarge: "file too large"
        case .unreadable: "file unreadable"
        case .incompleteStatus: "incomplete status"
        case .answeredBySibling: "answered by sibling"
        case .noStatement: "no license stated"
        }
    }
}

extension InstallReason {
    /// Why the package is installed, for a cell with the title "Installed".
    ///
    /// A chain leaves out the package itself, which is named in the row.
    public var label: String {
        switch self {
        case .essential: "essential"
        case .manual: "manually"
        case .dependency(let chain, let omitted):
            "for " + Self.path(chain.dropLast(), omitted).joined(separator: " → ")
        case .priority(let priority): "with the base system (\(priority))"
        case .unknown: "for no known reason"
        }
    }

    private static func path(_ others: [PackageLicense.ID], _ omitted: Int) -> [String] {
        if omitted == 0 { return others }
        return others.prefix(chainEnd) + ["… \(omitted.grouped) more …"]
            + others.dropFirst(chainEnd)
    }
}
