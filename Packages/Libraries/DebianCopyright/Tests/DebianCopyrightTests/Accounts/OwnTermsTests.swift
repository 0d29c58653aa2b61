import Testing

@testable import DebianCopyright

@Suite struct OwnTermsTests {
    /// The statements of a prose text and its findings, one per line.
    private func answer(_ text: String) -> [String] {
        let analysis = analysis(of: text)
        return analysis.statements.map { statement in
            let lines = "\(statement.lines.lowerBound)-\(statement.lines.upperBound)"
            let ids = statement.license?.licenseIDs.joined(separator: " ") ?? ""
            return "\(lines): \(ids.isEmpty ? "own" : ids)"
        } + analysis.findings.map { "\($0.line ?? 0): \($0.kind.rawValue)" }
    }

    @Test func `definitions, headings and disclaimers belong to a text's own terms`() {
        #expect(
            answer(
                """
                The orrery may be turned in binary form, without modification.

                1. No reverse engineering is permitted.

                "Binary form" includes every usual format.

                DISCLAIMER.

                THERE IS NO WARRANTY.

                The sources came from a friend.
                """) == ["1-9: own"])
    }

    @Test func `a restriction beside a grant is a rider`() {
        #expect(
            answer(
                """
                The orrery is under the GNU General Public License, version 2.

                Its moons may not be sold.
                """) == ["1-1: GPL-2.0-only", "3-3: own", "3: additional-condition"])
    }

    @Test func `terms that stand elsewhere are no text, but unexplained`() {
        #expect(
            answer(
                """
                The orrery is under the GNU General Public License, version 2.

                Additional terms apply, see https://orrery.example/terms.
                """) == ["1-1: GPL-2.0-only", "3: unexplained-terms"])
    }

    @Test func `a list's cell that says noncommercial states nothing`() {
        #expect(
            answer(
                """
                The orrery is under the GNU General Public License, version 2.

                Files with problems:

                * moon.c: noncommercial
                """) == ["1-1: GPL-2.0-only", "5: unexplained-terms"])
    }
}
