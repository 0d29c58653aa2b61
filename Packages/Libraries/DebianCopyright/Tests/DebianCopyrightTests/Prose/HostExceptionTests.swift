import Foundation
import Testing

@testable import DebianCopyright
@testable import DebianSystems

/// Whether an exception is found by its own text, which is read from this machine; skipped if the
/// text isn't installed.
@Suite struct HostExceptionTests {
    /// The GCC Runtime Library Exception as the compiler's packages print it.
    private static let text: String? = {
        guard
            let bytes = FileManager.default.contents(atPath: "/usr/share/doc/libgcc-s1/copyright"),
            case let file = String(decoding: bytes, as: UTF8.self),
            let start = file.range(of: "GCC RUNTIME LIBRARY EXCEPTION"),
            let end = file.range(
                of: "requirements of the license of GCC.", range: start.upperBound..<file.endIndex)
        else { return nil }
        return String(file[start.lowerBound..<end.upperBound])
    }()

    private static let hasText: ConditionTrait = .enabled(
        if: text != nil, "the exception's text is not installed")

    private func exception(in text: String) -> String? {
        ByteView.withBytes(of: Array(text.utf8)) {
            ProseIdentifier(names: LicenseNames(vocabulary: .sample)).findings(in: $0).exception
        }
    }

    @Test(Self.hasText)
    func `an exception is found by its text alone`() throws {
        let text = try #require(Self.text)
        #expect(exception(in: text) == "GCC-exception-3.1")
        #expect(exception(in: text + "\n\nYou must not turn it.") == nil)
    }

    @Test(
        Self.hasText,
        arguments: [
            ("Special exception", true), ("With a special exception:", true),
            (
                "There is a special exception for turners, which may be asked for by post. They "
                    + "shall find out where to write to. What follows is another one.", false
            ),
        ])
    func `a heading above the text is no exception of its own`(
        heading: String, isHeading: Bool
    ) throws {
        let text = "It is under the GPL version 3.\n\n\(heading)\n\n\(try #require(Self.text))"
        let found = ByteView.withBytes(of: Array(text.utf8)) {
            ProseIdentifier(names: LicenseNames(vocabulary: .sample)).findings(in: $0).meaning
        }
        let license = StatedLicense.license("GPL-3.0-only", exception: "GCC-exception-3.1")
        #expect(found?.license == (isHeading ? license : nil))
    }

    private static let plain = StatedLicense.license("GPL-3.0-or-later")
    private static let withException = plain.with(exception: "GCC-exception-3.1")

    @Test(
        Self.hasText,
        arguments: [
            (
                "License: GPL-3+\n\nYou may pass it on under the GPL, version 3 or later.",
                [withException]
            ),
            (
                "The lathe is released under the GPL-3+:\n\nYou may pass it on under the terms of "
                    + "the GPL, version 3 or later.", [withException]
            ),
            (
                "The lathe is under the GPL-3+.\n\nThe lamp may be passed on under the terms of the "
                    + "GPL, version 3 or later.", [plain, withException]
            ),
            (
                "You may pass it on under the GPL, version 3 or later.\n\nThe lathe is released "
                    + "under the GPL version 3 (see the text below).", [withException]
            ),
            (
                "It is under the Apache License 2.0 or the GPL, version 3 or later.",
                [.or([.license("Apache-2.0"), withException])]
            ),
            (
                "You may pass it on under the GPL, version 3 or later.\n\nsrc/lathe.c has the "
                    + "following addition:", [plain, withException]
            ),
        ])
    func `an exception belongs to what stands above it, and to no other license`(
        grant: String, licenses: [StatedLicense]
    ) throws {
        let text = "\(grant)\n\n\(try #require(Self.text))"
        let found = ByteView.withBytes(of: Array(text.utf8)) {
            ProseIdentifier(names: LicenseNames(vocabulary: .sample)).statements(in: $0)
        }
        #expect(found.map(\.license) == licenses)
    }

    @Test func `what is no exception has none`() {
        #expect(exception(in: "You may turn it, with the exception of the moon.") == nil)
        #expect(exception(in: "") == nil)
    }
}
