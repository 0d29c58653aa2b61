import Foundation
import SPDXTemplates

/// Makes the index of license texts that the engine embeds, or says whether a file is that index.
///
///     pip download --no-deps licensedcode-data   # and unzip the wheel
///     git clone https://github.com/spdx/license-list-XML
///     make license-index DATA=licensedcode/data/licenses SPDX=license-list-XML
///     make license-index DATA=licensedcode/data/licenses SPDX=license-list-XML CHECK=--check
///
/// The same texts make the same bytes.
@main
enum LicenseIndexGenerator {
    static func main() {
        var arguments = Array(CommandLine.arguments.dropFirst())
        let isCheck = arguments.first == "--check"
        if isCheck { arguments.removeFirst() }
        guard arguments.count == 3 else {
            fail(
                "usage: LicenseIndexGenerator [--check] LIST-FOLDER TEXTS-FOLDER INDEX-FILE",
                status: 2)
        }
        let (list, texts, file) = (
            URL(fileURLWithPath: arguments[0]), URL(fileURLWithPath: arguments[1]),
            URL(fileURLWithPath: arguments[2])
        )
        do {
            let index = try Data(
                ReferenceIndex.bytes(
                    of: SPDXTemplate.all(in: list), beside: ReferenceText.all(in: texts),
                    equivalents: String(
                        contentsOf: list.appendingPathComponent("equivalentwords.txt"),
                        encoding: .utf8)))
            if !isCheck {
                try index.write(to: file)
            } else if try Data(contentsOf: file) != index {
                fail("\(file.path) is not what the texts make: make license-index", status: 1)
            }
        } catch {
            fail("\(error)", status: 1)
        }
    }

    private static func fail(_ message: String, status: Int32) -> Never {
        FileHandle.standardError.write(Data("LicenseIndexGenerator: \(message)\n".utf8))
        exit(status)
    }
}
