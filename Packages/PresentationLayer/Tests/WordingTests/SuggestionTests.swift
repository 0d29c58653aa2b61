import Testing
import Wording

struct SuggestionTests {
    @Test(arguments: [
        ("lst", "list"),  // a letter left out
        ("listt", "list"),  // one too many
        ("lixt", "list"),  // a wrong one
        ("lsit", "list"),  // two swapped
        ("sumary", "summary"),
        ("sum", "summary"),  // the end left out
        ("s", "show"),  // the first of several
        ("sh", "show"),
    ])
    func `a word that is nearly right is recognized`(typed: String, meant: String) {
        #expect(Suggestion.nearest(to: typed, among: ["list", "show", "summary"]) == meant)
    }

    @Test(arguments: ["", "x", "frobnicate", "tsil", "LIST"])
    func `a word that is far from all gets no suggestion`(typed: String) {
        #expect(Suggestion.nearest(to: typed, among: ["list", "show", "summary"]) == nil)
    }

    @Test func `hyphens don't make an option longer`() {
        #expect(Suggestion.nearest(to: "--section", among: ["--version"]) == nil)
        #expect(Suggestion.nearest(to: "--vresoin", among: ["--version"]) == "--version")
    }

    @Test func `the nearest comes before a nearer place`() {
        #expect(
            Suggestion.nearest(to: "libxml3", among: ["libxslt", "libxml", "libxml2"]) == "libxml")
        #expect(Suggestion.nearest(to: "jsom", among: ["jsonl", "json"]) == "json")
    }

    @Test func `nothing known gives no suggestion`() {
        #expect(Suggestion.nearest(to: "list", among: []) == nil)
    }

    @Test func `a very long word is compared with nothing`() {
        let word = String(repeating: "x", count: 1_000_000)
        #expect(Suggestion.nearest(to: word, among: ["--root", "--license", "--category"]) == nil)
    }
}
