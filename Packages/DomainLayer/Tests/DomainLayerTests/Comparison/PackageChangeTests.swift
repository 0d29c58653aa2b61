import Testing

@testable import DomainLayer

struct PackageChangeTests {
    private let old = PackageLicense.compared("a")

    /// The change to the old package after an edit.
    private func change(_ edit: (inout PackageLicense) -> Void) -> PackageChange? {
        var new = old
        edit(&new)
        return PackageChange(from: old, to: new)
    }

    /// The change to the old package after an edit of its statement.
    private func changeOfStatement(_ edit: (inout LicenseStatement) -> Void) -> PackageChange? {
        change { package in
            var statement = package.statements[0]
            edit(&statement)
            package.statements = [statement]
        }
    }

    @Test func `nothing is no change`() {
        #expect(PackageChange(from: old, to: old) == nil)
    }

    @Test func `a version alone is no change of license`() {
        let change = change { $0.version = "2-1" }
        #expect(change?.aspects == [.version])
        #expect(change?.isVersionAlone == true)
        #expect(self.change { $0.architecture = "all" }?.isVersionAlone == true)
        let both = self.change {
            $0.version = "2-1"
            $0.expression = .id("ISC")
        }
        #expect(both?.aspects == [.version, .license])
        #expect(both?.isVersionAlone == false)
    }

    @Test func `another order of the same licenses is no change`() {
        let one = PackageLicense.compared(
            "a", stating: .and([.id("MIT"), .id("ISC")]), statements: [])
        let other = PackageLicense.compared(
            "a", stating: .and([.id("ISC"), .id("MIT")]), statements: [])
        #expect(PackageChange(from: one, to: other) == nil)
        let choice = PackageLicense.compared(
            "a", stating: .or([.id("ISC"), .id("MIT")]), statements: [])
        #expect(PackageChange(from: one, to: choice)?.aspects == [.license, .mainLicense])
    }

    @Test func `a license that is not stated any more is a change`() {
        #expect(change { $0.expression = nil }?.aspects == [.license])
        #expect(change { $0.mainExpression = .id("ISC") }?.aspects == [.mainLicense])
        var mute = old
        mute.expression = nil
        #expect(PackageChange(from: mute, to: mute) == nil)
    }

    @Test func `a statement that moved, or is understood by another rule, is the same`() {
        #expect(changeOfStatement { $0.lines = 8...10 } == nil)
        #expect(changeOfStatement { $0.method = .listedID } == nil)
    }

    @Test func `a statement about other files, or on another basis, is another one`() {
        let change = changeOfStatement { $0.files = ["src/*"] }
        #expect(change?.aspects == [.statements])
        #expect(change?.statements.removed.map(\.files) == [["*"]])
        #expect(change?.statements.added.map(\.files) == [["src/*"]])
        #expect(self.changeOfStatement { $0.basis = .grant }?.aspects == [.statements])
        #expect(self.changeOfStatement { $0.name = "MIT" }?.aspects == [.statements])
        #expect(self.changeOfStatement { $0.underlying = ["X"] }?.aspects == [.statements])
    }

    @Test func `holders are compared apart from what they hold`() {
        let change = changeOfStatement { $0.holders = ["2021 Somebody", "Nobody"] }
        #expect(change?.aspects == [.holders])
        #expect(
            change?.holders
                == CollectionDifference(
                    removed: ["2020 Somebody"], added: ["2021 Somebody", "Nobody"]))
        #expect(
            self.change { $0.statements = [old.statements[0], old.statements[0]] }?.aspects
                == [.statements])
    }

    @Test func `texts are compared by digests where both sides have one`() {
        #expect(change { $0.textDigest = "sha256:2" }?.aspects == [.text])
        #expect(change { $0.textDigest = nil } == nil)
    }

    @Test func `a finding that moved is the same`() {
        let finding = LicenseFinding(.unknownShortName, line: 3, declared: "x")
        let moved = LicenseFinding(.unknownShortName, line: 4, declared: "x")
        let other = LicenseFinding(.unknownShortName, line: 4, declared: "y")
        let old = PackageLicense.compared("a", findings: [finding])
        #expect(PackageChange(from: old, to: .compared("a", findings: [moved])) == nil)
        let change = PackageChange(from: old, to: .compared("a", findings: [other]))
        #expect(change?.aspects == [.findings])
        #expect(change?.findings == CollectionDifference(removed: [finding], added: [other]))
    }

    @Test func `another reason is a change`() {
        #expect(change { $0.reason = .listed(.answeredBySibling, path: "b") }?.aspects == [.reason])
    }
}

struct CollectionDifferenceTests {
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
        #expect(
            CollectionDifference(from: old, to: new) { $0 }
                == CollectionDifference(removed: removed, added: added))
    }

    @Test func `elements of one meaning are the same`() {
        let exchange = CollectionDifference(from: ["A", "b"], to: ["a", "C"]) { $0.lowercased() }
        #expect(exchange == CollectionDifference(removed: ["b"], added: ["C"]))
    }

    @Test func `it is empty where nothing came or went`() {
        #expect(CollectionDifference<String>().isEmpty)
        #expect(!CollectionDifference(removed: ["a"]).isEmpty)
        #expect(!CollectionDifference(added: ["a"]).isEmpty)
    }
}

extension PackageChange {
    fileprivate init?(from old: PackageLicense, to new: PackageLicense) {
        var answers = AnswerChanges()
        self.init(from: old, to: new, &answers)
    }
}
