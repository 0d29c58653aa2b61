public import DomainLayer

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
        case .changedDuringReading: "changed during reading"
        case .unreadDatabase: "unread database"
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
            "dpkg is configured not to install documentation"
        case .changedDuringReading:
            "packages came, went or changed while the system was read; read it again"
        case .unreadDatabase:
            "the packages of a second package manager are not listed"
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
