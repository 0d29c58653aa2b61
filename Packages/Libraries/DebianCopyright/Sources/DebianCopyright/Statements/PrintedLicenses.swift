/// Tells which licenses of the SPDX list a text holds in full.
///
/// It keeps its storage for the next text: use one a thread.
public final class PrintedLicenses {
    private let index = LicenseIndex.spdx
    private var matcher: TextMatcher
    private var words: KnownWords

    public init() {
        matcher = TextMatcher(index)
        words = KnownWords(numberedBy: index)
    }

    /// The ids of the licenses and exceptions that a text holds with their disclaimers: all that
    /// share the same words, as the ids of one GNU license do. The time is linear.
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
