import Foundation
import Testing

@testable import DebianCopyright
@testable import DebianSystems

/// The engine's findings about the texts below this machine's `License:` lines; skipped if there
/// are too few.
///
/// Texts in which no reader would find the license are counted separately: one that breaks off
/// before its disclaimer, one that is only a path under common-licenses, and one of another listed
/// license, which is a finding.
@Suite struct HostStanzasTests {
    private static let stanzas: [String: [String]] = {
        let folder = "/usr/share/doc"
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        var stanzas: [String: [String]] = [:]
        for name in names {
            guard let bytes = FileManager.default.contents(atPath: "\(folder)/\(name)/copyright")
            else { continue }
            for (license, text) in texts(of: String(decoding: bytes, as: UTF8.self)) {
                stanzas[license, default: []].append(text)
            }
        }
        return stanzas
    }()

    /// The `License` fields that have a text, with their short names in lowercase.
    private static func texts(of file: String) -> [(license: String, text: String)] {
        var texts: [(license: String, text: String)] = []
        var isInField = false
        for line in file.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix("License:") {
                isInField = true
                let name = line.dropFirst(8).trimmingCharacters(in: .whitespaces)
                texts.append((name.lowercased(), ""))
            } else if isInField, line.hasPrefix(" ") || line.hasPrefix("\t") {
                texts[texts.count - 1].text += line + "\n"
            } else {
                isInField = false
            }
        }
        return texts.filter { $0.text != "" }
    }

    private let identifier = ProseIdentifier(names: LicenseNames(vocabulary: .sample))

    private func meaning(_ text: String) -> StatedLicense? {
        ByteView.withBytes(of: Array(text.utf8)) { identifier.findings(in: $0).meaning?.license }
    }

    private func stated(_ text: String) -> [StatedLicense] {
        ByteView.withBytes(of: Array(text.utf8)) { identifier.statements(in: $0).map(\.license) }
    }

    /// The distinct texts below a name that satisfy a condition; the test is cancelled if there are
    /// too few.
    private func texts(below name: String, where isSuch: (String) -> Bool) throws -> Set<String> {
        let texts = Set(Self.stanzas[name, default: []]).filter(isSuch)
        guard texts.count >= 5 else {
            try Test.cancel("this machine has \(texts.count) texts below \(name)")
        }
        return texts
    }

    @Test(
        arguments: [
            ("expat", "MIT"), ("bsd-3-clause", "BSD-3-Clause"), ("bsd-2-clause", "BSD-2-Clause"),
            ("isc", "ISC"), ("zlib", "Zlib"),
        ])
    func `a license is found by its text`(name: String, id: String) throws {
        let texts = Self.stanzas[name, default: []].filter { text in
            let words = text.split { !$0.isLetter }.map { $0.lowercased() }
            return zip(words, words.dropFirst()).contains { $0 == ("as", "is") }
        }
        try expectShare(of: texts, named: name, id: id, least: Self.leastShare.text)
    }

    @Test(
        arguments: [
            ("apache-2.0", "Apache-2.0"), ("gpl-2", "GPL-2.0-only"), ("gpl-2+", "GPL-2.0-or-later"),
            ("gpl-3+", "GPL-3.0-or-later"), ("lgpl-2+", "LGPL-2.0-or-later"),
            ("lgpl-2.1+", "LGPL-2.1-or-later"), ("lgpl-3+", "LGPL-3.0-or-later"),
            ("gpl-1+", "GPL-1.0-or-later"), ("artistic", "Artistic-1.0-Perl"),
        ])
    func `a license is found by the words that grant it`(name: String, id: String) throws {
        try expectShare(
            of: Self.stanzas[name, default: []], named: name, id: id, least: Self.leastShare.words)
    }

    @Test(
        arguments: [
            ("expat", "This is under the MIT License.", "MIT"),
            ("bsd-3-clause", "Licensed under the 3-clause BSD license:", "BSD-3-Clause"),
            ("zlib", "It is released under the zlib license.", "Zlib"),
        ])
    func `words that name the license below them add nothing to it`(
        name: String, words: String, id: String
    ) throws {
        #expect(meaning(words) == .license(id))
        let texts = try texts(below: name) { meaning($0) == .license(id) }
        let changed = texts.filter { meaning(words + "\n" + $0) != .license(id) }
        #expect(changed == [])
    }

    @Test func `a title sets no condition, but a sentence of its words may`() throws {
        let texts = try texts(below: "expat") { meaning($0) == .license("MIT") }
        let title = " MOON FREE SOFTWARE LICENSE B (Version 2.0, Sept. 18, 2008)\n .\n"
        #expect(texts.filter { meaning(title + $0) != .license("MIT") } == [])
        let condition = " The software license is free for use on the moon.\n .\n"
        #expect(texts.filter { meaning(condition + $0) != nil } == [])
    }

    @Test(
        arguments: [
            ("This is under the X11 license:", .license("MIT")),
            (
                "You may use it under the GNU GPL version 2 or the X11 license.",
                .or([.license("GPL-2.0-only"), .license("MIT")])
            ),
        ] as [(String, StatedLicense)])
    func `the text says what a name means that is given to several`(
        words: String, expected: StatedLicense
    ) throws {
        let texts = try texts(below: "expat") {
            $0.hasPrefix(" Permission") && stated($0) == [.license("MIT")]
        }
        #expect(texts.filter { stated(words + "\n\n" + $0) != [expected] } == [])
    }

    /// A few holders altered more than names: their texts are licenses of their own.
    private static let leastShare = (text: 0.975, words: 0.98)

    private func expectShare(
        of texts: [String], named name: String, id: String, least: Double
    ) throws {
        var counts = (found: 0, missed: 0, others: 0, pointers: 0)
        for text in texts {
            let statements = ByteView.withBytes(of: Array(text.utf8)) {
                identifier.statements(in: $0)
            }
            if statements.contains(where: { $0.license.licenseIDs.contains(id) }) {
                counts.found += 1
            } else if statements.isEmpty {
                counts.missed += 1
            } else if statements.allSatisfy({ $0.basis == .pointer }) {
                counts.pointers += 1
            } else {
                counts.others += 1
            }
        }
        let whole = counts.found + counts.missed
        guard whole >= 20 else {
            try Test.cancel("this machine has \(whole) texts below \(name)")
        }
        #expect(Double(counts.found) >= least * Double(whole), "\(name): \(counts)")
        // A higher count would mean that one license is taken for another.
        #expect(5 * counts.others <= whole, "\(name): \(counts)")
    }
}
