import DomainLayer
import Testing

struct MainAnswerTests {
    @Test(
        arguments: [
            ("MIT AND Zlib AND ISC", "MIT", "MIT", 2, .permissive),
            ("MIT AND GPL-2.0-only", "MIT", "MIT", 1, .strongCopyleft),
            (
                "GPL-3.0-only AND GPL-3.0-only WITH GCC-exception-3.1", "GPL-3.0-only",
                "GPL-3.0-only", 0, .strongCopyleft
            ),
            ("MIT AND Zlib", nil, "MIT AND Zlib", 0, .permissive),
            ("MIT AND LicenseRef-x", "MIT", "MIT", 1, .permissive),
            (nil, nil, nil, 0, .unknown),
        ] as [(String?, String?, String?, Int, LicenseCategory)])
    func `the main license, how many more there are, and the category of them all`(
        whole: String?, main: String?, expression: String?, others: Int, category: LicenseCategory
    ) throws {
        let answer = MainAnswer(
            main: try main.map { try LicenseExpression(parsing: $0) },
            whole: try whole.map { try LicenseExpression(parsing: $0) })
        #expect(answer.expression?.description == expression)
        #expect(answer.others == others)
        #expect(answer.category == category)
        #expect(answer.isUnknown == (whole.map { $0.contains("LicenseRef-") } ?? true))
    }
}
