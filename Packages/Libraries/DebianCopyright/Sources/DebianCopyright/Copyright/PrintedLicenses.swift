import DebianSystems

/// Finds the licenses of the SPDX list whose complete text is in a text.
///
/// The finder reuses its storage for the next text, so each thread needs its own.
public final class PrintedLicenses {
    private let index = LicenseIndex.spdx
    private var matcher: TextMatcher
    private var words: KnownWords

    public init() {
        matcher = TextMatcher(index)
        words = KnownWords(numberedBy: index)
    }

    /// The ids of the licenses and exceptions that a text contains with their disclaimers: every id
    /// that shares the matched words, as the ids of one GNU license do. The time is linear.
    public func ids(in text: String) -> Set<String> {
        let templates = ByteView.withBytes(of: Array(text.utf8)) { text in
            matcher.read(text, TextWords(of: text, by: &words)).matches
                .filter { !$0.isIncomplete }
                .flatMap { [$0.template] + $0.rivals }
        }
        return templates.reduce(into: []) { ids, template in
            let id = index.id(of: template)
            ids.insert(id)
            if id.isGNULicense {
                ids.formUnion(["\(id.unbounded)-only", "\(id.unbounded)-or-later"])
            }
        }
    }
}
