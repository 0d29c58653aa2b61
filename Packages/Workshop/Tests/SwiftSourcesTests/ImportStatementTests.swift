import Testing

@testable import SwiftSources

@Suite struct ImportStatementTests {
    @Test(arguments: [
        ("import Foundation", "Foundation"),
        ("    import Glibc", "Glibc"),
        ("public import DomainLayer", "DomainLayer"),
        ("@testable import Reports", "Reports"),
        ("@preconcurrency internal import Glibc // reason", "Glibc"),
        ("import struct Foundation.Data", "Foundation"),
        ("import Foundation; let a = 1", "Foundation"),
    ])
    func `the module of an import is found`(line: String, module: String) {
        let statement = ImportStatement(
            module: module, line: 2, isTestable: line.hasPrefix("@testable"))
        #expect(ImportStatement.all(in: "\n" + line) == [statement])
    }

    @Test(arguments: ["// import Foundation", "let important = 1", "importFoundation()", ""])
    func `no other line imports`(line: String) {
        #expect(ImportStatement.all(in: line).isEmpty)
    }
}
