import Testing

@testable import DomainLayer

struct ExchangeTests {
    @Test(
        arguments: [
            ([], [], [], []),
            (["a", "b"], ["b", "a"], [], []),
            (["a", "b"], ["b", "c"], ["a"], ["c"]),
            (["a", "b", "a"], ["a"], ["b", "a"], []),
            (["a"], ["b", "a", "b", "a"], [], ["b", "b", "a"]),
            (["c", "a", "b"], [], ["c", "a", "b"], []),
        ] as [([String], [String], [String], [String])])
    func `what went and what came, each in its order`(
        old: [String], new: [String], removed: [String], added: [String]
    ) {
        #expect(Exchange(from: old, to: new) { $0 } == Exchange(removed: removed, added: added))
    }

    @Test func `elements of one meaning are the same`() {
        let exchange = Exchange(from: ["A", "b"], to: ["a", "C"]) { $0.lowercased() }
        #expect(exchange == Exchange(removed: ["b"], added: ["C"]))
    }

    @Test func `it is empty where nothing came or went`() {
        #expect(Exchange<String>().isEmpty)
        #expect(!Exchange(removed: ["a"]).isEmpty)
        #expect(!Exchange(added: ["a"]).isEmpty)
    }
}
