import Foundation
import Testing

@testable import DebianCopyright

struct LicenseResolverExceptionsTests {
    private static let text = try? String(
        contentsOfFile: "/usr/share/common-licenses/BSD", encoding: .utf8)

    /// The GCC Runtime Library Exception, as printed by the compiler's packages.
    private static let exception: String? = {
        guard
            let file = try? String(
                contentsOfFile: "/usr/share/doc/libgcc-s1/copyright", encoding: .utf8),
            let start = file.range(of: "GCC RUNTIME LIBRARY EXCEPTION"),
            let end = file.range(
                of: "requirements of the license of GCC.", range: start.upperBound..<file.endIndex)
        else { return nil }
        return String(file[start.lowerBound..<end.upperBound])
    }()

    private func license(named name: String, over text: String = "") -> String? {
        let lines = text.split(separator: "\n").map { " \($0)\n" }.joined()
        return analysis(of: file("Files: *\nLicense: \(name)\n\nLicense: \(name)\n\(lines)"))
            .main?.words
    }

    @Test(arguments: [
        ("GPL-3+ and Bison-exception-2.2", "GPL-3.0-or-later with Bison-exception-2.2"),
        (
            "GPL-2 or Zlib, and classpath-exception-2.0",
            "(GPL-2.0-only with Classpath-exception-2.0 or Zlib with Classpath-exception-2.0)"
        ),
    ])
    func `an exception beside licenses is added to each`(name: String, expected: String) {
        #expect(license(named: name) == expected)
    }

    @Test(arguments: [
        ("GPL-3+ with odd exception", "GPL-3.0-or-later with Bison-exception-2.2"),
        ("LGPL-2.1+ with odd exception", "GPL-1.0-or-later with Bison-exception-2.2"),
    ])
    func `the name gives its version to words that name the exception`(
        name: String, expected: String
    ) {
        let words = "It may be passed on under the GNU GPL, with the Bison exception."
        #expect(license(named: name, over: words) == expected)
    }

    @Test(.enabled(if: text != nil, "needs /usr/share/common-licenses/BSD"))
    func `the text says what a name with something between with and its end means`() throws {
        let text = try #require(Self.text)
        #expect(license(named: "BSD-3-clause-with-odd-numbers", over: text) == "BSD-3-Clause")
        #expect(license(named: "Expat with odd exception", over: text) == "BSD-3-Clause")
        let kin = license(named: "BSD-3-clause with odd exception", over: text)
        #expect(kin?.hasPrefix("LicenseRef-deb-") == true)
    }

    @Test(.enabled(if: text != nil, "needs /usr/share/common-licenses/BSD"))
    func `what stands below a license's text is the exception that its name has`() throws {
        let text =
            try #require(Self.text) + "\nThe second condition is not required of what you bake."
        #expect(
            license(named: "Turner with Bison exception", over: text)
                == "BSD-3-Clause with Bison-exception-2.2")
        for name in ["Turner with odd exception", "Turner"] {
            #expect(license(named: name, over: text)?.hasPrefix("LicenseRef-deb-") == true)
        }
        let more = text + "\nOr take it under the GNU GPL, version 2."
        #expect(
            license(named: "Turner with Bison exception", over: more)?
                .contains("Bison-exception") == false)
    }

    @Test(.enabled(if: exception != nil, "the exception's text is not installed"))
    func `the text says which exception it is that a name calls otherwise`() throws {
        let text = try #require(Self.exception)
        #expect(
            license(named: "GPL-3+ with odd exception", over: text)
                == "GPL-3.0-or-later with GCC-exception-3.1")
        let more = license(
            named: "GPL-3+ with odd exception", over: text + "\n\nYou must not turn it.")
        #expect(more?.hasPrefix("LicenseRef-deb-") == true)
    }
}
