import ArchiveFixtures
import Testing

@testable import DebianSystems

@Suite struct ChangesetTests {
    @Test func `what a listing reads is kept, in the tar's order, and nothing else`() async throws {
        let layer = try await Changeset {
            $0.folder("./")
            $0.folder("usr/")
            $0.folder("usr/bin")
            $0.file("usr/bin/apple", "a program")
            $0.link("bin", to: "usr/bin")
            $0.folder("usr/share/doc/apple")
            $0.file("usr/share/doc/apple/changelog.gz", "changes")
            $0.file("usr/share/doc/apple/copyright", "Apple")
            $0.link("usr/share/doc/pear", to: "apple")
            $0.hardLink("usr/share/doc/plum/copyright", to: "./usr/share/doc/apple/copyright")
            $0.file("usr/share/doc/note", "place")
            $0.file("var/lib/dpkg/status", "Package: apple\n")
            $0.file("usr/bin/.wh.pear")
            $0.file("usr/share/.wh.doc")
            $0.file("usr/share/.wh..wh..opq")
        }
        #expect(
            layer.lines == [
                "usr/", "usr/share/doc/apple/", "usr/share/doc/apple/copyright (5)",
                "usr/share/doc/pear -> apple",
                "usr/share/doc/plum/copyright = usr/share/doc/apple/copyright",
                "usr/share/doc/note other", "var/lib/dpkg/status (15)", "usr/share/doc removed",
                "usr/share emptied",
            ])
    }

    @Test func `a file that is longer than anybody reads keeps its size alone`() async throws {
        let layer = try await Changeset {
            $0.file("etc/hostname", [UInt8](repeating: 0x61, count: 4097))
            $0.file("etc/os-release", [UInt8](repeating: 0x61, count: 4097))
        }
        let omitted = layer.changes.map { change in
            if case .file(.omitted(let size)) = change.kind { size } else { 0 }
        }
        #expect(omitted == [4097, 0])
    }

    // MARK: Limits

    @Test func `links beyond the limit end the reading`() async throws {
        let budget = ReadingBudget()
        budget.nodes = ReadingBudget.Allowance(1000, of: .keptEntries)
        await #expect(throws: ArchiveError.limit(.keptEntries)) {
            _ = try await Changeset(keeping: .once, budget: budget) {
                for number in 0..<1001 { $0.link("usr/lib/link\(number)", to: "target") }
            }
        }
    }

    @Test func `what isn't kept counts as no node`() async throws {
        let budget = ReadingBudget()
        budget.nodes = ReadingBudget.Allowance(1, of: .keptEntries)
        let layer = try await Changeset(budget: budget) {
            for number in 0..<1000 { $0.link("usr/lib/link\(number)", to: "target") }
            $0.file("etc/hostname", "orchard")
        }
        #expect(layer.lines == ["etc/hostname (7)"])
    }

    @Test func `paths and links count as kept bytes`() async throws {
        let budget = ReadingBudget()
        budget.keptBytes = ReadingBudget.Allowance(1000, of: .keptBytes)
        await #expect(throws: ArchiveError.limit(.keptBytes)) {
            _ = try await Changeset(budget: budget) {
                $0.gnuLongLink(String(repeating: "a", count: 1001))
                $0.link("usr/share/doc/apple", to: "")
            }
        }
    }

    @Test func `each name counts as kept bytes, however short it is`() async throws {
        let budget = ReadingBudget()
        budget.keptBytes = ReadingBudget.Allowance(3000, of: .keptBytes)
        await #expect(throws: ArchiveError.limit(.keptBytes)) {
            _ = try await Changeset(budget: budget) {
                $0.hardLink("etc/hostname", to: String(repeating: "a/", count: 49) + "a")
            }
        }
    }

    @Test func `paths of what a pipe doesn't keep count as kept bytes`() async throws {
        let budget = ReadingBudget()
        budget.keptBytes = ReadingBudget.Allowance(1000, of: .keptBytes)
        await #expect(throws: ArchiveError.limit(.keptBytes)) {
            _ = try await Changeset(keeping: .once, budget: budget) {
                for number in 0..<20 { $0.file("opt/\(number)") }
            }
        }
    }

    // MARK: What a listing reads

    @Test(arguments: [
        ("var/lib/dpkg/status", true), ("var/lib/dpkg/status.d/apple", true),
        ("var/lib/dpkg/.wh.status", true), ("var/lib/dpkg/.wh..wh..opq", true),
        ("var/lib/.wh.dpkg", true), (".wh.var", true), (".wh..wh..opq", true),
        ("var/lib/dpkg/.wh.status.d", true), ("var/lib/dpkg/status.d/.wh.apple", true),
        ("var/lib/dpkg", true), ("var/lib/dpkg/info/apple.list", false),
        ("usr/share/doc/apple/copyright", true), ("usr/share/doc/apple/.wh.copyright", true),
        ("usr/share/doc/.wh.apple", true), ("usr/.wh.share", true), ("usr/share/info", false),
        ("usr/share/.wh.info", false), ("var/cache/.wh..wh..opq", false),
    ])
    func `a layer changes the listing if packages or licenses may differ above it`(
        _ path: String, _ changes: Bool
    ) async throws {
        let layer = try await Changeset(keeping: .listing) {
            $0.folder("var/lib/dpkg")
            $0.file(path)
        }
        #expect(layer.changesListing == changes)
    }
}
