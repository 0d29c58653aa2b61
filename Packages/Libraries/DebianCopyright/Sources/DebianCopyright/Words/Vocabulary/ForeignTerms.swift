import DebianSystems

/// Recognizes text that isn't English, or that disguises English words.
///
/// The engine can't account for a sentence that it can't read. So a sentence in German, French or
/// Japanese is unexplained, whatever it says, and so is one that mixes two scripts in a word.
enum ForeignTerms {
    /// Whether a sentence contains a licensing word of another language, or is in another language.
    ///
    /// - Parameters:
    ///   - words: the hashes of the sentence's words.
    ///   - bytes: the sentence.
    static func occur(in words: [WordHash], of bytes: ByteView) -> Bool {
        let known = known
        if words.contains(where: known.contains) || areSentence(words, in: bytes) { return true }
        guard bytes.contains(where: { $0 >= 0xD0 }) else { return false }
        return bytes.hasJapaneseSentence || Self.signs.contains(where: bytes.contains(text:))
    }

    /// Whether the words form a sentence of another language, rather than the name of a person or a
    /// place: many are conjunctions or articles, none is English, and few are capitalized.
    private static func areSentence(_ words: [WordHash], in bytes: ByteView) -> Bool {
        let joining = joining
        guard words.count >= shortest, words.count(where: joining.contains) >= leastJoining,
            !words.contains(where: english.contains)
        else { return false }
        let capitals = bytes.indices.count {
            bytes[$0].isCapital && ($0 == 0 || !bytes[$0 - 1].isLetter)
        }
        return capitals * 2 < words.count
    }

    private static let shortest = 6
    private static let leastJoining = 3
    private static let english = WordSet("the of and is to in this are for by with from")

    /// Conjunctions, articles and prepositions of German, French, Spanish, Italian, Dutch and
    /// Swedish.
    static let joiningWords =
        """
        der das und ist sind für von bei mit nicht dem des ein eine einer zu auf werden
        le la les du de et est sont pour que dans sur ou une ne pas aux ce cette
        el los las una por para del
        il della che non sono di delle nel
        het een voor niet zijn door
        och för inte som är av
        """
    private static let joining = WordSet(joiningWords)

    /// Licensing words of other languages that are neither English nor part of a common name.
    static let words =
        """
        nutzung verwendung gewerbliche gewerblichen gewerblicher kommerzielle kommerziellen
        erlaubt gestattet untersagt verboten zustimmung genehmigung weitergabe verkauf
        vervielfältigung verändert lizenz lizenzbedingungen unentgeltlich zwecke zwecken
        privatgebrauch eigengebrauch gewerbsmäßig einwilligung bedürfen bedarf bearbeitungen
        ausschließlich nichtkommerzielle nichtkommerziellen
        utilisation interdite interdit interdits autorisation autorisé autorisée commerciale
        commerciales vente redistribué redistribuer modifié réservé réservée enseignement lucratif
        uso comercial lucro lucrativos educativos prohibido prohibida permitido permitida autorización redistribución venta
        commerciali vietato vietata consentito consentita autorizzazione
        proibido proibida permissão autorização autorizado autorizada comerciais vedada vedado
        gebruik verboden toestemming commercieel commerciële
        użycie używać wyłącznie zabronione zabrania zgody komercyjne komercyjnych niekomercyjnych
        förbjudet tillstånd kommersiellt kommersiell tillåten tillåtet användning
        niet toegestaan verkopen limitée privé použití komerčním zakázáno
        """

    private static let known = WordSet(words)

    /// Licensing words in scripts that put no spaces between words, or of languages with many
    /// endings.
    private static let signs = [
        "禁止", "許可", "许可", "商用", "商業", "商业", "使用", "利用", "配布", "転載", "改変",
        "ライセンス", "授权", "授權", "不得", "仅限", "仅供", "未经", "無断", "許諾",
        "금지", "허가", "사용", "상업", "запрещ", "разреш", "коммерч", "лиценз", "использован",
    ].map { Array($0.utf8) }
}

extension ByteView {
    /// Whether a word has Latin letters and also Greek or Cyrillic ones, and so only looks English;
    /// false for "µm".
    var mixesScripts: Bool {
        count > 4 && contains(where: Self.otherScripts.contains) && contains(where: \.isLetter)
    }

    /// The first bytes of U+0380 to U+047F in UTF-8.
    static let otherScripts: ClosedRange<UInt8> = 0xCE...0xD1

    /// Whether the bytes contain several of the hiragana (U+3040 to U+309F) that inflect Japanese
    /// words. Names and addresses hardly have any.
    fileprivate var hasJapaneseSentence: Bool {
        indices.dropLast(2).count { index in
            self[index] == 0xE3
                && (self[index + 1] == 0x81 || self[index + 1] == 0x82 && self[index + 2] < 0xA0)
        } >= 4
    }

    /// Whether the bytes contain this text.
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
