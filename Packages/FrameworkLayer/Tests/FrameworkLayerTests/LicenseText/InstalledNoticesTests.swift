import DebianCopyright
import DomainLayer
import Foundation
import Testing

@testable import DebianSystems
@testable import FrameworkLayer

/// Whether the notices of this machine lack anything, if it is a Debian system.
@Suite(
    .enabled(
        if: FileManager.default.fileExists(atPath: "/var/lib/dpkg/status"),
        "this machine is no Debian system"))
struct InstalledNoticesTests {
    private let source = InventorySource.root("/")

    private func installed() async throws -> (entries: [PackageLicense], notices: LicenseNotices) {
        let entries = try await DebianLicenseDriver().licenses(in: source, detail: []) { _ in }
            .entries
        return (entries, try await DebianLicenseTextDriver().notices(of: entries, in: source))
    }

    @Test func `each copyright line of a file stands in its package's part`() async throws {
        let (entries, notices) = try await installed()
        let texts = notices.texts.map { $0.body.words }
        var files: Set<String> = []
        var lost: [String] = []
        for entry in entries {
            guard let path = entry.textPath, files.insert(path).inserted,
                let notice = notices[entry.id],
                let file = FileManager.default.contents(atPath: path)
            else { continue }
            let holders = notice.holders + entry.statements.flatMap(\.holders)
            let part = Data(holders.map(\.words).joined()) + notice.texts.flatMap { texts[$0] }
            for line in String(decoding: file, as: UTF8.self).split(whereSeparator: \.isNewline) {
                guard line.utf8.contains(where: { 0x30...0x39 ~= $0 }),
                    let notice = line.firstMatch(of: Self.notice)?.output.1
                else { continue }
                if part.range(of: Data(String(notice).words)) == nil {
                    lost.append("\(path): \(line)")
                }
            }
        }
        #expect(!files.isEmpty)
        #expect(lost == [])
    }

    @Test func `each stated license has its common text in its package's part`() async throws {
        let (entries, notices) = try await installed()
        var lost: [String] = []
        for entry in entries {
            guard let notice = notices[entry.id] else { continue }
            let names = Set(notice.texts.flatMap { notices.texts[$0].names })
            for id in entry.statements.flatMap({ $0.expression?.licenses ?? [] }) {
                guard let name = CommonLicenseFiles.name(ofLicense: id) else { continue }
                let path = CommonLicenseFiles.path(of: name)
                let isInstalled = FileManager.default.fileExists(atPath: path)
                if isInstalled ? !names.contains(path) : !notice.missingTexts.contains(id) {
                    lost.append("\(entry.id): \(id)")
                }
            }
        }
        #expect(lost == [])
    }

    @Test func `each copyright file is written as it is`() async throws {
        let entries = try await DebianLicenseDriver().licenses(in: source, detail: []) { _ in }
            .entries
        let files = try await DebianLicenseTextDriver().copyrightFiles(of: entries, in: source)
        var bodies: [PackageLicense.ID: String] = [:]
        for file in files.files {
            for id in file.packages { bodies[id] = file.body }
        }
        var lost: [String] = []
        for entry in entries {
            guard let path = entry.textPath,
                let file = FileManager.default.contents(atPath: path)
            else { continue }
            let text =
                String(data: file, encoding: .utf8) ?? String(data: file, encoding: .isoLatin1)
            if bodies[entry.id] != text { lost.append(path) }
        }
        #expect(!bodies.isEmpty)
        #expect(lost == [])
    }

    /// Copyright signs followed by a year, and the rest of the line, without its usual end.
    nonisolated(unsafe) private static let notice =
        /(?:copyright|\(c\)|©)[\s:]*((?:19|20)\d\d\b.*?)(?:\W*all rights reserved\W*)?$/
        .ignoresCase()
}

extension String {
    /// The letters and digits in lower case, with a blank before each word.
    fileprivate var words: [UInt8] {
        var words: [UInt8] = []
        var isInWord = false
        for byte in utf8 {
            let isLetter = byte > 0x7F || byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A
            guard isLetter || byte >= 0x30 && byte <= 0x39 else {
                isInWord = false
                continue
            }
            if !isInWord { words.append(0x20) }
            isInWord = true
            words.append(isLetter && byte < 0x80 ? byte | 0x20 : byte)
        }
        return words
    }
}
