import CopyrightCorpus
import DomainLayer
import Foundation

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// A text that a template of the SPDX list makes.
struct TemplateText {
    let id: String
    let text: String

    /// What the engine is asked about: an exception's text below a licence's grant, for by itself
    /// an exception grants nothing.
    var question: String {
        isException ? "It is released under the GPL, version 2 or later.\n\n\(text)" : text
    }

    var isException: Bool { SPDXLicenseList.exceptionIDs.contains(id) }

    /// Whether a folder holds the SPDX list's sources.
    static func isList(_ folder: URL) -> Bool {
        FileManager.default.fileExists(atPath: folder.appendingPathComponent("src").path)
    }

    /// The texts of the templates in `src/*.xml` and `src/exceptions/*.xml`, of those that are on
    /// the list which the program knows: each with its optional parts and without. If the folder
    /// isn't that list, those of its `*.txt` files that are in the table, under the ids there.
    static func all(in folder: URL, knownBy table: TemplateAnswers) throws -> [TemplateText] {
        guard isList(folder) else {
            return try files(in: folder, ending: "txt").flatMap { file in
                let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
                let known = table.answers[TemplateAnswers.hash(of: text)]
                return known?.ids.map { TemplateText(id: $0, text: text) } ?? []
            }
        }
        let sources = folder.appendingPathComponent("src")
        let templates =
            try files(in: sources, ending: "xml")
            + files(in: sources.appendingPathComponent("exceptions"), ending: "xml")
        return try templates.flatMap { file in
            let root = try XMLDocument(contentsOf: file, options: []).rootElement()
            guard let template = root?.child(at: "license") ?? root?.child(at: "exception"),
                let id = template.attributes?.first(where: { $0.name == "licenseId" })?.stringValue,
                SPDXLicenseList.contains(id) || SPDXLicenseList.exceptionIDs.contains(id),
                let text = template.child(at: "text")
            else { return [TemplateText]() }
            return [true, false].map {
                TemplateText(id: id, text: text.rendered(isWhole: $0))
            }
        }
    }

    private static func files(in folder: URL, ending: String) throws -> [URL] {
        try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .filter { $0.pathExtension == ending }
            .sorted { $0.lastPathComponent < $1.lastPathComponent }
    }
}

extension XMLNode {
    fileprivate func child(at name: String) -> XMLElement? {
        children?.lazy.compactMap { $0 as? XMLElement }.first { $0.name == name }
    }

    /// The words of a template's part: replaceable ones as they stand there; optional ones, the
    /// title and the copyright notice only of the whole.
    fileprivate func rendered(isWhole: Bool) -> String {
        if kind == .text { return (stringValue ?? "").replacing(/\s+/, with: " ") }
        guard kind == .element else { return "" }
        if !isWhole, ["optional", "titleText", "copyrightText"].contains(name) { return "" }
        let parts = (children ?? []).map { $0.rendered(isWhole: isWhole) }.joined()
        switch name {
        case "p", "list", "item": return "\n\n\(parts)\n\n"
        case "br": return "\n"
        default: return parts
        }
    }
}
