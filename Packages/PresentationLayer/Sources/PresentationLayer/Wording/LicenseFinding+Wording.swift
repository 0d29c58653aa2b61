public import DomainLayer

extension LicenseFinding.Kind {
    /// What was found in a few words, for a cell of a table.
    public var label: String {
        switch self {
        case .declaredTextMismatch: "name and text differ"
        case .unknownShortName: "unknown short name"
        case .stanzaWithoutLicense: "stanza without licence"
        case .licenseWithoutText: "licence without text"
        case .obsoleteFormatURL: "obsolete format address"
        case .unversionedLicense: "licence without version"
        case .syntaxError: "syntax error"
        case .missingCopyrightFile: "no copyright file"
        case .documentationExcluded: "documentation excluded"
        case .unreadable: "unreadable file"
        case .notUTF8: "not UTF-8"
        }
    }
}

extension LicenseFinding {
    /// What was found in a sentence, without its place; no full stop at its end.
    ///
    /// Names in it are as the file has them: whoever prints it makes control characters visible.
    public var detail: String {
        switch kind {
        case .declaredTextMismatch:
            "the name is \(declared ?? "another"), the text is that of \(text ?? "another licence")"
        case .unknownShortName:
            "\(declared ?? "a name") is no known licence, and the file does not define it"
        case .stanzaWithoutLicense:
            "a Files stanza has no License field"
        case .licenseWithoutText:
            "the text of \(declared ?? "a licence") is neither printed nor pointed at"
        case .obsoleteFormatURL:
            "the Format field has an address from before copyright-format 1.0"
        case .unversionedLicense:
            "\(declared ?? "a GNU licence") is named without its version"
        case .syntaxError:
            "the syntax is broken; what could be read was kept"
        case .missingCopyrightFile:
            "the package has no copyright file"
        case .documentationExcluded:
            "dpkg was told not to install documentation"
        case .unreadable:
            "a file could not be read"
        case .notUTF8:
            "some bytes are no UTF-8"
        }
    }

    /// Where it stands: `/a/path, line 7`, either part alone, or empty where it concerns the whole
    /// of the package's own file.
    public var location: String {
        let parts = [path, line.map { "line \($0)" }]
        return parts.compactMap { $0 }.joined(separator: ", ")
    }
}
