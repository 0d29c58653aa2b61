import DomainLayer
import LicenseViews
import PresentationMocks
import Testing
import Wording

@testable import PresentationLayer

struct PackageSheetStateTests {
    private let packages = PackageRows(Samples.inventory.entries)
    private var state: PackageSheetState

    init() throws {
        state = PackageSheetState(
            subject: PackageSheetSubject(
                packages: packages,
                index: try #require(packages.position(of: "caravan-tools:amd64"))))
        state.onText(.success(Self.text(of: state.entry)))
    }

    private static func text(of entry: PackageLicense) -> SheetText {
        SheetText(
            License(id: entry.id, name: entry.name, body: Samples.text(of: entry.id) ?? ""),
            evidence: entry.statements)
    }

    @Test func `it begins with the facts`() {
        #expect(state.entry.id == "caravan-tools:amd64")
        #expect(state.position.anchor == nil)
        #expect(state.position.top == 0)
        #expect(!state.isSearched)
    }

    @Test func `it begins at the line that it was opened for, with its phrase found`() {
        var state = PackageSheetState(
            subject: PackageSheetSubject(
                packages: packages, index: state.index, line: 5, phrase: "caravan"))
        #expect(state.position.anchor == 5)
        state.onText(.success(Self.text(of: state.entry)))
        #expect(!state.matches.isEmpty)
        #expect(state.match == state.matches.firstIndex { $0 >= 5 })
        #expect(state.isSearched)
    }

    @Test func `statements are gone through, and their lines come into view`() {
        var state = state
        let lines = state.entry.statements.map(\.lines.lowerBound)
        var seen: [Int?] = []
        for _ in 0...lines.count {
            state.onNext(by: 1)
            seen.append(state.position.anchor)
        }
        #expect(seen == lines + [lines[lines.count - 1]])
        state.onScroll(to: 7)
        #expect(state.position.top == 7)
        state.onNext(by: -1)
        #expect(state.position.anchor == lines[lines.count - 2])
        #expect(state.position.top < 0)
    }

    @Test func `backwards they begin with the last`() {
        var state = state
        state.onNext(by: -1)
        #expect(state.position.statement == state.entry.statements.count - 1)
    }

    @Test func `packages are gone through, each from its beginning`() {
        var state = state
        state.onNext(by: 1)
        let index = state.index
        state.onPackage(by: 1)
        #expect(state.entry.id == packages[index + 1].id)
        #expect(state.position.anchor == nil)
        #expect(state.position.statement == nil)
        #expect(state.text == .idle)
        for _ in 0..<100 { state.onPackage(by: 1) }
        #expect(state.index == packages.count - 1)
        for _ in 0..<100 { state.onPackage(by: -1) }
        #expect(state.index == 0)
    }

    @Test func `a phrase is found as it is written, and then keys go from match to match`() {
        var state = state
        state.onFindBegin()
        state.onFind("license:")
        let matches = state.matches
        #expect(matches.count > 1)
        #expect(state.position.anchor == matches[0])
        state.onFindAccept()
        #expect(!state.isFinding)
        var seen: [Int?] = []
        for step in matches.map({ _ in 1 }) + [-1] {
            state.onNext(by: step)
            seen.append(state.position.anchor)
        }
        #expect(seen == Array(matches.dropFirst()) + [matches[0], matches[matches.count - 1]])
        #expect(state.position.statement == nil)
        state.onFindEnd()
        #expect(state.matches == [])
        #expect(!state.isSearched)
        state.onNext(by: 1)
        #expect(state.position.statement == 0)
    }

    @Test func `the search goes on in the next package`() {
        var state = state
        state.onFind("license:")
        state.onPackage(by: -1)
        #expect(state.match == nil)
        state.onText(.success(Self.text(of: state.entry)))
        #expect(state.match == 0)
        #expect(state.position.anchor == state.matches.first)
    }

    @Test func `the expression of the package is copied, or that of the statement`() {
        var state = state
        state.onCopy()
        #expect(state.notice == "Copied (Apache-2.0 OR MIT) AND BSD-3-Clause")
        state.onNext(by: -1)
        #expect(state.notice == nil)
        state.onCopy()
        #expect(state.notice == "Copied BSD-3-Clause")
        state.onScroll(to: 2)
        #expect(state.notice == nil)
        while state.entry.expression != nil { state.onPackage(by: 1) }
        state.onCopy()
        #expect(state.notice == "There is nothing to copy.")
    }

    @Test func `a phrase that is nowhere leaves the text where it is`() {
        var state = state
        state.onScroll(to: 4)
        state.onFind("no such words")
        #expect(state.matches == [])
        #expect(state.match == nil)
        #expect(state.position.top == 4)
    }

    @Test func `a changed inventory changes the package in place`() {
        var state = state
        var entries = Array(packages)
        entries[state.index].version = "2.0-1"
        state.onInventory(entries)
        #expect(state.entry.version == "2.0-1")
        entries.remove(at: state.index)
        state.onInventory(entries)
        #expect(!state.isInstalled)
        #expect(state.entry.version == "2.0-1")
    }
}
