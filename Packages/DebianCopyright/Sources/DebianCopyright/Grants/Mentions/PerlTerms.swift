/// "The same terms as Perl itself", which are the Artistic License or the GPL.
enum PerlTerms {
    /// The mention that a word "Perl" closes; nil where it speaks of the language.
    static func mention(at perl: Range<Int>, in text: GrantText) -> Mention? {
        var place = perl.lowerBound - 1
        let lowest = max(0, perl.lowerBound - 8)
        // "as", "like" or "of", with at most "the same", "those of the" and their like behind it
        while place > lowest, !text.endsSentence(place), !text.word(place, is: [.as, .of]),
            text.word(place, is: .identityBridge)
        {
            place -= 1
        }
        guard place > lowest, !text.endsSentence(place), text.word(place, is: [.as, .of]) else {
            return nil
        }
        // "… terms as Perl": the terms stand before, within a few words.
        for back in text.back(from: place, reach: 6) {
            if text.endsSentence(back) || text.words[back].number == 0 { return nil }
            guard text.word(back, is: .terms) else { continue }
            return Mention(meaning: .perlTerms, words: back..<perl.upperBound, name: perl)
        }
        return nil
    }
}
