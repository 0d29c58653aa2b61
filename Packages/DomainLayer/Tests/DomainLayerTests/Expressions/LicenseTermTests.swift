import DomainLayer
import Testing

struct LicenseTermTests {
    @Test(arguments: [
        (LicenseTerm("MIT"), "MIT"),
        (LicenseTerm("EPL-1.0", orLater: true), "EPL-1.0+"),
        (
            LicenseTerm("GPL-2.0-only", exception: "Linux-syscall-note"),
            "GPL-2.0-only WITH Linux-syscall-note"
        ),
        (LicenseTerm("LicenseRef-b", document: "a"), "DocumentRef-a:LicenseRef-b"),
        (
            LicenseTerm("LicenseRef-b", exception: "x", document: "a"),
            "DocumentRef-a:LicenseRef-b WITH x"
        ),
        (LicenseTerm.publicDomain, "LicenseRef-public-domain"),
    ])
    func `a term is rendered in SPDX syntax`(term: LicenseTerm, text: String) {
        #expect(term.description == text)
    }

    @Test func `the licence of a term is without version sign and exception`() {
        #expect(LicenseTerm("EPL-1.0", orLater: true, exception: "x").license == "EPL-1.0")
        #expect(LicenseTerm("LicenseRef-b", document: "a").license == "DocumentRef-a:LicenseRef-b")
    }
}
