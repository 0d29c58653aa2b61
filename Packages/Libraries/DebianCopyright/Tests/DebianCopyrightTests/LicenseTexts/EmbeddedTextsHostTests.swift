import Foundation
import Testing

@testable import DebianCopyright

/// Identifies the licenses in this machine's common-licenses; skipped if they aren't installed.
@Suite struct EmbeddedTextsHostTests {
    @Test(
        arguments: [
            ("Apache-2.0", "Apache-2.0"), ("GPL-1", "GPL-1.0-only"), ("GPL-2", "GPL-2.0-only"),
            ("GPL-3", "GPL-3.0-only"), ("LGPL-2", "LGPL-2.0-only"), ("LGPL-2.1", "LGPL-2.1-only"),
            ("LGPL-3", "LGPL-3.0-only"), ("GFDL-1.2", "GFDL-1.2-only"),
            ("GFDL-1.3", "GFDL-1.3-only"),
            ("MPL-1.1", "MPL-1.1"), ("MPL-2.0", "MPL-2.0"), ("CC0-1.0", "CC0-1.0"),
            ("Artistic", "Artistic-1.0-Perl"),
        ])
    func `a text of common-licenses is found`(_ file: String, _ id: String) throws {
        let path = "/usr/share/common-licenses/" + file
        guard let bytes = FileManager.default.contents(atPath: path) else {
            try Test.cancel("needs \(path)")
        }
        let text = String(decoding: bytes, as: UTF8.self)
        #expect(LicenseIndex.spdx.read(text).ids == [id])
    }
}
