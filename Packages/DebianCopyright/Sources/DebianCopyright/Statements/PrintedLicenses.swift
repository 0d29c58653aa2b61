/// Tells which licenses of the SPDX list a copyright file prints in full.
///
/// It keeps its storage for the next file: use one a thread.
public final class PrintedLicenses {
    private let index = LicenseIndex.embedded
    private var matcher: TextMatcher
    private var words: KnownWords

    public init() {
        matcher = TextMatcher(index)
        words = KnownWords(numberedBy: index)
    }

    /// Those of the ids whose license or exception has no text in the file, or one without its
    /// disclaimer. The time is linear in the file's size.
    ///
    /// A text stands for all ids that share it: the versions "only" and "or later" of a GNU
    /// license.
    ///
    /// - Parameters:
    ///   - ids: ids of the SPDX list.
    ///   - bytes: the whole file.
    public func missing(of ids: [String], in bytes: [UInt8]) -> [String] {
        let printed = ByteView.withBytes(of: bytes) { text in
            matcher.read(text, TextWords(of: text, by: &words)).matches
                .filter { !$0.isIncomplete }
                .flatMap { [$0.template] + $0.rivals }
                .map { index.id(of: $0).unbounded }
        }
        return ids.filter { !printed.contains($0.unbounded) }
    }
}
