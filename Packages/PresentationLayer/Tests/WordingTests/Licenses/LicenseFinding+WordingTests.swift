import DomainLayer
import Testing
import Wording

struct LicenseFindingWordingTests {
    @Test(arguments: [
        (
            LicenseFinding(.declaredTextMismatch, declared: "GPL-3", text: "ISC"),
            "name and text differ", "the name is GPL-3, the text is that of ISC"
        ),
        (
            LicenseFinding(.unknownShortName, declared: "Quay"),
            "unknown short name", "Quay is not a known license, and the file does not define it"
        ),
        (
            LicenseFinding(.incompleteText, declared: "ISC"),
            "incomplete text", "the text of ISC lacks its disclaimer"
        ),
        (
            LicenseFinding(.stanzaWithoutLicense),
            "stanza without license", "a Files stanza has no License field"
        ),
        (
            LicenseFinding(.licenseWithoutText, declared: "ISC"),
            "license without text", "the text of ISC is neither printed nor pointed at"
        ),
        (
            LicenseFinding(.obsoleteFormatURL),
            "obsolete format address",
            "the Format field has an address from before copyright-format 1.0"
        ),
        (
            LicenseFinding(.unversionedLicense, declared: "GPL"),
            "license without version", "GPL is named without its version"
        ),
        (
            LicenseFinding(.syntaxError),
            "syntax error", "the syntax is broken; what could be read was kept"
        ),
        (
            LicenseFinding(.unfinishedInstallation, declared: "half-configured"),
            "unfinished installation", "dpkg left the package half-configured"
        ),
        (
            LicenseFinding(.missingCopyrightFile),
            "no copyright file", "the package has no copyright file"
        ),
        (
            LicenseFinding(.documentationExcluded),
            "documentation excluded", "dpkg is configured not to install documentation"
        ),
        (
            LicenseFinding(.changedDuringReading), "changed during reading",
            "packages came, went or changed while the system was read; read it again"
        ),
        (
            LicenseFinding(.unreadDatabase), "unread database",
            "the packages of a second package manager are not listed"
        ),
        (LicenseFinding(.unreadable), "unreadable file", "a file could not be read"),
        (
            LicenseFinding(.unreadable, text: "Input/output error"),
            "unreadable file", "a file could not be read: Input/output error"
        ),
        (LicenseFinding(.notUTF8), "not UTF-8", "some bytes are not UTF-8"),
    ])
    func `a finding has a label and a sentence`(
        finding: LicenseFinding, label: String, detail: String
    ) {
        #expect(finding.kind.label == label)
        #expect(finding.detail == detail)
    }

    @Test(arguments: [
        (LicenseFinding(.syntaxError), ""),
        (LicenseFinding(.syntaxError, line: 7), "line 7"),
        (LicenseFinding(.syntaxError, path: "/a/status"), "/a/status"),
        (LicenseFinding(.syntaxError, line: 7, path: "/a/status"), "/a/status, line 7"),
    ])
    func `a finding says where it stands`(finding: LicenseFinding, location: String) {
        #expect(finding.location == location)
    }
}
