import ArchiveFixtures
import Testing

@testable import DebianSystems

@Suite struct ArReaderTests {
    /// The members with their bodies, and the error that ended them.
    private func read(_ bytes: [UInt8], _ way: Way = .file) async throws -> ReadArchive {
        try await withStream(bytes, way) { stream in
            var archive = ReadArchive()
            do throws(ArchiveError) {
                var reader = try ArReader(stream, budget: ReadingBudget())
                while let entry = try reader.next() {
                    let name = String(decoding: entry.name, as: UTF8.self)
                    let body = try reader.member().read(entry.size)
                    archive.lines.append("\(name): \(String(decoding: body, as: UTF8.self))")
                }
            } catch {
                archive.error = error
            }
            return archive
        }
    }

    private var package: [UInt8] {
        var archive = ArBuilder()
        archive.member("debian-binary", Array("2.0\n".utf8))
        archive.member("control.tar.xz/", Array("odd".utf8))
        archive.member("data.tar.zstdgzx", Array("even".utf8))
        return archive.bytes
    }

    @Test(arguments: Way.allCases)
    func `members come in their order, with their bodies`(_ way: Way) async throws {
        #expect(
            try await read(package, way)
                == ReadArchive(lines: [
                    "debian-binary: 2.0\n", "control.tar.xz: odd", "data.tar.zstdgzx: even",
                ]))
    }

    @Test(arguments: Way.allCases)
    func `an archive may end behind any member, but nowhere else`(_ way: Way) async throws {
        for length in 0..<package.count {
            let archive = try await read(Array(package.prefix(length)), way)
            switch length {
            case ..<8: #expect(archive.error == .unknownFormat)
            case 8, 72, 135, 136: #expect(archive.error == nil, "\(length)")
            default:
                guard case .damaged(.truncated, _)? = archive.error else {
                    Issue.record("\(length): \(archive)")
                    continue
                }
            }
        }
    }

    @Test func `an archive without bytes behind an odd member is whole`() async throws {
        var archive = ArBuilder()
        archive.member("odd", [0x21])
        #expect(try await read(archive.bytes.dropLast()) == ReadArchive(lines: ["odd: !"]))
    }

    @Test(arguments: ["-1", "1x", "", "x", "+", "1 1"])
    func `a size that can't be is damage`(_ size: String) async throws {
        var archive = ArBuilder()
        archive.member("file", [1, 2], size: size)
        #expect(try await read(archive.bytes).error == .damaged(.size, offset: 8))
    }

    @Test func `a size beyond the end is damage`() async throws {
        var archive = ArBuilder()
        archive.member("file", [1, 2], size: "9999999999")
        guard case .damaged(.truncated, _)? = try await read(archive.bytes).error else {
            Issue.record("no damage")
            return
        }
    }

    @Test func `a header without its last two bytes is damage`() async throws {
        var bytes = package
        bytes[66] = 0
        #expect(try await read(bytes).error == .damaged(.header, offset: 8))
    }
}
