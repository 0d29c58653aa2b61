import DebianRootFixtures
import DependencyInjectionLayer
import DomainLayer
import TerminalUI
import Testing

@testable import CommandLineInterface

/// How each export handles a copyright file that tries to be more than a text.
@MainActor
@Suite struct HostileExportsTests {
    private static let attack =
        "</script><script>alert(1)</script> ]]> =cmd() \u{1B}]0;x\u{7}\u{2028}"

    /// Ends with bytes that aren't UTF-8.
    private static let copyright: [UInt8] =
        Array(
            """
            Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/

            Files: \(attack)
            Copyright: 2001 \(attack)
            License: \(attack)
             \(attack)
             <!--
            """.utf8) + [0xFF, 0xC3, 0x0A]

    private func export(_ format: String) async throws -> String {
        try await withDebianRoot { root in
            try root.install("trap", copyright: "")
            try root.file("usr/share/doc/trap/copyright", Self.copyright)
            let recording = TerminalRecording()
            let app = CommandLineApp(
                container: DIContainer(),
                terminal: recording.terminal(width: nil, styled: false, failure: nil))
            let status = await app.run(["export", format, "--root", root.path])
            #expect(status == .success)
            #expect(recording.error == "")
            return recording.output
        }
    }

    @Test(
        arguments: [
            "spdx", "spdx3", "cyclonedx", "html", "notices", "notices-markdown", "notices-html",
        ])
    func `no control character and no script gets out`(format: String) async throws {
        let output = try await export(format)
        let controls = output.unicodeScalars.filter { scalar in
            switch scalar.properties.generalCategory {
            case .control, .lineSeparator: scalar != "\n" && scalar != "\t"
            default: false
            }
        }
        #expect(controls.isEmpty)
        #expect(output.contains("\u{FFFD}"))
        if format.contains("html") {
            #expect(!output.contains("<script>alert") && !output.contains("<!--"))
        }
    }

    @Test(arguments: ["html", "notices-html"])
    func `a page allows the style and the script that it has, by their digests`(
        format: String
    ) async throws {
        let page = try await export(format)
        let driver = DIContainer().digestDriver
        for (element, kind) in [("style", "style-src"), ("script", "script-src")] {
            let parts = page.split(separator: "<\(element)>", omittingEmptySubsequences: false)
            guard parts.count == 2 else {
                #expect(format == "notices-html" && element == "script")
                continue
            }
            let source = parts[1].split(
                separator: "</\(element)>", maxSplits: 1, omittingEmptySubsequences: false)[0]
            let digest = "sha256-\(base64(driver.sha256(of: Array(source.utf8))))"
            #expect(page.contains("\(kind) &#39;\(digest)&#39;"), "\(element): \(digest)")
        }
    }

    /// Bytes in hexadecimal digits as bytes in base 64 (RFC 4648, section 4).
    private func base64(_ digits: String) -> String {
        let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
        var bits = digits.compactMap(\.hexDigitValue).flatMap { digit in
            [8, 4, 2, 1].map { digit & $0 > 0 }
        }
        let bytes = bits.count / 8
        while bits.count % 6 > 0 { bits.append(false) }
        let letters = stride(from: 0, to: bits.count, by: 6).map { start in
            alphabet[bits[start..<start + 6].reduce(0) { $0 * 2 + ($1 ? 1 : 0) }]
        }
        return String(letters) + String(repeating: "=", count: (3 - bytes % 3) % 3)
    }
}
