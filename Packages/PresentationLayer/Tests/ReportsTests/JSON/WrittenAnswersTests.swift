import DomainLayer
import Testing

@testable import Reports

struct WrittenAnswersTests {
    private static func entry(_ name: String, like other: LicenseEntry) -> LicenseEntry {
        var entry = other
        entry.name = name
        return entry
    }

    private static func json(_ count: Int) -> JSONWriter.Fragment {
        JSONWriter(.compact, into: [UInt8](repeating: 0x20, count: count)).fragment
    }

    /// The ways of entries in turn, as the size of what was written before; each first one is kept.
    private static func ways(
        of entries: [LicenseEntry], keeping size: Int = 7
    ) -> [String] {
        let written = WrittenAnswers(of: entries)
        return entries.map { entry in
            switch written.way(of: entry) {
            case .once: return "once"
            case .first:
                written.keep(json(size), of: entry)
                return "first"
            case .again(let json): return "again \(json.count)"
            }
        }
    }

    @Test func `what one package says is written once, what several say is written again`() {
        let (one, other) = (LicenseEntry.heron, Self.entry("other", like: .heron))
        #expect(
            Self.ways(of: [one, .stork, other, one]) == ["first", "once", "again 7", "again 7"])
        #expect(Self.ways(of: [one]) == ["once"])
        #expect(Self.ways(of: []) == [])
    }

    @Test func `the same statements with another answer are written anew`() {
        var other = Self.entry("other", like: .heron)
        other.expression = nil
        #expect(Self.ways(of: [.heron, other, .heron]) == ["first", "first", "again 7"])
    }

    @Test func `what is beyond the budget is not kept`() {
        let entries = [LicenseEntry.heron, .heron, .heron]
        #expect(
            Self.ways(of: entries, keeping: 4 << 20) == ["first", "again 4194304", "again 4194304"])
        #expect(Self.ways(of: entries, keeping: (4 << 20) + 1) == ["first", "first", "first"])
    }

    @Test func `what came last makes room for others`() {
        var other = LicenseEntry.heron
        other.statements = LicenseStatements(Array(other.statements))
        let half = (4 << 20) - 7
        #expect(
            Self.ways(of: [.heron, .heron, other, other], keeping: half)
                == ["first", "again \(half)", "first", "again \(half)"])
    }
}
