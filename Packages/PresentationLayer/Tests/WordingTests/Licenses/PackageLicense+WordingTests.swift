import DomainLayer
import Testing
import Wording

struct StatementBasisWordingTests {
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

struct LicenseStatementWordingTests {
    @Test func `a statement says what it rests on, a grant by which rule`() {
        var statement = LicenseStatement(expression: nil, lines: 1...1, basis: .grant)
        #expect(statement.methodDetail == nil)
        statement.method = .grant
        #expect(statement.methodDetail == "a grant that names the license")
        statement.grantRule = .listLine
        #expect(statement.methodDetail == "a grant that names the license (rule list-line)")
    }
}

struct CopyrightFileFormatWordingTests {
    @Test func `each format has a name`() {
        #expect(
            CopyrightFileFormat.allCases.map(\.label)
                == ["machine-readable", "prose", "package database"])
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
                "dpkg is configured not to install /usr/share/doc/quay/copyright"
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
                "the stanza at line 7 of the database lacks the field Version"
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
                "no recognized license is stated"
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

struct PackageLicenseWordingTests {
    private func parts(_ expression: String?, _ findings: [LicenseFinding] = []) throws -> [String]
    {
        PackageLicense(
            name: "a", version: "1", architecture: "all",
            expression: try expression.map { try LicenseExpression(parsing: $0) },
            findings: findings, names: ["LicenseRef-deb-0a1b": "Quill"]
        ).unknownParts
    }

    @Test func `what is unknown are the texts that no choice avoids, and findings, each once`()
        throws
    {
        let terms = LicenseFinding(.unexplainedTerms)
        #expect(try parts("MIT") == [])
        #expect(try parts("MIT OR LicenseRef-deb-0a1b") == [])
        #expect(
            try parts("MIT AND LicenseRef-deb-0a1b", [terms, terms, LicenseFinding(.notUTF8)])
                == ["“Quill” (unlisted)", "unexplained terms"])
        #expect(try parts(nil) == ["no license found"])
    }
}
