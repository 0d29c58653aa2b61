/// The meaning of the keywords between `with` and `exception` (copyright-format 1.0, section 7.2).
struct ExceptionNames: Sendable {
    private let vocabulary: LicenseVocabulary
    private var table: FoldedTable<String>

    init(vocabulary: LicenseVocabulary) {
        self.vocabulary = vocabulary
        table = FoldedTable(
            capacity: ExceptionTable.byKeywords.count + vocabulary.exceptionIDs.count)
        for entry in ExceptionTable.byKeywords where vocabulary.exception(entry.id) != nil {
            table.insert(entry.id, for: entry.keywords)
        }
        for (name, id) in vocabulary.namedExceptions { table.insert(id, for: name) }
    }

    /// The license with its exception.
    ///
    /// - Returns: ``NameMeaning/exceptional(underlying:)`` if the license is known but the
    ///   exception has no id.
    func meaning(of license: NameMeaning, with keywords: NormalizedName) -> NameMeaning {
        switch license {
        case .definite(.license(let id, let orLater, nil), let isUnversioned):
            guard let exception = exception(keywords, to: id) else {
                return .exceptional(underlying: [id])
            }
            return .definite(
                .license(id, orLater: orLater, exception: exception), isUnversioned: isUnversioned)
        case .definite(let license, _), .ambiguous(let license, _):
            return .exceptional(underlying: license.licenseIDs)
        case .exceptional, .unknown:
            return .unknown
        }
    }

    /// The ways to split a name such as `GPL-2+-with-autoconf-exception` or
    /// `Apache-2-LLVM-exception`; empty for a name without an exception.
    func splits(of name: NormalizedName) -> [(name: NormalizedName, keywords: NormalizedName)] {
        let words = name.bytes.split(separator: UInt8(ascii: "-"))
        if let with = words.firstIndex(where: { $0.elementsEqual("with".utf8) }) {
            guard with + 1 < words.count else { return [] }
            return split(name, before: words[with], from: words[with + 1]).map { [$0] } ?? []
        }
        guard words.count > 2, Self.endsInException(words) else { return [] }
        return words[1..<words.count - 1].reversed()
            .compactMap { split(name, before: $0, from: $0) }
            .filter { exception($0.keywords) != nil || $0.name.bytes.last == UInt8(ascii: "+") }
    }

    private func split(
        _ name: NormalizedName, before end: ArraySlice<UInt8>, from start: ArraySlice<UInt8>
    ) -> (name: NormalizedName, keywords: NormalizedName)? {
        guard let license = NormalizedName(trimming: name.bytes[..<end.startIndex]),
            let keywords = NormalizedName(trimming: name.bytes[start.startIndex...])
        else { return nil }
        return (license, keywords)
    }

    private func exception(_ keywords: NormalizedName, to license: String) -> String? {
        let plain = keywords.withoutException
        if plain.elementsEqual("autoconf".utf8) {
            return ExceptionTable.autoconf.first { $0.license == license }?.id
        }
        return exception(keywords)
    }

    /// The exception's id, regardless of its license; nil if the keywords don't identify one.
    func exception(_ keywords: NormalizedName) -> String? {
        let plain = keywords.withoutException
        return vocabulary.exception(keywords.bytes) ?? table[plain]
            ?? vocabulary.exception(plain + Array("-exception".utf8))
    }

    private static func endsInException(_ words: [ArraySlice<UInt8>]) -> Bool {
        guard let last = words.last else { return false }
        return last.elementsEqual("exception".utf8) || last.elementsEqual("exceptions".utf8)
    }
}

extension NormalizedName {
    /// The keywords without a final "exception".
    fileprivate var withoutException: [UInt8] {
        if hasSuffix("-exception") { return Array(bytes.dropLast("-exception".utf8.count)) }
        if hasSuffix("-exceptions") { return Array(bytes.dropLast("-exceptions".utf8.count)) }
        return bytes
    }
}

/// Debian's keywords for exceptions, in lowercase and without "exception", with their ids on the
/// SPDX list. Keywords that match their id are not listed.
enum ExceptionTable {
    static let byKeywords: [(keywords: String, id: String)] = [
        ("bison", "Bison-exception-2.2"),
        ("bison-2.2", "Bison-exception-2.2"),
        ("bison-1.24", "Bison-exception-1.24"),
        ("autoconf-2.0", "Autoconf-exception-2.0"),
        ("autoconf-3.0", "Autoconf-exception-3.0"),
        ("autoconf-generic", "Autoconf-exception-generic"),
        ("autoconf-generic-3.0", "Autoconf-exception-generic-3.0"),
        ("autoconf-macro", "Autoconf-exception-macro"),
        ("font-2.0", "Font-exception-2.0"),
        ("font", "Font-exception-2.0"),
        ("classpath-2.0", "Classpath-exception-2.0"),
        ("classpath", "Classpath-exception-2.0"),
        ("gcc-3.1", "GCC-exception-3.1"),
        ("gcc-runtime-3.1", "GCC-exception-3.1"),
        ("gcc-runtime-library", "GCC-exception-3.1"),
        ("gcc-runtime-library-3.1", "GCC-exception-3.1"),
        ("linux-syscall-note", "Linux-syscall-note"),
        ("ocaml-linking", "OCaml-LGPL-linking-exception"),
        ("binary-library-like-packages", "PCRE2-exception"),
    ]

    /// The meaning of plain `autoconf`, which depends on the license.
    static let autoconf: [(license: String, id: String)] = [
        ("GPL-2.0-or-later", "Autoconf-exception-generic"),
        ("GPL-3.0-or-later", "Autoconf-exception-generic-3.0"),
    ]
}
