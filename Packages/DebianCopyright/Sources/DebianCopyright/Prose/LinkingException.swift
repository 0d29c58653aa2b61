/// A paragraph that allows linking with OpenSSL, for which the SPDX list has no general exception.
struct LinkingException {
    /// 1-based lines of the file, both ends included.
    let lines: ClosedRange<Int>

    /// The first one of a text; nil if there is none.
    init?(in text: ByteView) {
        guard text.namesOpenSSL,
            let paragraph = TextParagraph.paragraphs(of: text).first(where: {
                $0.bytes.namesOpenSSL && PermittingWords($0.bytes).permitLinking
            })
        else { return nil }
        lines = paragraph.lines
    }
}

extension ByteView {
    fileprivate var namesOpenSSL: Bool { containsIgnoringCase("openssl") }
}
