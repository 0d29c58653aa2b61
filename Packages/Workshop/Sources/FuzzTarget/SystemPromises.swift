import CommandLineInterface
import DebianRootFixtures
import DependencyInjectionLayer
import Foundation
import Synchronization
import TerminalUI

/// What the program promises for a whole system, whatever its files say, apart from ending without
/// a crash.
@MainActor
struct SystemPromises {
    private let folder: String
    private var root: String { "\(folder)/root" }
    /// All commands share its scans, as the screens of one run do.
    private let container = DIContainer()

    /// Writes the system into a folder that no other code uses, runs the commands over it, and
    /// removes it.
    ///
    /// - Returns: a sentence for each promise that was broken; empty if all were kept.
    static func broken(by files: SystemFiles, in folder: String) async -> [String] {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        do {
            try DebianRoot(at: folder + "/root").add(files)
        } catch {
            return ["\(error)"]
        }
        return await SystemPromises(folder: folder).broken()
    }

    private func broken() async -> [String] {
        var broken: [String] = []
        var outcomes: [String: Outcome] = [:]
        for command in Self.commands + checks {
            let outcome = await run(command + " --root \(root)")
            outcomes[command] = outcome
            // A system may have no package to show, and a policy may make no sense.
            let mayBeWrong = command.hasPrefix("show *") || command.contains("--policy")
            if outcome.status == .unanswered || outcome.status == .usage && !mayBeWrong {
                broken.append("\(command) ended with \(outcome.status)")
            }
            broken += Self.flaws(in: outcome.output, of: command)
        }
        return await broken + disagreements(outcomes)
    }

    private static let listing = "list --json --texts --digests"
    private static let commands = [
        "list", "list --full --by license", listing, "list -f jsonl",
        "list -f csv", "list -f tsv", "list -f markdown", "show * --statements --text",
        "show * --json", "show * -f markdown", "summary --all", "summary --json",
        "export spdx", "export spdx3", "export cyclonedx", "export html", "export notices",
        "export notices-markdown", "export notices-html", "export sources",
        "export sources-json", "export sources-csv", "export sources-shell --owed",
        "export rows --host a", "export rows-csv --host a",
    ]

    /// With the system's own policy if it has one.
    private var checks: [String] {
        let policy = "\(root)/\(SystemFiles.policy)"
        let rules =
            FileManager.default.fileExists(atPath: policy) ? "--policy \(policy)" : "--deny *"
        return ["table", "json", "sarif", "csv"].map { "check \(rules) -f \($0)" }
    }

    private struct Outcome {
        let status: ExitStatus
        let output: [UInt8]
    }

    private func run(_ command: String) async -> Outcome {
        let written = Written()
        let terminal = Terminal(
            width: nil, isTerminal: false, isErrorTerminal: false,
            output: { bytes in written.bytes.withLock { $0 += bytes } }, error: { _ in })
        let status = await CommandLineApp(container: container, terminal: terminal)
            .run(command.split(separator: " ").map(String.init))
        return Outcome(status: status, output: written.bytes.withLock { $0 })
    }

    private final class Written: Sendable {
        let bytes = Mutex<[UInt8]>([])
    }
}

// MARK: Promises

extension SystemPromises {
    /// How an output breaks its format, or could control a terminal.
    private static func flaws(in output: [UInt8], of command: String) -> [String] {
        guard let text = String(validating: output, as: UTF8.self) else {
            return ["\(command) writes what is not UTF-8"]
        }
        var flaws: [String] = []
        // The texts in notices keep their page breaks.
        let keepsPages = command == "export notices"
        let control = text.unicodeScalars.first {
            $0.steersTerminals && !(keepsPages && $0 == "\u{0C}")
        }
        if let control {
            flaws.append("\(command) writes U+\(String(control.value, radix: 16))")
        }
        let isTable = ["list", "list --full --by license", "summary --all"].contains(command)
        if isTable, text.split(separator: "\n").contains(where: { $0.hasSuffix(" ") }) {
            flaws.append("\(command) has a line that ends in a blank")
        }
        let isJSON = ["--json", "json", "sarif", "spdx", "spdx3", "cyclonedx", "sources-json"]
            .contains {
                command.split(separator: " ").contains($0)
            }
        let documents = command.hasSuffix("jsonl") ? text.split(separator: "\n") : [text[...]]
        if isJSON || command.hasSuffix("jsonl"), !output.isEmpty {
            for document in documents {
                do {
                    _ = try JSONSerialization.jsonObject(with: Data(document.utf8))
                } catch {
                    flaws.append("\(command) writes no JSON: \(error)")
                }
            }
        }
        return flaws
    }

    /// How formats disagree about the packages, or `diff` and `check` about the system and its
    /// saved listing.
    private func disagreements(_ outcomes: [String: Outcome]) async -> [String] {
        guard let saved = outcomes[Self.listing]?.output, !saved.isEmpty else { return [] }
        var broken: [String] = []
        let packages = String(decoding: saved, as: UTF8.self).ranges(of: "\n      \"purl\": ").count
        let lines = outcomes["list -f jsonl"]?.output.count { $0 == 0x0A } ?? 0
        if lines != packages { broken.append("\(packages) packages have \(lines) lines of JSON") }
        let file = "\(folder)/listing.json"
        do {
            try Data(saved).write(to: URL(filePath: file))
        } catch {
            return broken + ["\(error)"]
        }
        let difference = await run("diff \(file) \(root) --fail-on-change")
        if difference.status == .violation || difference.status == .usage {
            let text = String(decoding: difference.output, as: UTF8.self)
            broken.append("the saved listing differs from its system: \(text)")
        }
        let judged = checks.map { $0.replacing("check", with: "check \(file)", maxReplacements: 1) }
        let again = await run(judged[0])
        if (again.status == .violation) != (outcomes[checks[0]]?.status == .violation) {
            broken.append("the saved listing is judged otherwise")
        }
        return broken
    }
}

extension Unicode.Scalar {
    /// Whether it is a control character other than those that separate lines and cells.
    fileprivate var steersTerminals: Bool {
        (value < 0x20 || 0x7F..<0xA0 ~= value) && !["\n", "\t", "\r"].contains(self)
    }
}

// MARK: Systems in bytes

extension SystemFiles {
    static let policy = "etc/debian-licenses/policy"

    /// Divides bytes into the files of a system. A file begins with the byte 0x1C and a letter that
    /// identifies it; its contents follow.
    ///
    /// - Returns: nil if the first byte is another, so that the bytes are no system.
    init?(dividing bytes: [UInt8]) {
        let separator: UInt8 = 0x1C
        guard bytes.first == separator else { return nil }
        self.init()
        for part in bytes.split(separator: separator) {
            // A link can't be empty, contain a zero, or have more bytes.
            let target = String(decoding: part.dropFirst().prefix(1000), as: UTF8.self)
                .replacing("\0", with: "/")
            switch UnicodeScalar(part[part.startIndex]) {
            case "s": append(part.dropFirst(), to: Self.status)
            case "S": append(part.dropFirst(), to: "var/lib/dpkg/status.d/one")
            case "e": append(part.dropFirst(), to: "var/lib/apt/extended_states")
            case "c": append(part.dropFirst(), to: "etc/dpkg/dpkg.cfg")
            case "o": append(part.dropFirst(), to: "etc/os-release")
            case "p": append(part.dropFirst(), to: Self.policy)
            case "l": append(part.dropFirst(), to: "var/lib/dpkg/info/one.list")
            case "a": append(part.dropFirst(), to: "lib/apk/db/installed")
            case "w": append(part.dropFirst(), to: "etc/apk/world")
            case "t": append(part.dropFirst(), to: "usr/share/licenses/one/COPYING")
            case "1": append(part.dropFirst(), to: "usr/share/doc/one/copyright")
            case "2": append(part.dropFirst(), to: "usr/share/doc/two/copyright")
            case "3": append(part.dropFirst(), to: "usr/share/doc/three/copyright")
            case "g": append(part.dropFirst(), to: "usr/share/common-licenses/GPL-2")
            case "L": link("usr/share/doc/four", to: target.isEmpty ? "one" : target)
            case "M": link("usr/share/doc/five", to: target.isEmpty ? "four" : target)
            default: break
            }
        }
    }
}
