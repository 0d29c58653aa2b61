import Testing

@testable import DomainLayer

struct SectionPatternTests {
    @Test(arguments: [
        ("libs", "libs"), ("lib*", "libdevel"), ("main", "libs"), ("main/libs", "libs"),
        ("main/*", "libs"), ("*/libs", "libs"), ("*/libs", "non-free/libs"),
        ("non-free", "non-free/net"), ("non-free/*", "non-free/net"), ("*", ""), ("main", ""),
        ("non-free*", "non-free-firmware/kernel"),
    ])
    func `a pattern matches a section, its area, or both`(pattern: String, section: String) {
        #expect(SectionPattern(pattern).matches(section))
    }

    @Test(arguments: [
        ("libs", "non-free/libs"), ("main", "contrib/libs"), ("main/libs", "non-free/libs"),
        ("non-free", "non-free-firmware/kernel"), ("net", "libs"), ("libs", ""),
    ])
    func `a pattern matches no other section`(pattern: String, section: String) {
        #expect(!SectionPattern(pattern).matches(section))
    }
}
