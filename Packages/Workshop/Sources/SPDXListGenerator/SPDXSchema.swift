import Foundation

/// The ids of the SPDX list, as CycloneDX's JSON schema enumerates them.
struct SPDXSchema {
    /// Of the SPDX list: `3.28.0`.
    var version: String
    /// Ids of licences, deprecated ones included.
    var licenses: [String]
    /// Ids of exceptions, deprecated ones included.
    var exceptions: [String]

    private struct File: Decodable {
        var comment: String
        var ids: [String]

        enum CodingKeys: String, CodingKey {
            case comment = "$comment"
            case ids = "enum"
        }
    }

    /// The schema names licences first, then exceptions, each in order letter case aside: so the
    /// exceptions begin where the order falls back, which must happen once.
    init(contentsOf url: URL) throws {
        let file = try JSONDecoder().decode(File.self, from: Data(contentsOf: url))
        guard let version = file.comment.split(separator: "-").last, version.contains(".") else {
            throw DataError("\(url.path): no list version in $comment, \(file.comment)")
        }
        self.version = String(version)

        let folded = file.ids.map { $0.lowercased() }
        let falls = folded.indices.dropFirst().filter { folded[$0] < folded[$0 - 1] }
        guard falls.count == 1 else {
            throw DataError("\(url.path): licences and exceptions are no longer two sorted runs")
        }
        licenses = Array(file.ids[..<falls[0]])
        exceptions = Array(file.ids[falls[0]...])
    }
}
