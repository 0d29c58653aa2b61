public import DomainLayer
import LicenseViews
import Wording

/// Searches the copyright texts that a driver reads.
public struct LicenseTextSearchInteractor<LicenseTextDriver: LicenseTextDriverProtocol>:
    LicenseTextSearchUseCase
{
    private let licenseTextDriver: LicenseTextDriver

    public init(licenseTextDriver: LicenseTextDriver) {
        self.licenseTextDriver = licenseTextDriver
    }

    public func steps(
        for phrase: String, in entries: [PackageLicense], of source: InventorySource
    ) -> AsyncStream<LicenseTextSearchStep> {
        guard let phrase = Phrase(phrase) else { return AsyncStream { $0.finish() } }
        let search = LicenseTextSearch(licenseTextDriver, phrase, in: entries, of: source)
        return AsyncStream { await search.nextStep() }
    }
}

/// One search; it advances only when its next step is requested.
///
/// Packages often share a text, so each text is searched once. The search keeps the hits of a text,
/// or the hash of a text without hits.
actor LicenseTextSearch<LicenseTextDriver: LicenseTextDriverProtocol> {
    private let licenseTextDriver: LicenseTextDriver
    private let phrase: Phrase
    private let entries: [PackageLicense]
    private let source: InventorySource

    private var done = 0
    private var room = LicenseTextSearchStep.mostHits
    private var found: [TextIdentity: [FoundLine]] = [:]

    /// What distinguishes two texts.
    private struct TextIdentity: Hashable {
        let length: Int
        let hash: Int
    }

    init(
        _ licenseTextDriver: LicenseTextDriver,
        _ phrase: Phrase,
        in entries: [PackageLicense],
        of source: InventorySource
    ) {
        self.licenseTextDriver = licenseTextDriver
        self.phrase = phrase
        self.entries = entries
        self.source = source
    }

    /// Searches until there are hits or a hundredth of the packages is done; nil at the end.
    func nextStep() async -> LicenseTextSearchStep? {
        let share = done * 100 / max(1, entries.count)
        while done < entries.count, room > 0, !Task.isCancelled {
            let entry = entries[done]
            let lines = await lines(of: entry)
            done += 1
            room -= lines.count
            if !lines.isEmpty || done * 100 / entries.count > share {
                let hits = lines.map {
                    LicenseTextHit(package: entry.id, line: $0.number, text: $0.text)
                }
                return LicenseTextSearchStep(hits: hits, done: done, of: entries.count)
            }
        }
        return nil
    }

    /// The lines of the package's text that contain the phrase, up to the limit; empty if the
    /// package has no text.
    private func lines(of entry: PackageLicense) async -> ArraySlice<FoundLine> {
        guard let body = try? await licenseTextDriver.license(of: entry, in: source).body else {
            return []
        }
        let identity = TextIdentity(length: body.utf8.count, hash: body.hashValue)
        let lines = found[identity] ?? FoundLine.all(in: body, holding: phrase, upTo: room)
        found[identity] = lines
        return lines.prefix(room)
    }
}

/// A line that contains a phrase.
struct FoundLine: Equatable, Sendable {
    /// 1-based.
    let number: Int
    /// Without surrounding blanks; of a long line, only the part around the phrase.
    let text: String
}

extension FoundLine {
    /// About how many bytes of a line are shown.
    private static let length = 200

    /// The first lines of the text that contain the phrase.
    static func all(in body: String, holding phrase: Phrase, upTo limit: Int) -> [FoundLine] {
        var found: [FoundLine] = []
        for (index, line) in TextLines(body).enumerated() {
            guard let offset = phrase.offset(in: line) else { continue }
            found.append(FoundLine(number: index + 1, text: excerpt(of: line.utf8, at: offset)))
            if found.count == limit { break }
        }
        return found
    }

    private static func excerpt(of line: Substring.UTF8View, at offset: Int) -> String {
        // A third of the shown part comes before the phrase.
        let start = max(0, min(offset - length / 3, line.count - length))
        let part = line.dropFirst(start).prefix(length)
        let text = String(decoding: part.drop(while: \.isContinuation), as: UTF8.self)
        var inner = text.drop(while: \.isBlank)
        while inner.last.map({ $0.isBlank || $0 == "\u{FFFD}" }) == true { inner.removeLast() }
        return String(inner)
    }
}

extension UInt8 {
    /// Whether the byte continues a character of UTF-8.
    fileprivate var isContinuation: Bool { self & 0xC0 == 0x80 }
}

extension Character {
    fileprivate var isBlank: Bool { self == " " || self == "\t" }
}
