import Testing

@testable import CommandLineInterface

struct VersionTextTests {
    @Test func `the version is a line`() {
        #expect(VersionText.text(withCredits: false) == "debian-licenses 0.1.0\n")
    }

    @Test func `credits name whose data is used`() {
        #expect(
            VersionText.text(withCredits: true) == """
                debian-licenses 0.1.0
                License ids: SPDX License List 3.28.0, https://spdx.org/licenses/
                License texts: SPDX License List 3.28.0 and ScanCode LicenseDB, changed
                License categories: ScanCode LicenseDB, nexB Inc. and others, CC-BY-4.0, changed

                """)
    }
}
