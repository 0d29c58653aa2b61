import ArchiveFixtures
import DebianRootFixtures
import Foundation
import SampleRoots

/// The promises that an input breaks: bytes alone go to the parsers, an archive to its readers, a
/// system to the program.
enum FuzzedInput {
    /// A folder in memory, if the machine has one.
    private static let parent =
        FileManager.default.fileExists(atPath: "/dev/shm") ? "/dev/shm" : "/tmp"

    /// The first byte of an input whose other bytes are an archive.
    private static let archive: UInt8 = 0x1D

    /// - Returns: a sentence for each promise that was broken; empty if all were kept.
    static func broken(by bytes: [UInt8]) async -> [String] {
        if bytes.first == archive {
            do {
                return try await ArchivePromises.broken(by: Array(bytes.dropFirst()))
            } catch {
                return ["\(error)"]
            }
        }
        guard let files = SystemFiles(dividing: bytes) else {
            return ParserPromises.broken(by: bytes)
        }
        return await SystemPromises.broken(by: files, in: "\(parent)/fuzz-\(UUID())")
    }
}

#if FUZZER
    /// The function that libFuzzer calls for each input: a broken promise ends the program, so that
    /// libFuzzer keeps the input.
    @_cdecl("LLVMFuzzerTestOneInput")
    public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
        let bytes = [UInt8](UnsafeBufferPointer(start: start, count: count))
        MainActor.assumeIsolated {
            var isDone = false
            Task {
                if let broken = await FuzzedInput.broken(by: bytes).first { fatalError(broken) }
                isDone = true
            }
            // Meanwhile the commands run on this thread.
            while !isDone { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
        }
        return 0
    }
#else
    /// `FuzzTarget FILE…` runs the promises over inputs that libFuzzer has kept.
    ///
    /// libFuzzer brings a `main` of its own, so `make fuzz` builds this file with `FUZZER` set.
    @main
    struct FuzzTarget {
        static func main() async throws {
            for path in CommandLine.arguments.dropFirst() {
                let bytes = [UInt8](try Data(contentsOf: URL(filePath: path)))
                let broken = await FuzzedInput.broken(by: bytes)
                print("\(path): \(broken.isEmpty ? "fine" : broken.joined(separator: "; "))")
            }
        }
    }
#endif
