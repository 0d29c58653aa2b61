import DomainLayer
import Testing
import Wording

struct LicenseCategoryWordingTests {
    @Test func `each category has a name`() {
        #expect(
            LicenseCategory.allCases.map(\.label) == [
                "public domain", "permissive", "font", "documentation", "weak copyleft",
                "strong copyleft", "network copyleft", "restricted", "unknown",
            ])
    }
}

struct LicenseExpressionWordingTests {
    @Test(arguments: [
        ("MIT OR LicenseRef-deb-0a1b", "Quill", "MIT OR “Quill” (unlisted)"),
        ("LicenseRef-deb-0a1b", "MIT” OR “ISC", "“MIT OR ISC” (unlisted)"),
        ("LicenseRef-deb-0a1b", "“By using the …”", "“By using the …” (unlisted)"),
        ("LicenseRef-scancode-sun", "Sun", "“Sun” (LicenseRef-scancode-sun)"),
    ])
    func `in lists a name in quotation marks stands for an id that is made from a text`(
        expression: String, name: String, label: String
    ) throws {
        let names = ["LicenseRef-deb-0a1b": name, "LicenseRef-scancode-sun": name]
        #expect(try LicenseExpression(parsing: expression).shortLabel(names) == label)
    }

    @Test func `an id without a name stays`() {
        #expect("LicenseRef-deb-0a1b".shortLabel(["MIT": "Expat"]) == "LicenseRef-deb-0a1b")
    }
}
