import Foundation
import Testing

@testable import ArchitectureChecks

@Suite struct FrameworkFreeCheckTests {
    @Test func `names of a module, of Foundation and of its library are counted`() {
        let symbols = FrameworkSymbols(of: ["FrameworkLayer"])
        let program = "\0$s14FrameworkLayer6DriverV\0$s10Foundation4DataV\0libFoundation.so\0"
        #expect(symbols.count(in: Array(program.utf8)) == 3)
    }

    @Test func `a longer module name and words of another module are not`() {
        let symbols = FrameworkSymbols(of: ["Bytes"])
        let program = "$s15Bytes\0$s4CoreBytes\0$s11DomainLayer5BytesV\0Bytes\0$s5Byte"
        #expect(symbols.count(in: Array(program.utf8)) == 0)
    }

    @Test func `clean development and unclean production pass`() throws {
        #expect(
            try verdict(development: "$s4Core", modules: ["Core"], production: "$s6Driver")
                == .passed("DevelopmentApp: 0 framework symbols"))
    }

    @Test func `a framework in the development app fails twice`() throws {
        let verdict = try verdict(
            development: "$s6Driver", modules: ["Core", "Driver"], production: "$s6Driver")
        #expect(
            verdict.breaches == [
                "DevelopmentApp's build has compiled Driver",
                "DevelopmentApp: 1 framework symbols",
            ])
    }

    @Test func `a count that finds nothing anywhere fails`() throws {
        #expect(
            try verdict(development: "", modules: ["Core"], production: "").breaches
                == ["none in ProductionApp either: the check sees nothing"])
    }

    @Test func `a root that does not build fails`() {
        let verdict = FrameworkFreeCheck().verdict(on: .fixture())
        #expect(verdict == .failed(["a root does not build"]))
    }

    /// The verdict on a folder in which these programs and modules were built.
    private func verdict(
        development: String, modules: [String], production: String
    ) throws -> Verdict {
        let root = FileManager.default.temporaryDirectory.appending(
            path: "roots-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: root) }
        let built = root.appending(path: ".build/alone")
        var files = [
            "DevelopmentApp/debug/DevelopmentApp": development,
            "ProductionApp/debug/ProductionApp": production,
        ]
        for module in modules {
            files["DevelopmentApp/debug/Modules/\(module).swiftmodule"] = ""
        }
        for (path, text) in files {
            let file = built.appending(path: path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        let sources = ["Packages/FrameworkLayer/Sources/Driver/Driver.swift": ""]
        let workspace = Workspace.fixture(sources, root: root.path(percentEncoded: false))
        return FrameworkFreeCheck().verdict(on: workspace)
    }
}
