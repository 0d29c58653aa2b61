import DomainLayer
import Testing

struct LicenseExpressionLaterVersionsTests {
    @Test(arguments: [
        ("MIT AND (GPL-2.0-or-later OR Zlib)", "MIT AND (GPL-2.0-or-later OR Zlib)"),
        ("EPL-1.0+", "EPL-1.0 OR EPL-2.0"),
        ("MIT AND EPL-1.0+", "MIT AND (EPL-1.0 OR EPL-2.0)"),
        ("EPL-1.0+ OR EPL-2.0", "EPL-1.0 OR EPL-2.0"),
        (
            "MPL-1.1+ WITH GStreamer-exception-2008",
            "MPL-1.1 WITH GStreamer-exception-2008 OR MPL-2.0 WITH GStreamer-exception-2008"
        ),
        ("Zlib+", "Zlib"),
        ("EPL-2.0+", "EPL-2.0"),
        ("Unlisted-1.0+", "Unlisted-1.0"),
    ])
    func `a plus is the choice among the list's versions`(text: String, listed: String) throws {
        let expression = try LicenseExpression(parsing: text)
        #expect(expression.withLaterVersionsListed.description == listed)
    }
}
