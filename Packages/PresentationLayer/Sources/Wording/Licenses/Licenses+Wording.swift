public import DomainLayer

extension LicenseCategory {
    /// The category in a few words.
    public var label: String {
        switch self {
        case .permissive: "permissive"
        case .weakCopyleft: "weak copyleft"
        case .strongCopyleft: "strong copyleft"
        case .networkCopyleft: "network copyleft"
        case .publicDomain: "public domain"
        case .documentation: "documentation"
        case .font: "font"
        case .restricted: "restricted"
        case .unknown: "unknown"
        }
    }

    /// The category in one word, for small places.
    public var shortLabel: String {
        switch self {
        case .weakCopyleft: "weak"
        case .strongCopyleft: "strong"
        case .networkCopyleft: "network"
        case .publicDomain: "public"
        case .permissive, .documentation, .font, .restricted, .unknown: label
        }
    }
}

extension PackageLicense {
    /// The package's category in a few words, and whether something else is unknown.
    public var categoryLabel: String {
        isUnknown && category != .unknown ? "\(category.label), something unknown" : category.label
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

extension LicenseExpression {
    /// The expression for people. A license that no list has gets its name before the id: `Quill
    /// (LicenseRef-deb-3e7a51c9…)`.
    ///
    /// - Parameter names: the names of such licenses, by their ids.
    public func label(_ names: [String: String]) -> String {
        if names.isEmpty { return description }
        return text { term in
            names[term.id].map { "\($0) (\(term.id.shortened))" } ?? term.description
        }
    }
}

extension String {
    /// A `LicenseRef-` with the first eight of its hex digits, which is enough for `explain`.
    fileprivate var shortened: String {
        guard hasPrefix("LicenseRef-deb-"), let hyphen = lastIndex(of: "-") else { return self }
        let digits = self[index(after: hyphen)...]
        return digits.count > 8 ? self[...hyphen] + digits.prefix(8) + "…" : self
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

extension CopyrightFileFormat {
    /// The format of the file, in a word or two.
    public var label: String {
        switch self {
        case .machineReadable: "machine-readable"
        case .prose: "prose"
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
            "dpkg was told not to install \(path)"
        case .linkLoop(let path):
            "the links on \(path) lead in a circle, or are too many to follow"
        case .notRegularFile(let path):
            "\(path) is not a regular file, so it was not opened"
        case .tooLarge(let path, let size, let limit):
            "\(path) has \(size) bytes, more than the limit of \(limit)"
        case .unreadable(let path, let message):
            "\(path) could not be read: \(message)"
        case .incompleteStatus(let field, let line):
            "the stanza at line \(line) of dpkg's status lacks the field \(field)"
        case .answeredBySibling(let package, let path):
            "taken from \(path) of \(package), which has the same source and version"
        case .noStatement:
            "the copyright file states no license that is recognized"
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

extension LicenseFinding.Kind {
    /// The finding in a few words, for a cell of a table.
    public var label: String {
        switch self {
        case .declaredTextMismatch: "name and text differ"
        case .incompleteText: "incomplete text"
        case .unknownShortName: "unknown short name"
        case .stanzaWithoutLicense: "stanza without license"
        case .licenseWithoutText: "license without text"
        case .obsoleteFormatURL: "obsolete format address"
        case .unversionedLicense: "license without version"
        case .additionalCondition: "additional condition"
        case .unexplainedTerms: "unexplained terms"
        case .freeLicenseInNonFree: "free license in non-free"
        case .syntaxError: "syntax error"
        case .unfinishedInstallation: "unfinished installation"
        case .missingCopyrightFile: "no copyright file"
        case .documentationExcluded: "documentation excluded"
        case .unreadable: "unreadable file"
        case .notUTF8: "not UTF-8"
        }
    }
}

extension LicenseFinding {
    /// The finding in a sentence, without its place and without a period.
    ///
    /// It quotes names as the file has them, so make control characters visible when you print it.
    public var detail: String {
        switch kind {
        case .declaredTextMismatch:
            "the name is \(declared ?? "another"), the text is that of \(text ?? "another license")"
        case .incompleteText:
            "the text of \(declared ?? "a license") lacks its disclaimer"
        case .unknownShortName:
            "\(declared ?? "a name") is not a known license, and the file does not define it"
        case .stanzaWithoutLicense:
            "a Files stanza has no License field"
        case .licenseWithoutText:
            "the text of \(declared ?? "a license") is neither printed nor pointed at"
        case .obsoleteFormatURL:
            "the Format field has an address from before copyright-format 1.0"
        case .unversionedLicense:
            "\(declared ?? "a GNU license") is named without its version"
        case .additionalCondition:
            "a condition takes away rights that \(declared ?? "the license") gives"
        case .unexplainedTerms:
            "words about rights or conditions that no statement explains"
        case .freeLicenseInNonFree:
            "the package is not part of Debian, but only free licenses were found"
        case .syntaxError:
            "the syntax is broken; what could be read was kept"
        case .unfinishedInstallation:
            "dpkg left the package \(declared ?? "unfinished")"
        case .missingCopyrightFile:
            "the package has no copyright file"
        case .documentationExcluded:
            "dpkg was told not to install documentation"
        case .unreadable:
            "a file could not be read" + (text.map { ": \($0)" } ?? "")
        case .notUTF8:
            "some bytes are not UTF-8"
        }
    }

    /// The place of the finding: `/a/path, line 7`, or either part alone; empty if the finding
    /// concerns all of the package's own file.
    public var location: String {
        let parts = [path, line.map { "line \($0)" }]
        return parts.compactMap { $0 }.joined(separator: ", ")
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

extension LicenseTerm {
    /// The placeholder for the text of ``publicDomain``, an id that covers many different wordings.
    public static let publicDomainText = """
        Stated to be in the public domain. The words that say so are not the same everywhere: they \
        stand in the copyright file of each package.
        """
}

extension MainAnswer {
    /// The expression and the number of other licenses, if any: `Apache-2.0 OR MIT +2`; nil if
    /// nothing was found.
    public var label: String? { expression.map { $0.label(names) + suffix } }

    /// The number of other licenses: ` +2`; empty if there are none.
    public var suffix: String { others == 0 ? "" : " +\(others)" }
}
