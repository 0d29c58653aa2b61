import ParserFuzzing

#if FUZZER
    /// What libFuzzer calls for each input: a broken promise ends the program, which makes it keep
    /// the input.
    @_cdecl("LLVMFuzzerTestOneInput")
    public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
        let bytes = [UInt8](UnsafeBufferPointer(start: start, count: count))
        if let broken = ParserPromises.broken(by: bytes).first { fatalError(broken) }
        return 0
    }
#else
    import Foundation
    import SampleRoots

    /// `FuzzTarget --seeds FOLDER` writes what libFuzzer begins with: `corpus/` and `words.dict`.
    /// `FuzzTarget FILE…` runs the parsers over inputs that it has kept.
    ///
    /// libFuzzer brings a `main` of its own, so `make fuzz` builds this file with `FUZZER` set.
    @main
    struct FuzzTarget {
        static func main() {
            let words = Array(CommandLine.arguments.dropFirst())
            do {
                if words.count == 2, words[0] == "--seeds" {
                    try writeSeeds(to: Folder(words[1]))
                } else {
                    for path in words { try replay(path) }
                }
            } catch {
                print("FuzzTarget: \(error)")
                exit(1)
            }
        }

        private static func writeSeeds(to folder: Folder) throws {
            let corpus = try folder.folder("corpus")
            for (name, text) in Seeds.all { try corpus.write(Array(text.utf8), as: name) }
            let lines = Seeds.words.map { "\"\(escaped($0))\"\n" }
            try folder.write(Array(lines.joined().utf8), as: "words.dict")
        }

        /// A word as libFuzzer's dictionaries want it: each byte as `\xAB`.
        private static func escaped(_ word: String) -> String {
            word.utf8.map { "\\x" + ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
        }

        private static func replay(_ path: String) throws {
            let bytes = [UInt8](try Data(contentsOf: URL(filePath: path)))
            let broken = ParserPromises.broken(by: bytes)
            print("\(path): \(broken.isEmpty ? "fine" : broken.joined(separator: "; "))")
        }
    }
#endif
