import DebianSystems

/// A paragraph that allows linking with OpenSSL, for which the SPDX list has no general exception,
/// or linking with anything, if words above announce an exception.
struct LinkingException {
    /// 1-based lines of the file, both ends included.
    let lines: ClosedRange<Int>

    /// The first such paragraph of a text; nil if there is none.
    init?(in text: ByteView) {
        let namesOpenSSL = text.namesOpenSSL
        guard namesOpenSSL || text.containsIgnoringCase("following exception") else { return nil }
        let paragraphs = TextParagraph.paragraphs(of: text)
        guard
            let paragraph = paragraphs.first(where: {
                namesOpenSSL && $0.bytes.namesOpenSSL && PermittingWords($0.bytes).permitLinking
            })
                ?? zip(paragraphs, paragraphs.dropFirst())
                .first(where: {
                    $0.0.bytes.announcesException && $0.1.bytes.isOfLinking
                })?.1
        else { return nil }
        lines = paragraph.lines
    }
}

extension ByteView {
    fileprivate var namesOpenSSL: Bool { containsIgnoringCase("openssl") }

    /// Whether the text is like "You may link it with Moon", rather than a list of files with
    /// another license.
    fileprivate var isOfLinking: Bool {
        let words = PermittingWords(self)
        return words.has(.linking) && words.has([.may, .permission, .permitted])
    }

    /// Whether the text ends like "… with the following exceptions:".
    fileprivate var announcesException: Bool {
        trimmed.last == UInt8(ascii: ":") && containsIgnoringCase("with the following exception")
    }
}
