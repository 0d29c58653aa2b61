import Foundation
import Testing

@testable import FuzzTarget

@Suite struct ArchiveSeedsTests {
    @Test(arguments: [
        "archive", "archive-deb", "archive-gnu", "archive-gzip", "archive-image", "archive-layout",
        "archive-package", "archive-pax",
    ])
    func `the readers of archives keep their promises on good ones`(name: String) async throws {
        let file = URL(filePath: #filePath).appending(path: "../../../../Fuzzing/corpus/\(name)")
        let bytes = [UInt8](try Data(contentsOf: file.standardizedFileURL))
        #expect(bytes.first == 0x1D, "archives are told apart by their first byte")
        #expect(await FuzzedInput.broken(by: bytes) == [])
    }
}
