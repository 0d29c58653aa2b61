import DomainLayer
import Testing

struct LicenseExpressionCategoriesTests {
    @Test(arguments: [
        ("MIT", LicenseCategory.permissive),
        ("Artistic-1.0-Perl OR GPL-1.0-or-later", .weakCopyleft),
        ("MIT AND GPL-2.0-only", .strongCopyleft),
        ("(GPL-3.0-only OR MIT) AND LGPL-2.1-only", .weakCopyleft),
        ("(GPL-3.0-only OR AGPL-3.0-only) AND MIT", .strongCopyleft),
        ("GPL-3.0-or-later WITH GCC-exception-3.1", .weakCopyleft),
        ("EPL-1.0+", .weakCopyleft),
        ("LicenseRef-public-domain AND OFL-1.1", .font),
        ("MIT OR LicenseRef-deb-x-01234567", .permissive),
        ("AGPL-3.0-only AND LicenseRef-deb-x-01234567", .networkCopyleft),
        ("DocumentRef-d:LicenseRef-public-domain", .unknown),
        ("NotOnTheList", .unknown),
        // Choosing the known side means copyleft, because the other side has something unknown.
        ("(MIT AND LicenseRef-x) OR GPL-2.0-only", .strongCopyleft),
        // There is no real choice, because one of its sides is required anyway.
        ("(MIT OR LicenseRef-x) AND LicenseRef-x", .unknown),
    ])
    func `of a choice the least demanding counts, of several together the most demanding known one`(
        text: String, category: LicenseCategory
    ) throws {
        #expect(try LicenseExpression(parsing: text).category() == category)
    }

    @Test(
        arguments: [
            ("MIT AND GPL-2.0-only", [.permissive, .strongCopyleft]),
            ("MIT OR GPL-2.0-only", [.permissive]),
            ("LicenseRef-x OR GPL-2.0-only", [.strongCopyleft]),
            ("LicenseRef-x AND GPL-2.0-only", [.strongCopyleft, .unknown]),
            ("LicenseRef-x OR LicenseRef-y", [.unknown]),
            ("(MIT AND LicenseRef-x) OR GPL-2.0-only", [.permissive, .strongCopyleft]),
            ("(MIT OR GPL-2.0-only) AND GPL-2.0-only", [.strongCopyleft]),
            (
                "(LGPL-2.1-only OR GPL-2.0-only) AND (LGPL-2.1-only OR GPL-2.0-only OR MIT)",
                [.weakCopyleft]
            ),
        ] as [(String, Set<LicenseCategory>)])
    func `each clause asks what its least demanding known alternative does`(
        text: String, categories: Set<LicenseCategory>
    ) throws {
        let expression = try LicenseExpression(parsing: text)
        #expect(expression.categoriesOfClauses() == categories)
        #expect(expression.isUnknown() == categories.contains(.unknown))
    }

    @Test func `an expression with more clauses than anybody writes out has their categories too`()
        throws
    {
        // Each pair doubles the clauses: there are 2^40, each with one license of every pair.
        let pairs = (0..<40).map { "(LicenseRef-\($0) AND LGPL-2.1-only)" }
        let expression = try LicenseExpression(
            parsing: (pairs + ["(GPL-2.0-only AND AGPL-3.0-only)"]).joined(separator: " OR "))
        #expect(
            expression.categoriesOfClauses() == [.weakCopyleft, .strongCopyleft, .networkCopyleft])
        #expect(expression.category() == .networkCopyleft)
    }

    @Test func `terms come with their categories, ordered as bytes`() throws {
        let expression = try LicenseExpression(
            parsing: "MIT AND GPL-2.0-only WITH Classpath-exception-2.0 AND LicenseRef-x")
        #expect(
            expression.categories().map { "\($0.term): \($0.category.rawValue)" } == [
                "GPL-2.0-only WITH Classpath-exception-2.0: weak-copyleft",
                "LicenseRef-x: unknown", "MIT: permissive",
            ])
    }

    @Test func `a text that could be read has the category that it comes to`() throws {
        let readings = [
            "LicenseRef-deb-1": LicenseReading(category: .permissive),
            "LicenseRef-deb-2": LicenseReading(category: .restricted),
            "LicenseRef-deb-3": LicenseReading(),
            // A listed license keeps the list's category.
            "GPL-2.0-only": LicenseReading(category: .permissive),
        ]
        func category(_ text: String) throws -> LicenseCategory {
            try LicenseExpression(parsing: text).category(reading: readings)
        }
        #expect(try category("MIT AND LicenseRef-deb-1") == .permissive)
        #expect(try category("LicenseRef-deb-1 OR LicenseRef-deb-2") == .permissive)
        #expect(try category("LicenseRef-deb-1 AND LicenseRef-deb-2") == .restricted)
        #expect(try category("GPL-2.0-only") == .strongCopyleft)
        #expect(try category("LicenseRef-deb-3") == .unknown)
        let mixed = try LicenseExpression(parsing: "LicenseRef-deb-1 AND LicenseRef-deb-3")
        #expect(mixed.category(reading: readings) == .permissive)
        #expect(mixed.isUnknown(reading: readings))
        #expect(
            mixed.categoriesOfClauses(reading: readings) == [.permissive, .unknown])
    }
}
