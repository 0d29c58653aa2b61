import DomainLayer
import Foundation
import LicenseTexts

/// Makes the index of licence texts that the engine embeds, or says whether a file is that index.
///
///     pip download --no-deps licensedcode-data   # and unzip the wheel
///     make license-index DATA=licensedcode/data/licenses
///     make license-index DATA=licensedcode/data/licenses CHECK=--check
///
/// The same texts make the same bytes.
@main
enum LicenseIndexGenerator {
    static func main() {
        var arguments = Array(CommandLine.arguments.dropFirst())
        let isCheck = arguments.first == "--check"
        if isCheck { arguments.removeFirst() }
        guard arguments.count == 2 else {
            fail("usage: LicenseIndexGenerator [--check] TEXTS-FOLDER INDEX-FILE", status: 2)
        }
        let file = URL(fileURLWithPath: arguments[1])
        do {
            let folder = URL(fileURLWithPath: arguments[0])
            let index = try Data(index(of: ReferenceText.all(in: folder)))
            if !isCheck {
                try index.write(to: file)
            } else if try Data(contentsOf: file) != index {
                fail("\(arguments[1]) is not what the texts make: make license-index", status: 1)
            }
        } catch {
            fail("\(error)", status: 1)
        }
    }

    private static func fail(_ message: String, status: Int32) -> Never {
        FileHandle.standardError.write(Data("LicenseIndexGenerator: \(message)\n".utf8))
        exit(status)
    }

    private static func index(of references: [ReferenceText]) throws -> [UInt8] {
        let exceptions = Set(SPDXLicenseList.exceptionIDs)
        var builder = LicenseIndexBuilder()
        for reference in references {
            let unlisted = UnlistedExceptions.wordings(of: reference)
            let id = unlisted.isEmpty ? reference.id : LicenseIndex.unlisted
            let isException = exceptions.contains(id) || !unlisted.isEmpty
            guard isException || SPDXLicenseList.contains(id), !TextRules.repeatsAnother(id)
            else { continue }
            for text in unlisted.isEmpty ? TextRules.wordings(of: reference) : unlisted {
                do {
                    try builder.add(
                        id: id, isException: isException, rank: TextRules.rank(of: id),
                        text: Array(text.utf8), passages: TextRules.passages(of: id))
                } catch {
                    throw RefusedText(id: id, refusal: error)
                }
            }
        }
        return builder.build()
    }

    private struct RefusedText: Error {
        var id: String
        var refusal: LicenseIndexBuilder.Refusal
    }
}
