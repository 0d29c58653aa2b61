/// Writes copyright files of a given size: the structure is a Debian maintainer's, the words are
/// invented.
struct CopyrightText {
    let words: InventedWords

    /// A file in the format of copyright-format 1.0: header, Files stanzas, License stanzas.
    func machineReadable(
        _ name: String, size: Int, using generator: inout SeededGenerator
    ) -> [UInt8] {
        var text = Array(
            """
            Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/
            Upstream-Name: \(name)
            Source: https://example.org/\(name)/

            """.utf8)
        var licenses: [String] = []
        addFiles("*", licenses: &licenses, to: &text, using: &generator)
        // Real files have about as many stanzas as kilobytes, and texts in the other half.
        while text.count < size / 2 {
            let folder = words.name(using: &generator)
            let file = words.name(using: &generator)
            addFiles("\(folder)/\(file)*", licenses: &licenses, to: &text, using: &generator)
        }
        for license in licenses where text.count < size {
            text += "\nLicense: \(license)\n".utf8
            let share = (size - text.count) / licenses.count
            if let file = Self.commonLicenses[license] {
                text += Self.pointer(to: file, indent: " ").utf8
            } else {
                words.addText(share, indent: " ", emptyLine: " .", to: &text, using: &generator)
            }
        }
        text += "\nLicense: \(name)-terms\n".utf8
        words.addText(
            max(80, size - text.count), indent: " ", emptyLine: " .", to: &text, using: &generator)
        return text
    }

    /// A file in free form, as it was written before there was a format.
    func prose(_ name: String, size: Int, using generator: inout SeededGenerator) -> [UInt8] {
        let holder = holder(using: &generator)
        var text = Array(
            """
            This package was made for Debian by \(holder).

            It was fetched from https://example.org/\(name)/

            Copyright: 2004-2019 \(holder)

            License:


            """.utf8)
        let names = Self.commonLicenses.values.sorted()
        let file = names.randomElement(using: &generator) ?? "GPL"
        let pointer = generator.next() % 3 > 0 ? Self.pointer(to: file, indent: "") : ""
        let rest = max(70, size - text.count - pointer.utf8.count)
        words.addText(rest, indent: "   ", emptyLine: "", to: &text, using: &generator)
        text += "\n\(pointer)".utf8
        return text
    }

    private func addFiles(
        _ pattern: String, licenses: inout [String], to text: inout [UInt8],
        using generator: inout SeededGenerator
    ) {
        text += "\nFiles: \(pattern)\nCopyright:".utf8
        for _ in 0..<Int.random(in: 1...4, using: &generator) {
            let year = Int.random(in: 1988...2024, using: &generator)
            text += " \(year) \(holder(using: &generator))\n          ".utf8
        }
        text.removeLast(11)
        let synopsis = Self.synopses.randomElement(using: &generator) ?? ["Expat"]
        text += "\nLicense: \(synopsis.joined(separator: " and "))\n".utf8
        for license in synopsis where !licenses.contains(license) { licenses.append(license) }
    }

    private func holder(using generator: inout SeededGenerator) -> String {
        let first = words.properName(using: &generator)
        let last = words.properName(using: &generator)
        return "\(first) \(last) <\(first.lowercased())@example.org>"
    }

    private static let synopses = [
        ["Expat"], ["Expat"], ["GPL-2+"], ["GPL-2+"], ["GPL-3+"], ["LGPL-2.1+"], ["BSD-3-clause"],
        ["BSD-2-clause"], ["Apache-2.0"], ["MPL-2.0"], ["ISC"], ["Zlib"], ["GPL-2"],
        ["Expat", "BSD-3-clause"], ["GPL-2+", "LGPL-2.1+"],
    ]

    /// Short names whose text Debian installs once for all packages, and its file.
    private static let commonLicenses = [
        "Apache-2.0": "Apache-2.0", "GPL-2": "GPL-2", "GPL-2+": "GPL-2", "GPL-3+": "GPL-3",
        "LGPL-2.1+": "LGPL-2.1", "MPL-2.0": "MPL-2.0",
    ]

    private static func pointer(to file: String, indent: String) -> String {
        """
        \(indent)The whole text is installed on every Debian system, as the file
        \(indent)/usr/share/common-licenses/\(file).

        """
    }
}
