import Testing

@testable import DebianCopyright

struct StatementPackerTests {
    private static let mit = CopyrightStatements.Claim(
        .license("MIT"), basis: .declared, rule: .shortName)
    private static let bison = CopyrightStatements.Claim(
        .reference(LicenseReference(id: "LicenseRef-a", underlying: ["ISC"])), basis: .text,
        rule: nil)

    @Test func `a statement comes out as it was put in`() {
        let long = String(repeating: "é", count: 100)
        let statements = packed("* é \(long)", holders: "1999 Ada\n (c) Bo\n", name: "Expat")
        #expect(
            Array(statements) == [
                CopyrightStatement(
                    license: .license("MIT"), files: ["*", "é", long], lines: 1...3,
                    basis: .declared, rule: .shortName, name: "Expat",
                    holders: ["1999 Ada", "Bo"], underlying: [])
            ])
    }

    @Test func `a statement in prose has neither patterns nor holders`() {
        var packer = StatementPacker()
        let (mit, bison) = (packer.add(Self.mit), packer.add(Self.bison))
        packer.add(claim: bison, lines: 300...70_000, name: nil)
        packer.add(claim: mit, lines: 7...7, name: "")
        let statements = packer.finish()
        #expect(statements.map(\.lines) == [300...70_000, 7...7])
        #expect(statements.map(\.name) == [nil, ""])
        #expect(statements.map(\.underlying) == [["ISC"], []])
        #expect(statements.map(\.basis) == [.text, .declared])
        #expect(statements.flatMap(\.files) + statements.flatMap(\.holders) == [])
    }

    @Test func `numbers are LEB128, and lists and texts stand behind their numbers of bytes`() {
        let statements = packed("ab c")
        #expect(statements.bytes == [1, 2, 0, 5, 2, 0x61, 0x62, 1, 0x63, 0, 0])
        #expect(statements.starts == [0])
        #expect(statements.places == [0])
        let long = packed(String(repeating: "x", count: 300)).bytes
        #expect(long.prefix(7) == [1, 2, 0, 0xAE, 0x02, 0xAC, 0x02])
        #expect(long.count == 3 + 4 + 300 + 2)
    }

    @Test func `what is no UTF-8 is replaced`() {
        let statements = packed(bytes: [0x61, 0xFF, 0x62, 0x20, 0x63])
        #expect(statements.map(\.files) == [["a\u{FFFD}b", "c"]])
    }

    @Test(arguments: [1, 100_000])
    func `the next file has nothing of the one before`(length: Int) {
        var packer = StatementPacker()
        for lines in [1...2, 3...4] {
            let name = String(repeating: "x", count: length)
            packer.begin(size: 0, isUTF8: true)
            packer.add(claim: packer.add(Self.mit), lines: lines, name: name)
            let statements = packer.finish()
            #expect(statements.map(\.lines) == [lines])
            #expect(statements.map(\.name) == [name])
            #expect(statements.claims == [Self.mit])
        }
        packer.begin(size: 0, isUTF8: true)
        #expect(packer.finish().isEmpty)
    }

    /// One statement of lines 1 to 3.
    private func packed(
        _ files: String, holders: String? = nil, name: String = ""
    ) -> CopyrightStatements {
        packed(bytes: Array(files.utf8), holders: holders, name: name)
    }

    private func packed(
        bytes: [UInt8], holders: String? = nil, name: String = ""
    ) -> CopyrightStatements {
        let field = Array("\(name)\nCopyright: \(holders ?? "")".utf8)
        return ByteView.withBytes(of: bytes) { files in
            ByteView.withBytes(of: field) { field in
                let start = name.utf8.count
                let copyright = Deb822Field(
                    name: field[0..<0], value: field[start + 11..<field.count], line: 2,
                    lastLine: 2)
                var packer = StatementPacker()
                packer.begin(size: files.count, isUTF8: files.isUTF8)
                packer.add(
                    claim: packer.add(Self.mit), lines: 1...3,
                    name: name.isEmpty ? nil : field[0..<start],
                    files: files.split(separator: 0x20)[...],
                    holders: holders == nil ? [] : Array(HolderLines(of: copyright))[...])
                return packer.finish()
            }
        }
    }
}
