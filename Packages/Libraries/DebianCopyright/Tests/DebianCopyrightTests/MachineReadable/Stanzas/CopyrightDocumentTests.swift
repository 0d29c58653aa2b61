import Testing

@testable import DebianCopyright

struct FormatHeaderTests {
    @Test(arguments: [
        "Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/",
        "Format: http://www.debian.org/doc/packaging-manuals/copyright-format/1.0",
        "format:\thttps://www.debian.org/doc/packaging-manuals/copyright-format/1.0/ ",
        "\u{FEFF}Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/",
        "\nUpstream-Name: orrery\nFormat: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/",
    ])
    func `the address of copyright-format 1 is machine-readable`(header: String) {
        let analysis = analysis(of: header + "\n\nFiles: *\nLicense: Expat\n")
        #expect(analysis.format == .machineReadable)
        #expect(analysis.findings == [])
        #expect(analysis.main == .license("MIT"))
    }

    @Test(arguments: [
        ("Format", "http://dep.debian.net/deps/dep5"),
        ("Format", "http://svn.debian.org/wsvn/dep/web/deps/dep5.mdwn?rev=174"),
        ("Format", "http://anonscm.debian.org/viewvc/dep/web/deps/dep5.mdwn?view=markup"),
        ("Format-Specification", "http://wiki.debian.org/Proposals/CopyrightFormat"),
        ("Format", "https://www.debian.org/doc/copyright-format/1.0"),
    ])
    func `an address from before it is machine-readable and obsolete`(
        field: String, address: String
    ) {
        let analysis = analysis(of: "\n\(field): \(address)\n\nFiles: *\nLicense: Expat\n")
        #expect(analysis.format == .machineReadable)
        #expect(
            analysis.findings == [CopyrightFinding(.obsoleteFormatURL, line: 2, declared: address)])
        #expect(analysis.main == .license("MIT"))
    }

    @Test func `a file with stanzas and no format is machine-readable and breaks the syntax`() {
        let analysis = analysis(of: "Upstream-Name: orrery\n\nFiles: *\nLicense: Expat\n")
        #expect(analysis.format == .machineReadable)
        #expect(analysis.findings == [CopyrightFinding(.syntaxError, line: 1)])
    }

    @Test(arguments: [
        "", "\n\n", "It was made by Ada Turner.\n\nFiles: *\nLicense: Expat\n",
        "Format: as it pleases\nwho would mind?\n\nFiles: *\nLicense: Expat\n",
        "Upstream-Name: orrery\n\nLicense: Expat\n", "Source: the moon\n",
    ])
    func `anything else is prose`(text: String) {
        #expect(analysis(of: text).format == .prose)
    }

    @Test(arguments: [
        ("Ada Sales <ada@orrery.example>", 0), ("Ada Sales https://orrery.example", 0),
        ("USERS MUST PAY ADA", 1), ("Companies Pay Ada <ada@orrery.example>", 1),
        ("Sale Needs The Consent Of Ada", 1),
    ])
    func `a contact's name sets no terms, and a demand does`(contact: String, count: Int) {
        let analysis = analysis(
            of: header + "Upstream-Contact: \(contact)\n\nFiles: *\nCopyright: 1999 Ada\n"
                + "License: ISC\n")
        #expect(analysis.findings.count { $0.kind == .unexplainedTerms } == count)
    }

    @Test(arguments: [
        ("pay_per_moon", 0), ("not-for-sale", 0), ("Moon, not for sale", 1),
        ("Moon\n It may not be sold.", 1), ("Oath Toolkit", 0), ("Moon Sales", 0),
        ("Moon, Not For Sale", 1), ("Commercial License Required", 1),
        ("Moon, All Sales Reserved", 1),
        ("Moon, Sale Must Be Granted", 1), ("Moon Sales must/can pay/ask", 1),
        ("Moon: Sales to Lunarians", 1),
    ])
    func `a work's name sets no terms`(name: String, count: Int) {
        let analysis = analysis(
            of: header + "Upstream-Name: \(name)\n\nFiles: *\nCopyright: 1999 Ada\nLicense: ISC\n")
        #expect(analysis.findings.count { $0.kind == .unexplainedTerms } == count)
    }
}
