import StreamedJSON
import Testing

@testable import FrameworkLayer

struct InputLinesTests {
    /// The lines of a text that comes in pieces, and the error that ended it.
    private func lines(
        of text: String, limit: Int, piece: Int
    ) -> (lines: [String], error: JSONReaderError?) {
        var rest = Array(text.utf8)[...]
        var lines = InputLines(limit: limit) { room in
            let bytes = rest.prefix(min(room.count, piece))
            room.copyBytes(from: bytes)
            rest = rest.dropFirst(bytes.count)
            return .success(bytes.count)
        }
        var texts: [String] = []
        do throws(JSONReaderError) {
            while let line = try lines.next() {
                texts.append(String(decoding: line, as: UTF8.self))
            }
            #expect(lines.count == texts.count)
            return (texts, nil)
        } catch {
            return (texts, error)
        }
    }

    @Test(arguments: [1, 2, 3, 5, 100])
    func `lines come whole, whatever the pieces are`(piece: Int) {
        for (text, expected) in [
            ("", []), ("\n", [""]), ("a", ["a"]), ("a\n", ["a"]), ("a\n\nbc", ["a", "", "bc"]),
            ("abcde\nfghij\nk\n", ["abcde", "fghij", "k"]), ("abcde", ["abcde"]),
        ] {
            let (lines, error) = lines(of: text, limit: 5, piece: piece)
            #expect(lines == expected)
            #expect(error == nil)
        }
    }

    @Test(arguments: [1, 2, 100])
    func `a line that is too long is an error with its place`(piece: Int) {
        for text in ["abc\ndefghi\nj\n", "abc\ndefghi"] {
            let (lines, error) = lines(of: text, limit: 5, piece: piece)
            #expect(lines == ["abc"])
            #expect(error == .invalid(JSONProblem(.tooLong(limit: 5), line: 2, column: 6)))
        }
    }

    @Test func `what the source fails with is passed on`() {
        var lines = InputLines(limit: 5) { _ in .failure(.cancelled) }
        #expect(throws: JSONReaderError.cancelled) { try lines.next() }
    }
}
