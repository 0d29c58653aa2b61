/// Names of something else that a licence's name is a part of.
extension StandingReader {
    /// `zlib.h`, "MIT Kerberos": a file or a work of that name.
    func isOtherName(_ mention: Mention) -> Bool {
        let last = mention.words.upperBound - 1
        let gap = text.gap(after: last)
        return gap == .tight || (gap.isEmpty && text.words[last + 1].number == 0)
    }

    /// "the Foobar General Public License": somebody's own, not GNU's
    func isOthersLicense(_ mention: Mention) -> Bool {
        let first = mention.name.lowerBound
        guard first > 0, text.words[first - 1].number == 0, text.gap(after: first - 1).isEmpty,
            let row = mention.row, text.names.family(row)?.isGNU == true
        else { return false }
        return text.word(first, isSpelt: "general")
            && text.bytes(of: first - 1)[0].isCapital
    }
}
