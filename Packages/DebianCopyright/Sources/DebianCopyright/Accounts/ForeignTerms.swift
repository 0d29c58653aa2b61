/// Words of licensing in other languages than English.
///
/// Who can't read a sentence can't account for it: one that speaks of rights in German, French or
/// Japanese is unexplained, whatever it says.
enum ForeignTerms {
    /// Whether a sentence has such a word.
    ///
    /// - Parameters:
    ///   - words: the hashes of its words.
    ///   - bytes: the sentence.
    static func occur(in words: some Sequence<UInt32>, of bytes: ByteView) -> Bool {
        let known = known
        if words.contains(where: known.contains) { return true }
        guard bytes.contains(where: { $0 >= 0xD0 }) else { return false }
        return bytes.hasJapaneseSentence || Self.signs.contains(where: bytes.contains(text:))
    }

    /// None of them is a word of English, or part of a usual name.
    static let words =
        """
        nutzung verwendung gewerbliche gewerblichen gewerblicher kommerzielle kommerziellen
        erlaubt gestattet untersagt verboten zustimmung genehmigung weitergabe verkauf
        vervielfältigung verändert lizenz lizenzbedingungen unentgeltlich zwecke zwecken
        privatgebrauch eigengebrauch gewerbsmäßig
        utilisation interdite interdit interdits autorisation autorisé autorisée commerciale
        commerciales vente redistribué redistribuer modifié réservé réservée enseignement lucratif
        uso comercial lucro lucrativos educativos prohibido prohibida permitido permitida autorización redistribución venta
        commerciali vietato vietata consentito consentita autorizzazione
        proibido proibida permissão autorização
        gebruik verboden toestemming commercieel commerciële
        użycie zabronione zgody komercyjne
        förbjudet tillstånd kommersiellt kommersiell tillåten tillåtet användning
        niet toegestaan verkopen limitée privé použití komerčním zakázáno
        """

    private static let known = WordSet(words)

    /// In scripts without spaces between words, or with many endings.
    private static let signs = [
        "禁止", "許可", "许可", "商用", "商業", "商业", "使用", "利用", "配布", "転載", "改変",
        "ライセンス", "授权", "授權", "不得", "仅限", "仅供", "未经", "無断", "許諾",
        "금지", "허가", "사용", "상업", "запрещ", "разреш", "коммерч", "лиценз", "использован",
    ].map { Array($0.utf8) }
}

extension ByteView {
    /// Whether it has several of the syllables by which Japanese inflects its words, which names
    /// and addresses hardly have: U+3040 to U+309F.
    fileprivate var hasJapaneseSentence: Bool {
        indices.dropLast(2).count { index in
            self[index] == 0xE3
                && (self[index + 1] == 0x81 || self[index + 1] == 0x82 && self[index + 2] < 0xA0)
        } >= 4
    }

    /// Whether these bytes stand in it.
    fileprivate func contains(text: [UInt8]) -> Bool {
        guard let first = text.first else { return true }
        var position = 0
        while let found = self.position(of: first, from: position), found + text.count <= count {
            if text.indices.allSatisfy({ self[found + $0] == text[$0] }) { return true }
            position = found + 1
        }
        return false
    }
}
