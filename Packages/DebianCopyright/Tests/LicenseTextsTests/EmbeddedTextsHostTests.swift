import Bytes
import Foundation
import LicenseTexts
import Testing

/// What the licence texts of this machine's copyright files are found to be: skipped where it has
/// too few of them.
@Suite struct EmbeddedTextsHostTests {
    /// The texts below `License:` lines, by the short name in small letters.
    private static let stanzas: [String: [String]] = {
        let folder = "/usr/share/doc"
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        var stanzas: [String: [String]] = [:]
        for name in names {
            guard let bytes = FileManager.default.contents(atPath: "\(folder)/\(name)/copyright")
            else { continue }
            for (license, text) in texts(of: String(decoding: bytes, as: UTF8.self)) {
                stanzas[license.lowercased(), default: []].append(text)
            }
        }
        return stanzas
    }()

    private static func texts(of file: String) -> [(license: String, text: String)] {
        var texts: [(license: String, text: String)] = []
        for line in file.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix("License:") {
                let license = line.dropFirst(8).trimmingCharacters(in: .whitespaces)
                texts.append((license, ""))
            } else if line.hasPrefix(" "), !texts.isEmpty {
                texts[texts.count - 1].text += line + "\n"
            } else if !texts.isEmpty, texts[texts.count - 1].text != "" {
                texts.append(("", ""))
            }
        }
        return texts.filter { $0.license != "" && $0.text.split(separator: " ").count > 40 }
    }

    @Test(
        arguments: [
            ("expat", "MIT", 0.85), ("bsd-3-clause", "BSD-3-Clause", 0.85),
            ("bsd-2-clause", "BSD-2-Clause", 0.9), ("isc", "ISC", 0.85), ("zlib", "Zlib", 0.9),
        ])
    func `a declared licence's text is found`(_ name: String, _ id: String, share: Double) throws {
        let texts = Self.stanzas[name, default: []]
        try withKnownAbsence(of: texts.count) {
            let index = LicenseIndex.embedded
            let found = texts.filter { index.read($0).ids.contains(id) }
            #expect(Double(found.count) >= share * Double(texts.count), "of \(texts.count) \(name)")
        }
    }

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
        let bytes = FileManager.default.contents(atPath: path)
        try withKnownAbsence(of: bytes == nil ? 0 : .max) {
            let text = String(decoding: bytes ?? Data(), as: UTF8.self)
            #expect(LicenseIndex.embedded.read(text).ids == [id])
        }
    }

    private func withKnownAbsence(of count: Int, _ body: () throws -> Void) throws {
        guard count >= 20 else {
            print("SKIPPED: this machine has \(count) such texts")
            return
        }
        try body()
    }
}
