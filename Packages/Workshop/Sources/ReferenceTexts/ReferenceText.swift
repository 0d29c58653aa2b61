public import Foundation

/// A licence's text as `licensedcode-data` has it: a file whose head, between two lines of dashes,
/// names the licence, before the text itself.
public struct ReferenceText: Hashable {
    var id: String
    var text: String

    /// All texts of a folder, ordered by id and by file.
    public static func all(in folder: URL) throws -> [ReferenceText] {
        try FileManager.default
            .contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .filter { $0.pathExtension == "LICENSE" }
            .compactMap { file in
                let content = try String(contentsOf: file, encoding: .utf8)
                return ReferenceText(content).map { (file.lastPathComponent, $0) }
            }
            .sorted { ($0.1.id, $0.0) < ($1.1.id, $1.0) }
            .map(\.1)
    }
}

extension ReferenceText {
    /// Nil where a file has no text or no id of the SPDX list.
    init?(_ content: String) {
        let lines = content.split(separator: "\n", omittingEmptySubsequences: false)
        guard let end = lines.dropFirst().firstIndex(of: "---") else { return nil }
        let head = lines[..<end]
        let key = "spdx_license_key: "
        guard let line = head.first(where: { $0.hasPrefix(key) }) else { return nil }
        let name = String(line.dropFirst(key.count))
        id = AdoptedTexts.id(of: name) ?? name
        text = lines[(end + 1)...].joined(separator: "\n")
    }
}
