import DebianCopyright
import Foundation
import SPDXTemplates

/// Makes the two indexes of license texts that the engine embeds, `spdx.index` and
/// `licensedb.index`, or checks whether the files of a folder equal them.
///
/// `make license-index` runs it. The bytes depend only on the texts.
@main
enum LicenseIndexGenerator {
    static func main() {
        var arguments = Array(CommandLine.arguments.dropFirst())
        let isCheck = arguments.first == "--check"
        if isCheck { arguments.removeFirst() }
        guard arguments.count == 3 else {
            fail(
                "usage: LicenseIndexGenerator [--check] LIST-FOLDER TEXTS-FOLDER INDEX-FOLDER",
                status: 2)
        }
        let folders = arguments.map { URL(fileURLWithPath: $0, isDirectory: true) }
        do {
            for (name, bytes) in try indexes(list: folders[0], texts: folders[1]) {
                let file = folders[2].appendingPathComponent(name)
                if !isCheck {
                    try Data(bytes).write(to: file)
                } else if try Data(contentsOf: file) != Data(bytes) {
                    fail("\(file.path) is not what the texts make: make license-index", status: 1)
                }
            }
        } catch {
            fail("\(error)", status: 1)
        }
    }

    /// The indexes' bytes by the names of their files.
    private static func indexes(
        list: URL, texts: URL
    ) throws -> KeyValuePairs<String, [UInt8]> {
        let equivalents = try String(
            contentsOf: list.appendingPathComponent("equivalentwords.txt"), encoding: .utf8)
        let references = try ReferenceText.all(in: texts)
        let listed = try ReferenceIndex.bytes(
            of: SPDXTemplate.all(in: list), beside: references, equivalents: equivalents)
        guard let known = IndexedTexts(listed) else {
            preconditionFailure("the builder's own index is damaged")
        }
        let unlisted = try UnlistedIndex.bytes(
            of: references, besides: known, equivalents: equivalents)
        return ["spdx.index": listed, "licensedb.index": unlisted]
    }

    private static func fail(_ message: String, status: Int32) -> Never {
        FileHandle.standardError.write(Data("LicenseIndexGenerator: \(message)\n".utf8))
        exit(status)
    }
}
