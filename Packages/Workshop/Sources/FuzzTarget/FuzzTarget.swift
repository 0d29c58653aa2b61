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

    /// `FuzzTarget FILE…` runs the parsers over inputs that libFuzzer has kept.
    ///
    /// libFuzzer brings a `main` of its own, so `make fuzz` builds this file with `FUZZER` set.
    @main
    struct FuzzTarget {
        static func main() throws {
            for path in CommandLine.arguments.dropFirst() {
                let bytes = [UInt8](try Data(contentsOf: URL(filePath: path)))
                let broken = ParserPromises.broken(by: bytes)
                print("\(path): \(broken.isEmpty ? "fine" : broken.joined(separator: "; "))")
            }
        }
    }
#endif
