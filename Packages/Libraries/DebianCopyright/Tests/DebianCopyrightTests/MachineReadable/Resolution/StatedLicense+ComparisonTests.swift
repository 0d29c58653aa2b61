import Foundation
import Testing

@testable import DebianCopyright

/// Names compared with the texts below them.
struct StatedLicenseMismatchTests {
    private func findings(_ name: String, over text: String) -> [CopyrightFinding] {
        analysis(
            of: file("Files: *\nCopyright: 2024 Ada Example\nLicense: \(name)\n\(text)\n")
        ).findings
    }

    private let later = """
         It may be passed on under the terms of the GNU General Public License, either
         version 2 of the License, or (at your option) any later version.
        """

    @Test func `a definite name over another license's grant stays and is a finding`() {
        let analysis = analysis(
            of: file("Files: *\nCopyright: 2024 Ada Example\nLicense: GPL-2\n\(later)\n"))
        #expect(analysis.main == .license("GPL-2.0-only"))
        #expect(
            analysis.findings == [
                CopyrightFinding(
                    .declaredTextMismatch, line: 6, declared: "GPL-2.0-only",
                    text: "GPL-2.0-or-later")
            ])
    }

    @Test func `a plus behind a listed name does not keep it from the comparison`() {
        #expect(
            findings("Zlib+", over: later) == [
                CopyrightFinding(
                    .declaredTextMismatch, line: 6, declared: "Zlib", text: "GPL-2.0-or-later")
            ])
        let apache = " It may be passed on under the Apache License, Version 2.0."
        #expect(findings("Apache-2.0+", over: apache) == [])
        #expect(findings("Artistic-2+", over: " It is under the Artistic License 1.0.") == [])
        #expect(findings("apache2+", over: apache) == [])
    }

    @Test func `a name over its own grant is no finding`() {
        #expect(findings("GPL-2+", over: later) == [])
    }

    @Test(arguments: [
        " On Debian systems, see /usr/share/common-licenses/GPL-3.",
        " It may be passed on under the GNU General Public License.",
        " A remark.",
    ])
    func `what is no certain contradiction is none`(text: String) {
        #expect(findings("GPL-2+", over: text) == [])
    }

    @Test(arguments: ["GPL-2", "GPL-2+", "GPL-3+"])
    func `a GNU license's own text contradicts another version alone`(name: String) throws {
        let text = try commonLicense("GPL-2")
        #expect(
            findings(name, over: text).map(\.kind)
                == (name == "GPL-3+" ? [.declaredTextMismatch] : []))
    }

    /// The lines of a license's text, in the form of a field.
    private func commonLicense(_ name: String) throws -> String {
        let path = "/usr/share/common-licenses/\(name)"
        guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
            try Test.cancel("needs \(path)")
        }
        return text.split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.allSatisfy(\.isWhitespace) ? " ." : " \($0)" }
            .joined(separator: "\n")
    }

    @Test func `a text makes a name without a version exact, and contradicts it no more`() {
        let stanza = "Files: *\nCopyright: 2024 Ada Example\nLicense: GPL\n\(later)\n"
        let analysis = analysis(of: file(stanza))
        #expect(analysis.main == .license("GPL-2.0-or-later"))
        #expect(analysis.findings == [])
        let words = " It may be passed on under the GNU General Public License."
        #expect(findings("GPL", over: words).map(\.kind) == [.unversionedLicense])
    }

    @Test func `a name with an exception is held against the license that its text grants`() {
        let text = later + "\n .\n As a special exception, you may turn it on the moon."
        let name = "with Moon exception"
        #expect(findings("GPL-2+ \(name)", over: text) == [])
        #expect(findings("GPL-2 \(name)", over: text).map(\.text) == ["GPL-2.0-or-later"])
        #expect(findings("GPL-2 \(name)", over: " But not on the moon.") == [])
    }

    @Test(arguments: [
        ("Apache-2.0", []), ("GPL-3+", [CopyrightFinding.Kind.declaredTextMismatch]),
    ])
    func `a text that points at what is declared contradicts it only within a family`(
        name: String, kinds: [CopyrightFinding.Kind]
    ) {
        let text = " See /usr/share/common-licenses/\(name.prefix { $0 != "+" }).\n\(later)"
        #expect(findings(name, over: text).map(\.kind) == kinds)
    }

    @Test func `a mismatch is said once a name`() {
        let text = file(
            """
            Files: a
            Copyright: 2024 Ada Example
            License: GPL-2

            Files: b
            Copyright: 2024 Ada Example
            License: GPL-2

            License: GPL-2
            \(later)

            """)
        #expect(analysis(of: text).findings.map(\.kind) == [.declaredTextMismatch])
    }

    @Test(arguments: [
        ("MIT", ["declared MIT, text X11"]), ("MIT/X11", []), ("X11/MIT", []),
        ("Expat", ["declared MIT, text X11"]),
    ])
    func `a name made of two contradicts neither, nor what is dedicated beside it`(
        name: String, expected: [String]
    ) {
        let text = " SPDX-License-Identifier: X11"
        let found = findings(name, over: text)
        let dedicated = text + "\n .\n My own changes are in the public domain."
        #expect(findings(name, over: dedicated) == found)
        #expect(found.map { "declared \($0.declared ?? ""), text \($0.text ?? "")" } == expected)
    }

    @Test(arguments: [
        ("BSD-2-clause", "BSD-2-Clause-Views", ["BSD-2-Clause-Views"]),
        ("BSD-4-clause", "BSD-4-Clause-UC", []), ("OpenSSL", "OpenSSL-standalone", []),
    ])
    func `a text that says more than what is declared is another license's`(
        name: String, said: String, expected: [String]
    ) {
        #expect(
            findings(name, over: " SPDX-License-Identifier: \(said)").map(\.text) == expected)
    }

    @Test(arguments: ["public-domain", "PD"])
    func `what is in the public domain has no license's text`(name: String) throws {
        let text = try commonLicense("Apache-2.0")
        #expect(findings(name, over: text).map(\.text) == ["Apache-2.0"])
        #expect(findings(name, over: text).map(\.declared) == ["LicenseRef-public-domain"])
    }

    @Test func `of several names a text contradicts none that it is not about`() {
        #expect(findings("Zlib or GPL-2+ or Expat", over: later) == [])
        #expect(findings("Zlib or GPL-2", over: later).map(\.declared) == ["GPL-2.0-only"])
    }

    @Test func `a text that none of several names means is about the one that leaves it open`() {
        let zlib = " SPDX-License-Identifier: Zlib"
        #expect(findings("GPL-2+ or turner", over: zlib) == [])
        #expect(findings("GPL-2+ or MIT", over: zlib).map(\.declared) == ["MIT"])
        #expect(findings("GPL-2+ or Expat", over: zlib).count == 2)
    }

    @Test(arguments: [
        ("Zlib or GPL-2", "version 2 or later", ["GPL-2.0-only"]),
        ("Zlib or GPL-2+", "version 2 or later", []),
        ("Zlib or GPL-2+", "version 2 or version 3", []),
        ("Zlib or ISC", "version 2 or later", []),
    ])
    func `of a choice in the text a GNU name is held against its own family's`(
        name: String, version: String, expected: [String]
    ) {
        let text = """
             It may be passed on under the terms of the zlib license or, alternatively, under the
             terms of the GNU General Public License, \(version).
            """
        #expect(findings(name, over: text).map(\.declared) == expected)
    }

    @Test func `the Artistic License by name is any edition of it`() {
        let words = " It may be passed on under the Artistic License, which comes with Perl."
        #expect(findings("Artistic-1.0", over: words) == [])
        #expect(findings("Zlib", over: words).map(\.text) == ["Artistic-1.0-Perl"])
    }
}
