import CopyrightCorpus
import DomainLayer
import Foundation
import SPDXTemplates

/// A text made from a template of the SPDX list.
struct TemplateText {
    let id: String
    let text: String

    var isException: Bool { SPDXLicenseList.exceptionIDs.contains(id) }

    /// Whether a folder holds the SPDX list's sources.
    static func isList(_ folder: URL) -> Bool {
        FileManager.default.fileExists(atPath: folder.appendingPathComponent("src").path)
    }

    /// The texts of the templates in `src/*.xml` and `src/exceptions/*.xml` that are on the list
    /// that the program knows, each with and without its optional parts. If the folder isn't that
    /// list, the `*.txt` files that are in the table, with the ids there.
    static func all(in folder: URL, knownBy table: TemplateAnswers) throws -> [TemplateText] {
        guard isList(folder) else {
            return try files(in: folder, ending: "txt").flatMap { file in
                let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
                let known = table.answers[TemplateAnswers.hash(of: text)]
                return known?.ids.map { TemplateText(id: $0, text: text) } ?? []
            }
        }
        return try SPDXTemplate.all(in: folder).filter {
            SPDXLicenseList.contains($0.id) || SPDXLicenseList.exceptionIDs.contains($0.id)
        }.flatMap { template in
            [template.whole, template.bare].map { TemplateText(id: template.id, text: $0) }
        }
    }

    private static func files(in folder: URL, ending: String) throws -> [URL] {
        try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .filter { $0.pathExtension == ending }
            .sorted { $0.lastPathComponent < $1.lastPathComponent }
    }
}
