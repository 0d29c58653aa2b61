import DomainLayer
import Testing

struct LicenseFindingFreeLicenseInNonFreeTests {
    @Test(arguments: [
        ("non-free/libs", false, true), ("non-free-firmware/kernel", false, true),
        ("non-free", false, true), ("libs", true, true), ("", true, true),
        // Packages in contrib are free themselves.
        ("contrib/net", true, false), ("contrib", true, false),
        ("libs", false, false), ("non-freedom/libs", false, false), ("libs/non-free", false, false),
    ])
    func `a free package is odd where what isn't free belongs`(
        section: String, isOutsideDebian: Bool, isOdd: Bool
    ) {
        let finding = LicenseFinding.freeLicenseInNonFree(
            section: section, isOutsideDebian: isOutsideDebian, isFree: true)
        #expect(finding == (isOdd ? LicenseFinding(.freeLicenseInNonFree) : nil))
        #expect(
            LicenseFinding.freeLicenseInNonFree(
                section: section, isOutsideDebian: isOutsideDebian, isFree: false) == nil)
    }

    @Test(arguments: [
        ("MIT", true), ("GPL-3.0-or-later WITH GCC-exception-3.1", true), ("EPL-1.0+", true),
        ("MIT AND (OFL-1.1 OR AGPL-3.0-only) AND LGPL-2.1-only", true),
        ("LicenseRef-public-domain", true), ("GFDL-1.3-or-later", true),
        ("GFDL-1.3-no-invariants-only", true),
        ("GFDL-1.3-invariants-only", false), ("MIT AND LicenseRef-own", false),
        ("MIT OR LicenseRef-own", false), ("MIT AND CC-BY-NC-4.0", false),
    ])
    func `licenses are free if each of them is known and free`(
        expression: String, isFree: Bool
    ) throws {
        #expect(try LicenseExpression(parsing: expression).isFree == isFree)
    }
}
