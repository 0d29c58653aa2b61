import DebianRootFixtures
import Synchronization
import Testing

@testable import DebianCopyright
@testable import DebianSystems

@Suite struct SystemScannerTests {
    private let scanner = SystemScanner(
        vocabulary: LicenseVocabulary(
            licenseIDs: ["GPL-2.0-only", "MIT"], exceptionIDs: [String]()))

    private func scan(
        _ root: DebianRoot, _ options: ScanOptions = []
    ) async throws -> SystemScan {
        try await scanner.scan(
            InstalledSystem(path: root.path), options: options, onText: { _, _ in })
    }

    @Test func `each package has what its file states, in the order of names`() async throws {
        try await withDebianRoot { root in
            try root.install("pear", copyright: "See /usr/share/common-licenses/GPL-2.\n")
            try root.install(
                "apple", copyright: "This software is licensed under the MIT License.\n")
            let licenses = Mutex<[Int: StatedLicense]>([:])
            let scan = try await scanner.scan(InstalledSystem(path: root.path)) { text, analysis in
                licenses.withLock { $0[text] = analysis.main }
            }
            #expect(scan.packages.map(\.package.name) == ["apple", "pear"])
            let texts = try scan.packages.map { try $0.file.get().text }
            #expect(
                licenses.withLock { licenses in texts.map { licenses[$0] } }
                    == [.license("MIT"), .license("GPL-2.0-only")])
            #expect(scan.problems == [])
        }
    }

    @Test func `equal texts have one number and are told once`() async throws {
        try await withDebianRoot { root in
            for number in 0..<100 {
                try root.install("apple\(number)", copyright: "Text \(number % 3)\n")
            }
            let told = Mutex<[Int]>([])
            let scan = try await scanner.scan(InstalledSystem(path: root.path)) { text, _ in
                told.withLock { $0.append(text) }
            }
            #expect(scan.packages.count == 100)
            #expect(told.withLock { $0.sorted() } == [0, 1, 2])
            #expect(Set(try scan.packages.map { try $0.file.get().text }) == [0, 1, 2])
        }
    }

    @Test func `a file that packages share by links has one number`() async throws {
        try await withDebianRoot { root in
            try root.install("apple", copyright: "Text\n")
            for number in 0..<100 {
                let path = "usr/share/doc/p\(number)/copyright"
                try root.install("p\(number)")
                if number % 2 == 0 {
                    try root.link(path, to: "../apple/copyright")
                } else {
                    try root.hardLink(path, to: "usr/share/doc/apple/copyright")
                }
            }
            let texts = try await scan(root).packages.map { try $0.file.get().text }
            #expect(texts == Array(repeating: 0, count: 101))
        }
    }

    @Test func `a file that was read is known by its state, whatever it holds`() async throws {
        try await withDebianRoot { fixture in
            try fixture.file("pear", "text")
            try fixture.file("plum", "text")
            let root = try RootDirectory(path: fixture.path)
            let (pear, plum) = (try root.open("pear").state, try root.open("plum").state)
            let texts = DistinctTexts()
            func add(_ text: String, _ state: FileState) -> Bool {
                ByteView.withBytes(of: Array(text.utf8)) { texts.number(of: $0, in: state).isNew }
            }
            #expect(texts.number(of: pear) == nil)
            #expect(add("text", pear))
            #expect(texts.number(of: pear) == 0)
            #expect(texts.number(of: plum) == nil)
            #expect(!add("text", plum))
            #expect(texts.number(of: plum) == 0)
        }
    }

    @Test func `a digest is what sha256sum prints, where it was asked for`() async throws {
        try await withDebianRoot { root in
            try root.install("apple", copyright: "abc")
            #expect(try await scan(root).packages[0].file.get().digest == nil)
            #expect(
                try await scan(root, .digests).packages[0].file.get().digest
                    == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
        }
    }

    @Test func `progress counts every package`() async throws {
        try await withDebianRoot { root in
            for number in 0..<40 { try root.install("apple\(number)") }
            let last = Mutex(0)
            _ = try await scanner.scan(
                InstalledSystem(path: root.path),
                onProgress: { done, total in
                    #expect(done <= total && total == 40)
                    last.withLock { $0 = max($0, done) }
                }, onText: { _, _ in })
            #expect(last.withLock(\.self) == 40)
        }
    }

    @Test func `a sibling's file is beside the problem of the package's own`() async throws {
        try await withDebianRoot { root in
            try root.install("apple", fields: ["Source: fruit (1)"])
            try root.install("pear", fields: ["Source: fruit (1)"], copyright: "Pears.\n")
            let apple = try await scan(root).packages[0]
            #expect(throws: FileProblem.missing) { try apple.file.get() }
            #expect(apple.sibling?.package.name == "pear")
            #expect(!apple.isExcluded)
        }
    }

    @Test func `a folder without a dpkg database is an error`() async throws {
        try await withDebianRoot { root in
            let error = ScanError.database(.notDebianRoot(path: root.path))
            await #expect(throws: error) { _ = try await scan(root) }
        }
    }
}
