import Testing

@testable import DebianCopyright

/// A text's lines that begin with `1` stand for one licence's text, those with `2` for another's.
struct ProseAnalysisMainTests {
    private func main(of text: String, isPartial: Bool = false) -> StatedLicense? {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let statements: [IdentifiedStatement] = ["ISC", "MIT"].enumerated().map { place, id in
            let own = lines.indices.filter { lines[$0].hasPrefix("\(place + 1)") }.map { $0 + 1 }
            return IdentifiedStatement(
                license: .license(id), basis: .text, rule: .licenseText,
                lines: own[0]...own[own.count - 1], isPartial: isPartial && place == 1)
        }
        return ByteView.withBytes(of: Array(text.utf8)) {
            ProseAnalysis.main(of: statements, in: $0)?.license
        }
    }

    private static let both: StatedLicense = .and([.license("ISC"), .license("MIT")])

    @Test(arguments: [
        "© 2001 A. A.\n\n1 Turn it.\n1 Oil it.\n\n© 2002 B. B.\n   and others\n\n2 Spin it.",
        "From the moon.\n\nCopyright 2001 A. A.\n1 Turn it.\n----\n(c) 2002 B. B.\n2 Spin it.\n\nEnd.",
    ])
    func `two texts below their holders that nothing ranks are both the main one`(text: String) {
        #expect(main(of: text) == Self.both)
        #expect(main(of: text, isPartial: true) == .license("ISC"))
    }

    @Test(arguments: [
        "1 Turn it.\n\n© 2002 B. B.\n\n2 Spin it.",
        "Most files:\n\n© 2001 A. A.\n\n1 Turn it.\n\n© 2002 B. B.\n\n2 Spin it.",
        "© 2001 A. A.\n\n1 Turn it.\n\nThe moon:\n\n© 2002 B. B.\n\n2 Spin it.",
        "© 2001 A. A.\n\n1 Turn it.\n\n2 Spin it.",
        "© 2001 A. A.\n\n1 Turn it.\n\n© 2002 B. B.\n\n2 Spin it.\n\n© 2003 N. N.\n\nOil it.",
    ])
    func `else the first one is`(text: String) {
        #expect(main(of: text) == .license("ISC"))
    }
}
