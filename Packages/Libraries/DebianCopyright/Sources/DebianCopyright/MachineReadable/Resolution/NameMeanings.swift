import DebianSystems

/// Finds the meanings of names in synopses and remembers them from file to file, because most files
/// name a few common licenses. The memory holds hashes of the names, not the names.
final class NameMeanings {
    /// The name and exception of a synopsis, by their bytes.
    private struct Key: Hashable {
        let name: ContentHash
        let withoutRemark: ContentHash?
        let exception: ContentHash?
        let isOrLater: Bool
    }

    private let names: LicenseNames
    private let seeds = ContentHash.Seeds()
    private var known: [Key: (meaning: NameMeaning, method: DetectionMethod)] = [:]

    /// Real systems have a few hundred names. A hostile one could have a new one in each stanza.
    private static let mostKnown = 4096

    init(_ names: LicenseNames) {
        self.names = names
    }

    /// The meaning of a name, and the method that found it.
    func meaning(of name: SynopsisName) -> (meaning: NameMeaning, method: DetectionMethod) {
        let key = Key(
            name: ContentHash(name.name, seeds: seeds),
            withoutRemark: name.withoutRemark.map { ContentHash($0, seeds: seeds) },
            exception: name.exception.map { ContentHash($0, seeds: seeds) },
            isOrLater: name.isOrLater)
        if let meaning = known[key] { return meaning }
        let meaning = read(name)
        if known.count < Self.mostKnown { known[key] = meaning }
        return meaning
    }

    /// The GNU license with a version at the beginning of the name; nil if there is none.
    func gnuLicense(atHeadOf name: SynopsisName) -> StatedLicense? {
        NormalizedName(name.whole).flatMap { names.gnuLicense(atHeadOf: $0) }
    }

    /// The SPDX id of the exception that the name is; nil if it is no exception of the list.
    func exception(of name: SynopsisName) -> String? { names.listedException(name.whole) }

    /// The SPDX id of the exception in the name; nil if the name has no exception of the list.
    func exception(in name: SynopsisName) -> String? {
        name.exception.flatMap { NormalizedName($0) }.flatMap { names.exception(named: $0) }
    }

    /// Tries the name with its remark first, because `BSD (3 clause)` says more than `BSD`.
    private func read(_ name: SynopsisName) -> (meaning: NameMeaning, method: DetectionMethod) {
        let keywords = name.exception.flatMap { NormalizedName($0) }
        if name.exception != nil, keywords == nil { return (.unknown, .unlistedName) }
        if var address = LicenseAddress(wholeOf: name.name)?.name.flatMap({ NormalizedName($0) }) {
            if name.isOrLater { address.appendOrLater() }
            let meaning = names.meaning(of: address, exception: keywords)
            if meaning != .unknown { return (meaning, .grant) }
        }
        for words in [name.name, name.withoutRemark] {
            guard let words, var normalized = NormalizedName(words) else { continue }
            if name.isOrLater { normalized.appendOrLater() }
            let meaning = names.meaning(of: normalized, exception: keywords)
            if meaning != .unknown { return (meaning, names.method(of: normalized)) }
        }
        return (.unknown, .unlistedName)
    }
}

/// Collects findings about the names of one file: at most one for each name, plus one if the name's
/// text is another license's.
struct NameFindings {
    private(set) var all: [CopyrightFinding] = []
    private var reported: Set<FoldedName> = []
    private var mismatched: Set<FoldedName> = []
    private var incomplete: Set<FoldedName> = []
    private var conditions: Set<Int> = []

    /// Adds a finding that isn't about a name.
    mutating func add(_ finding: CopyrightFinding) {
        all.append(finding)
    }

    /// Adds a finding about a name, unless there already is one.
    ///
    /// - Parameter line: 1-based, of the file.
    mutating func report(_ kind: CopyrightFinding.Kind, _ name: SynopsisName, _ line: Int) {
        guard reported.insert(FoldedName(bytes: name.whole)).inserted else { return }
        add(CopyrightFinding(kind, line: line, declared: String(name.whole)))
    }

    /// Reports that the text below a name lacks its disclaimer, even if the name has another
    /// finding.
    mutating func reportIncompleteText(below name: SynopsisName, _ line: Int) {
        guard incomplete.insert(FoldedName(bytes: name.whole)).inserted else { return }
        add(CopyrightFinding(.incompleteText, line: line, declared: String(name.whole)))
    }

    /// Reports that the text below a name adds a condition; each line is reported once.
    ///
    /// - Parameter license: the id of the license that the condition is added to.
    mutating func reportCondition(beside license: String?, _ line: Int) {
        guard conditions.insert(line).inserted else { return }
        add(CopyrightFinding(.additionalCondition, line: line, declared: license))
    }

    /// Reports that the text below a name is another license's, even if the name has another
    /// finding.
    ///
    /// - Parameters:
    ///   - declared: the id that the name means.
    ///   - said: the id of the text.
    mutating func reportMismatch(
        of declared: String, with said: String, _ name: SynopsisName, _ line: Int
    ) {
        guard mismatched.insert(FoldedName(bytes: name.whole)).inserted else { return }
        add(CopyrightFinding(.declaredTextMismatch, line: line, declared: declared, text: said))
    }
}

/// A name in a file as a dictionary key; equality ignores case.
struct FoldedName: Hashable {
    let bytes: ByteView

    static func == (left: FoldedName, right: FoldedName) -> Bool {
        left.bytes.count == right.bytes.count
            && stride(from: 0, to: left.bytes.count, by: 8).allSatisfy { position in
                left.bytes.eight(from: position).lowercased
                    == right.bytes.eight(from: position).lowercased
            }
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(bytes.count)
        for position in stride(from: 0, to: bytes.count, by: 8) {
            hasher.combine(bytes.eight(from: position).lowercased)
        }
    }
}
