import Synchronization
import TerminalUI
import Testing

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

@MainActor
struct PagerTests {
    /// The bytes that reach standard output and the pager, which keeps them in a file.
    private func show(_ count: Int, screenHeight: Int?) throws -> (output: Int, paged: Int) {
        var template = Array("/tmp/pager-XXXXXX".utf8CString)
        let file = mkstemp(&template)
        let path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
        defer {
            close(file)
            unlink(path)
        }
        let written = Mutex(0)
        let terminal = Terminal(
            width: 80, isTerminal: true, isErrorTerminal: true,
            pager: Pager("cat > \(path)", screenHeight: screenHeight),
            output: { bytes throws(TerminalError) in written.withLock { $0 += bytes.count } },
            error: { _ throws(TerminalError) in })
        let lines = VStack { ForEach(0..<count) { Text("\($0 % 10)") } }.rendered(width: 80)
        try terminal.page(lines)
        var status = stat()
        fstat(file, &status)
        return (written.withLock { $0 }, Int(status.st_size))
    }

    @Test(arguments: [
        (4, 5, 8, 0), (5, 5, 0, 10), (100_000, 24, 0, 200_000), (100, nil, 200, 0),
    ])
    func `lines that the screen can't hold go through the pager`(
        count: Int, height: Int?, output: Int, paged: Int
    ) throws {
        let seen = try show(count, screenHeight: height)
        #expect(seen == (output, paged))
    }

    @Test(arguments: ["", "cat"])
    func `an empty PAGER, and cat, page nothing`(command: String) {
        #expect(Pager(command, screenHeight: 24) == nil)
    }

    @Test func `who leaves the pager early has read enough`() throws {
        let pager = Pager("exec true", screenHeight: 2)
        let terminal = Terminal(
            width: 80, isTerminal: true, isErrorTerminal: true, pager: pager,
            output: { _ throws(TerminalError) in }, error: { _ throws(TerminalError) in })
        let many = VStack { ForEach(0..<200_000) { _ in Text("line") } }.rendered(width: 80)
        #expect(throws: Never.self) { try terminal.page(many) }
    }
}
