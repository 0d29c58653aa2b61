import DomainLayer
import Testing

struct IdentifiedFileTests {
    @Test func `licenses and exceptions come from the expression and what it builds upon`() throws {
        let expression = try LicenseExpression(
            parsing: "LicenseRef-deb-x-01234567 AND (Zlib OR GPL-2.0-only WITH Linux-syscall-note)")
        let file = IdentifiedFile(
            source: .standardInput, format: .machineReadable, basis: .declared,
            expression: expression,
            statements: [
                LicenseStatement(
                    expression: expression, lines: 1...2, basis: .declared,
                    underlying: ["MIT", "Zlib"])
            ])
        #expect(file.licenses == ["GPL-2.0-only", "LicenseRef-deb-x-01234567", "MIT", "Zlib"])
        #expect(file.exceptions == ["Linux-syscall-note"])
    }

    @Test func `exceptions without a license are told each once`() {
        let file = IdentifiedFile(
            source: .standardInput, format: .prose,
            loneExceptions: ["LLVM-exception", "GCC-exception-3.1", "LLVM-exception"])
        #expect(file.exceptions == ["GCC-exception-3.1", "LLVM-exception"])
        #expect(file.licenses == [])
    }

    @Test func `a file that states nothing has no license`() {
        let file = IdentifiedFile(source: .path("README"), format: .prose)
        #expect(file.licenses == [])
        #expect(file.exceptions == [])
        #expect(file.basis == .none)
    }
}
