import Testing

@testable import DebianCopyright
@testable import DebianSystems

struct LicenseAddressTests {
    @Test(arguments: [
        ("https://opensource.org/licenses/MIT", "mit"),
        ("HTTP://www.OpenSource.org/license/mit-license.php", "mit"),
        ("opensource.org/license/apache-2-0", "apache-2.0"),
        ("http://creativecommons.org/licenses/by-sa/3.0/", "cc-by-sa-3.0"),
        ("http://creativecommons.org/licenses/by-sa/3.0/at/deed.de", "cc-by-sa-3.0-at"),
        ("https://creativecommons.org/licenses/by/4.0/legalcode.txt", "cc-by-4.0"),
        ("http://creativecommons.org/publicdomain/zero/1.0/", "cc0-1.0"),
        ("http://www.gnu.org/licenses/old-licenses/gpl-2.0.en.html#SEC1", "gpl-2.0"),
        ("http://www.gnu.org/licenses/lgpl-3.0-standalone.html", "lgpl-3.0"),
        ("http://www.gnu.org/copyleft/fdl.html", "gfdl"),
        ("http://www.apache.org/licenses/LICENSE-2.0.html", "apache-2.0"),
        ("http://mozilla.org/MPL/2.0/.", "mpl-2.0"),
        ("https://spdx.org/licenses/BSD-3-Clause.html", "bsd-3-clause"),
        ("https://www.boost.org/LICENSE_1_0.txt", "BSL-1.0"),
    ])
    func `an address says which license it is of`(address: String, name: String) {
        #expect(self.name(of: address) == name)
        #expect(self.name(of: "<\(address)>", at: 1) == name)
        #expect(self.name(of: "(\(address)), ", at: 1) == name)
    }

    @Test(arguments: [
        "http://creativecommons.org/", "http://www.gnu.org", "http://www.apache.org/licenses/",
        "https://opensource.org/osd/MIT", "http://example.org/licenses/MIT", "http://", "www.",
    ])
    func `other addresses are of no license`(address: String) {
        #expect(name(of: address) == nil)
    }

    @Test func `an address inside of another one is none`() {
        #expect(name(of: "http://a.example/http://opensource.org/licenses/MIT", at: 17) == nil)
        #expect(name(of: "ada@opensource.org/licenses/MIT", at: 4) == nil)
    }

    private func name(of text: String, at start: Int = 0) -> String? {
        ByteView.withBytes(of: Array(text.utf8)) { LicenseAddress(at: start, of: $0)?.name }
    }
}
