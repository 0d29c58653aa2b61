import Foundation

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
            let index = try Data(ReferenceIndex.bytes(of: ReferenceText.all(in: folder)))
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
}
