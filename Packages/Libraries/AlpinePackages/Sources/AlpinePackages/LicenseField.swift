/// A license field as Alpine's packagers write it: an SPDX expression, or words in its place.
public struct LicenseField: Sendable {
    /// A sign of an expression, or the words between two signs.
    public enum Part: Hashable, Sendable {
        /// `AND`, `OR`, `(` or `)`.
        case sign(String)
        case words([String])
    }

    /// The parts in order; runs of words are never empty.
    public private(set) var parts: [Part] = []

    private static let signs = [
        "and": "AND", "&": "AND", ",": "AND", "or": "OR", "|": "OR", "(": "(", ")": ")",
    ]

    /// Takes a field's value apart.
    public init(_ value: String) {
        let spaced = value.map { "(),&|".contains($0) ? " \($0) " : "\($0)" }.joined()
        var run: [String] = []
        for word in spaced.split(whereSeparator: \.isWhitespace) {
            guard let sign = Self.signs[word.lowercased()] else {
                run.append(String(word))
                continue
            }
            if !run.isEmpty { parts.append(.words(run)) }
            parts.append(.sign(sign))
            run = []
        }
        if !run.isEmpty { parts.append(.words(run)) }
    }
}

// MARK: Alpine's names

extension LicenseField {
    private static let names = [
        "apache2": "Apache-2.0", "asl 2.0": "Apache-2.0", "cc0": "CC0-1.0", "expat": "MIT",
        "mpl2": "MPL-2.0", "public domain": "LicenseRef-public-domain",
        "public-domain": "LicenseRef-public-domain",
    ]

    /// The SPDX id that one of Alpine's own names means for certain; nil for all others, among them
    /// `GPL` and `BSD`, which don't say which one.
    ///
    /// The name of a GNU license has its version: `GPL2`, `GPL-2.0+`, `LGPLv2.1`. Whether the SPDX
    /// list has that version remains to be seen.
    public static func id(for name: String) -> String? {
        if let known = names[name.lowercased()] { return known }
        guard let family = ["AGPL", "LGPL", "GPL"].first(where: name.uppercased().hasPrefix) else {
            return nil
        }
        var version = name.dropFirst(family.count)
        let isOrLater = version.last == "+"
        if isOrLater { version.removeLast() }
        if version.first == "-" || version.first == "v" { version.removeFirst() }
        if version.count == 1 { version += ".0" }
        return "\(family)-\(version)-\(isOrLater ? "or-later" : "only")"
    }
}
