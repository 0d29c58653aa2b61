import PresentationLayer
import PresentationMocks
import Testing

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Every screen looks as recorded. After an intended change, `make snapshots` records the screens
/// again.
@MainActor
@Suite(.timeLimit(.minutes(10)))
struct SnapshotTests {
    @Test(arguments: ScreenPreview.all)
    func `a screen looks as it was recorded, and no line is too wide`(
        preview: ScreenPreview
    ) async throws {
        let frame = await preview.frame()
        let recorded = try Self.recorded(preview.situation)[preview.title] ?? ""
        if recorded != frame {
            Issue.record(
                """
                \(preview.title)
                \(Self.changes(from: recorded, to: frame))
                make snapshots records the screens as they are now
                """)
        }
        let lines = frame.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.count == ScreenPreview.rows)
        #expect(lines.allSatisfy { $0.count <= preview.columns })
    }

    @Test func `what was recorded is what is previewed`() throws {
        let situations = Set(ScreenPreview.all.map(\.situation))
        let titles = try situations.flatMap { try Self.recorded($0).keys }
        #expect(Set(titles) == Set(ScreenPreview.all.map(\.title)))
        #expect(ScreenPreview.all.count == titles.count)
        #expect(Self.files == Set(situations.map { "\($0).txt" }))
    }

    /// The lines that a frame has lost, with a minus, and those that it has got, with a plus.
    private static func changes(from old: String, to new: String) -> String {
        let lines = [old, new].map { $0.split(separator: "\n", omittingEmptySubsequences: false) }
        return lines[1].difference(from: lines[0]).map { change in
            switch change {
            case .remove(let line, let text, _): "line \(line + 1): -\(text)"
            case .insert(let line, let text, _): "line \(line + 1): +\(text)"
            }
        }.joined(separator: "\n")
    }

    /// The folder next to the test targets, since the snapshots are no sources.
    private static let folder =
        #filePath.split(separator: "/").dropLast(3).map { "/\($0)" }.joined() + "/Snapshots"

    /// The frames in a file from `make snapshots`, by the titles above them.
    private static func recorded(_ situation: String) throws -> [String: String] {
        let file = try #require(fopen("\(folder)/\(situation).txt", "r"), "\(situation) is missing")
        defer { fclose(file) }
        var bytes = [UInt8](repeating: 0, count: 1 << 16)
        let text = String(decoding: bytes[..<fread(&bytes, 1, bytes.count, file)], as: UTF8.self)
        var frames: [String: [Substring]] = [:]
        var title = ""
        // The last line feed ends the last line.
        for line in text.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
            if line.hasPrefix("━━ ") {
                title = String(line)
                frames[title] = []
            } else {
                frames[title, default: []].append(line)
            }
        }
        return frames.mapValues { $0.joined(separator: "\n") }
    }

    private static var files: Set<String> {
        guard let folder = opendir(folder) else { return [] }
        defer { closedir(folder) }
        var names: Set<String> = []
        while let entry = readdir(folder) {
            names.insert(
                withUnsafePointer(to: &entry.pointee.d_name) {
                    $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
                })
        }
        return names.filter { !$0.hasPrefix(".") }
    }
}

extension ScreenPreview {
    /// The name without the width; it names the file with all recorded widths.
    fileprivate var situation: String {
        name.split(separator: "-").dropLast().joined(separator: "-")
    }
}
