import DomainLayer
import Testing

struct SPDXLicenseListTests {
    @Test func `the list has a version of three numbers`() {
        #expect(SPDXLicenseList.version.split(separator: ".").compactMap { Int($0) }.count == 3)
    }

    @Test(arguments: [
        SPDXLicenseList.ids, SPDXLicenseList.exceptionIDs, SPDXLicenseList.deprecatedIDs,
    ])
    func `ids are many, ordered, and each there once`(ids: [String]) {
        #expect(ids.count > 20)
        #expect(ids == Set(ids).sorted())
    }

    @Test func `no current id is deprecated`() {
        let deprecated = Set(SPDXLicenseList.deprecatedIDs)
        #expect(deprecated.isDisjoint(with: SPDXLicenseList.ids))
        #expect(deprecated.isDisjoint(with: SPDXLicenseList.exceptionIDs))
    }

    @Test func `every id of the list is known and has a category`() {
        #expect(SPDXLicenseList.ids.filter { !SPDXLicenseList.contains($0) } == [])
        #expect(
            SPDXLicenseList.ids.filter { SPDXLicenseList.category(of: LicenseTerm($0)) == .unknown }
                == [])
    }

    @Test(arguments: ["GPL-2.0", "GPL-2.0+", "mit", "LicenseRef-x", "Classpath-exception-2.0", ""])
    func `what is no current license id is not on the list`(id: String) {
        #expect(!SPDXLicenseList.contains(id))
    }

    @Test(arguments: [
        ("MIT", LicenseCategory.permissive),
        ("Apache-2.0", .permissive),
        ("MPL-2.0", .weakCopyleft),
        ("LGPL-2.1-or-later", .weakCopyleft),
        ("Artistic-1.0-Perl", .weakCopyleft),
        ("GPL-1.0-or-later", .strongCopyleft),
        ("GPL-3.0-only", .strongCopyleft),
        ("AGPL-3.0-or-later", .networkCopyleft),
        ("SSPL-1.0", .restricted),
        ("Aladdin", .restricted),
        ("PPL", .restricted),
        ("JSON", .restricted),
        ("EUPL-1.0", .strongCopyleft),
        ("EUPL-1.2", .networkCopyleft),
        ("CC0-1.0", .publicDomain),
        ("Unlicense", .publicDomain),
        ("0BSD", .permissive),
        ("LicenseRef-public-domain", .publicDomain),
        ("GFDL-1.3-no-invariants-or-later", .documentation),
        ("CC-BY-SA-4.0", .documentation),
        ("CC-BY-NC-4.0", .restricted),
        ("OFL-1.1", .font),
        ("Bitstream-Vera", .font),
        ("BUSL-1.1", .restricted),
        ("GPL-2.0", .strongCopyleft),
        ("GPL-2.0+", .strongCopyleft),
        ("GPL-2.0-with-classpath-exception", .weakCopyleft),
        ("CECILL-2.1", .strongCopyleft),
        ("CECILL-C", .weakCopyleft),
        ("LPPL-1.3c", .weakCopyleft),
        ("QPL-1.0", .strongCopyleft),
        ("APSL-1.2", .networkCopyleft),
        ("NPOSL-3.0", .restricted),
        ("MS-LPL", .restricted),
        ("FDK-AAC", .restricted),
        ("FSFUL", .permissive),
        ("HPND-export-US", .permissive),
        ("LicenseRef-deb-custom-01234567", .unknown),
        ("LicenseRef-scancode-llnl", .permissive),
        ("LicenseRef-scancode-wrox", .restricted),
        ("LicenseRef-scancode-bitzi-pd", .publicDomain),
        ("LicenseRef-scancode-google-cla", .unknown),
        ("LicenseRef-scancode-LLNL", .unknown),
        ("LicenseRef-scancode-", .unknown),
        ("mit", .unknown),
        ("", .unknown),
    ])
    func `a license has its category`(id: String, category: LicenseCategory) {
        #expect(SPDXLicenseList.category(of: LicenseTerm(id)) == category)
    }

    @Test(arguments: [
        // Works built on this one may be under other terms.
        ("GPL-2.0-only", "Classpath-exception-2.0", LicenseCategory.weakCopyleft),
        ("GPL-3.0-or-later", "GCC-exception-3.1", .weakCopyleft),
        ("GPL-2.0-only", "Linux-syscall-note", .weakCopyleft),
        ("AGPL-3.0-only", "PS-or-PDF-font-exception-20170817", .weakCopyleft),
        // A program's output may be under any terms.
        ("GPL-3.0-or-later", "Autoconf-exception-macro", .weakCopyleft),
        ("GPL-3.0-or-later", "Bison-exception-2.2", .weakCopyleft),
        ("GPL-2.0-or-later", "Libtool-exception", .weakCopyleft),
        // These exceptions make nothing more demanding.
        ("Apache-2.0", "LLVM-exception", .permissive),
        ("LGPL-3.0-only", "LGPL-3.0-linking-exception", .weakCopyleft),
        ("SSPL-1.0", "Classpath-exception-2.0", .restricted),
        ("LicenseRef-own", "Classpath-exception-2.0", .unknown),
        // For one library, for free software only, for unmodified binaries only.
        ("GPL-2.0-only", "openvpn-openssl-exception", .strongCopyleft),
        ("GPL-2.0-only", "Universal-FOSS-exception-1.0", .strongCopyleft),
        ("GPL-2.0-only", "UBDL-exception", .strongCopyleft),
        ("GPL-2.0-only", "GPL-CC-1.0", .strongCopyleft),
        // The exception takes more than it gives.
        ("GPL-2.0-only", "freertos-exception-2.0", .restricted),
        ("LicenseRef-own", "freertos-exception-2.0", .unknown),
        // What an unlisted exception says is unknown.
        ("GPL-2.0-only", "Own-exception", .strongCopyleft),
    ])
    func `a license with an exception has the category that the exception leaves`(
        id: String, exception: String, category: LicenseCategory
    ) {
        #expect(
            SPDXLicenseList.category(of: LicenseTerm(id, exception: exception)) == category)
    }

    @Test func `every category but the unknown occurs`() {
        #expect(
            Set(SPDXLicenseList.ids.map { SPDXLicenseList.category(of: LicenseTerm($0)) })
                == Set(LicenseCategory.allCases).subtracting([.unknown]))
    }

    @Test(arguments: [
        ("GPL-2.0", "GPL-2.0-only"),
        ("GPL-2.0+", "GPL-2.0-or-later"),
        ("LGPL-2.1+", "LGPL-2.1-or-later"),
        ("GFDL-1.3", "GFDL-1.3-only"),
        ("GPL-2.0-with-classpath-exception", "GPL-2.0-only WITH Classpath-exception-2.0"),
        ("wxWindows", "LGPL-2.0-or-later WITH WxWindows-exception-3.1"),
        ("Nokia-Qt-exception-1.1", "Qt-LGPL-exception-1.1"),
        ("Net-SNMP", nil),
        ("MIT", nil),
        ("LicenseRef-x", nil),
    ])
    func `a deprecated id has a replacement where one is sure`(id: String, current: String?) {
        #expect(SPDXLicenseList.replacement(forDeprecated: id) == current)
    }

    @Test func `replacements are current themselves`() throws {
        let licenses = SPDXLicenseList.deprecatedIDs.filter {
            SPDXLicenseList.canonicalID($0) != nil
        }
        let replacements = licenses.compactMap(SPDXLicenseList.replacement)
        #expect(replacements.count > 20)
        for current in replacements {
            let expression = try LicenseExpression(parsing: current)
            #expect(expression.licenses.allSatisfy(SPDXLicenseList.contains), "\(current)")
            #expect(
                Set(SPDXLicenseList.exceptionIDs).isSuperset(of: expression.exceptions),
                "\(current)")
        }
    }

    @Test(arguments: [
        ("MIT", "MIT"), ("mit", "MIT"), ("apache-2.0", "Apache-2.0"), ("GPL-2.0+", "GPL-2.0+"),
        ("ZLIB", "Zlib"), ("bsl-1.0", "BSL-1.0"), ("no-such", nil), ("", nil),
    ])
    func `a license id in any letter case gets the list's own`(id: String, own: String?) {
        #expect(SPDXLicenseList.canonicalID(id) == own)
    }

    @Test(arguments: [
        ("classpath-EXCEPTION-2.0", "Classpath-exception-2.0"),
        ("llvm-exception", "LLVM-exception"),
        ("MIT", nil),
    ])
    func `an exception's id in any letter case gets the list's own`(id: String, own: String?) {
        #expect(SPDXLicenseList.canonicalExceptionID(id) == own)
    }
}

struct SPDXLicenseNamesTests {
    @Test func `every current license has a name`() {
        #expect(SPDXLicenseList.ids.filter { SPDXLicenseList.name(of: $0)?.isEmpty != false } == [])
        #expect(SPDXLicenseList.name(of: "Apache-2.0") == "Apache License 2.0")
        #expect(SPDXLicenseList.name(of: "LicenseRef-x") == nil)
    }

    @Test(arguments: [("MIT", true), ("AGPL-3.0-only", true), ("SSPL-1.0", false), ("X11", false)])
    func `it is known whether the Open Source Initiative approved a license`(
        id: String, isApproved: Bool
    ) {
        #expect(SPDXLicenseList.isOSIApproved(id) == isApproved)
    }
}
