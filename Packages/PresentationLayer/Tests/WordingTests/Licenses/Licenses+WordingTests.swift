import DomainLayer
import Testing
import Wording

struct LicenseCategoryWordingTests {
    @Test func `each category has a name`() {
        #expect(
            LicenseCategory.allCases.map(\.label) == [
                "public domain", "permissive", "font", "documentation", "weak copyleft",
                "strong copyleft", "network copyleft", "restricted", "unknown",
            ])
    }
}

struct EvidenceKindWordingTests {
    @Test func `each basis has a word and says what it means`() {
        #expect(
            StatementBasis.allCases.map { "\($0.label): \($0.detail)" } == [
                "declared: a License field names it",
                "text: the license's own text is printed",
                "grant: the file grants it in words",
                "pointer: only a path under common-licenses or an address points at it",
                "none: nothing was found",
            ])
    }
}

struct DetectionMethodWordingTests {
    @Test func `each rule has a code and says what a statement rests on`() {
        #expect(
            DetectionMethod.allCases.map { "\($0.rawValue): \($0.detail)" } == [
                "short-name: a short name of copyright-format 1.0",
                "listed-id: an identifier of the SPDX license list",
                "identifier-line: an SPDX-License-Identifier line",
                "license-text: the license's own text, compared word for word",
                "usual-name: a name that many use and no standard defines",
                "grant: a grant that names the license",
                "perl-terms: the same terms as Perl, which has two licenses",
                "public-domain: words that give the work to the public domain",
                "common-license: the name of a file under /usr/share/common-licenses",
                "unlisted-exception: a license with an exception that the SPDX list lacks",
                "unlisted-text: a text that is not on the SPDX list",
                "unlisted-name: a name that only this file knows, over no text",
            ])
    }
}

struct CopyrightFileFormatWordingTests {
    @Test func `each format has a name`() {
        #expect(CopyrightFileFormat.allCases.map(\.label) == ["machine-readable", "prose"])
    }
}

struct LicenseReasonWordingTests {
    private static let path = "/usr/share/doc/quay/copyright"

    @Test(
        arguments: [
            (
                .missingFile(path: path),
                "missing-file", "no copyright file",
                "there is no file /usr/share/doc/quay/copyright"
            ),
            (
                .danglingLink(path: path),
                "dangling-link", "dangling link",
                "/usr/share/doc/quay/copyright is a link to something that is not there"
            ),
            (
                .documentationExcluded(path: path),
                "documentation-excluded", "documentation excluded",
                "dpkg was told not to install /usr/share/doc/quay/copyright"
            ),
            (
                .linkLoop(path: path),
                "link-loop", "link loop",
                "the links on /usr/share/doc/quay/copyright lead in a circle, or are too many to follow"
            ),
            (
                .notRegularFile(path: path),
                "not-a-regular-file", "not a regular file",
                "/usr/share/doc/quay/copyright is not a regular file, so it was not opened"
            ),
            (
                .tooLarge(path: path, size: 12, limit: 10),
                "too-large", "file too large",
                "/usr/share/doc/quay/copyright has 12 bytes, more than the limit of 10"
            ),
            (
                .unreadable(path: path, message: "Permission denied"),
                "unreadable", "file unreadable",
                "/usr/share/doc/quay/copyright could not be read: Permission denied"
            ),
            (
                .incompleteStatus(field: "Version", line: 7),
                "incomplete-status", "incomplete status",
                "the stanza at line 7 of dpkg's status lacks the field Version"
            ),
            (
                .answeredBySibling(package: "quay-data:all", path: path),
                "answered-by-sibling", "answered by sibling",
                "taken from /usr/share/doc/quay/copyright of quay-data:all, which has the same source"
                    + " and version"
            ),
            (
                .noStatement,
                "no-statement", "no license stated",
                "the copyright file states no license that is recognized"
            ),
        ] as [(LicenseReason, String, String, String)])
    func `a reason has a code, a label and a sentence`(
        reason: LicenseReason, code: String, label: String, detail: String
    ) {
        #expect(reason.code == code)
        #expect(reason.label == label)
        #expect(reason.detail == detail)
    }
}

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
            "documentation excluded", "dpkg was told not to install documentation"
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

struct InputSourceTests {
    @Test(arguments: [
        (InputSource.standardInput, "standard input"),
        (.path("./-"), "./-"),
    ])
    func `a source has a title`(source: InputSource, label: String) {
        #expect(source.label == label)
    }

    @Test(arguments: [
        (InputSource.standardInput, "-"),
        (.path("COPYING"), "COPYING"),
        (.path("./-"), "./-"),
    ])
    func `a source has the name that a command line gives it`(
        source: InputSource, name: String
    ) {
        #expect(source.name == name)
    }
}
