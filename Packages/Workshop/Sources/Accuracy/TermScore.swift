import DebianCopyright
import DebianSystems
import Foundation

/// How the terms of LicenseDB's texts are read, compared with LicenseDB's categories.
///
/// The texts are read by their terms alone: no index identifies their licenses.
struct TermScore {
    private var readings: [Reading] = []

    private struct Reading {
        let text: LabeledText
        let category: LicenseTerms.Category?
    }

    /// - Parameter folder: a folder like `licensedcode/data/licenses` of `licensedcode-data`.
    init(of folder: URL) throws {
        for text in try LabeledText.all(in: folder) {
            let terms = ByteView.withBytes(of: Array(text.text.utf8), LicenseTerms.init(reading:))
            readings.append(Reading(text: text, category: terms.category))
        }
    }

    /// Prints the shares, and on request the keys of the texts that were read wrongly.
    func print(listingErrors: Bool) {
        let rows: [(String, LabeledText.Kind, Set<LicenseTerms.Category>)] = [
            ("restrictive texts read as permissive", .restrictive, Self.free),
            ("copyleft texts read as permissive", .copyleft, Self.free),
            ("permissive texts read as permissive", .permissive, Self.free),
            ("restrictive texts read as restricted", .restrictive, [.restricted]),
            ("permissive texts read as restricted", .permissive, [.restricted]),
        ]
        Swift.print("\nTexts of LicenseDB, by their terms alone:")
        for (name, kind, categories) in rows {
            let all = readings.filter { $0.text.kind == kind }
            let found = all.filter { $0.category.map(categories.contains) == true }
            Swift.print("\(found.count) of \(all.count) \(name)")
            let isError = kind != .permissive || categories == [.restricted]
            if listingErrors, isError, kind != .restrictive || categories != [.restricted] {
                for reading in found { Swift.print("    \(reading.text.key)") }
            }
        }
    }

    private static let free: Set<LicenseTerms.Category> = [.permissive, .publicDomain]
}

/// A text of LicenseDB, and the category that it should have.
struct LabeledText {
    enum Kind {
        case permissive
        case copyleft
        case restrictive
    }

    let key: String
    let kind: Kind
    let text: String

    /// The texts of a folder's files `KEY.LICENSE`, in the order of their keys.
    ///
    /// A file begins with fields between two lines `---`. Files without a text, without a category
    /// or with one that says nothing about rights are left out.
    static func all(in folder: URL) throws -> [LabeledText] {
        try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .filter { $0.pathExtension == "LICENSE" }
            .sorted { $0.lastPathComponent < $1.lastPathComponent }
            .compactMap { file in
                let content = String(decoding: try Data(contentsOf: file), as: UTF8.self)
                return LabeledText(content, key: file.deletingPathExtension().lastPathComponent)
            }
    }

    private init?(_ content: String, key: String) {
        guard content.hasPrefix("---\n"),
            let end = content.range(of: "\n---\n")
        else { return nil }
        let category = content[..<end.lowerBound].split(separator: "\n")
            .first { $0.hasPrefix("category: ") }?.dropFirst("category: ".count)
        guard let category, let kind = Self.kinds[String(category)] else { return nil }
        let text = String(content[end.upperBound...])
        if text.allSatisfy(\.isWhitespace) { return nil }
        (self.key, self.kind, self.text) = (key, kind, text)
    }

    private static let kinds: [String: Kind] = [
        "Permissive": .permissive, "Copyleft": .copyleft, "Copyleft Limited": .copyleft,
        "Proprietary Free": .restrictive, "Commercial": .restrictive,
        "Free Restricted": .restrictive, "Source-available": .restrictive,
    ]
}
