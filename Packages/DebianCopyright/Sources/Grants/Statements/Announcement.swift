import Bytes

/// A name with its version that only announces the notice behind it, which says "or later".
struct Announcement {
    let text: GrantText

    /// So many words may stand between an announcement and its notice.
    private static let reach = 60

    /// "License: LGPL-2.1", "the manual is under the FDL 1.3:", with the notice itself behind.
    func isMade(by index: Int, in statements: [Statement]) -> Bool {
        guard index + 1 < statements.count, statements[index].parts.count == 1,
            statements[index + 1].parts.count == 1,
            case .family(let row, let clause) = statements[index].parts[0].mention.meaning,
            case .family(let nextRow, let nextClause) = statements[index + 1].parts[0].mention
                .meaning
        else { return false }
        guard row == nextRow, !clause.isExplicit,
            clause.terms.map(\.version) == nextClause.terms.map(\.version),
            clause.terms != nextClause.terms
        else { return false }
        if text.gap(after: statements[index].words.upperBound - 1).contains(.colon) {
            return reaches(from: statements[index], to: statements[index + 1], sparing: 4)
        }
        return statements[index].scope == statements[index + 1].scope
            && isNotice(statements[index + 1])
            && reaches(from: statements[index], to: statements[index + 1])
    }

    /// "you can redistribute it and/or modify it under the terms of"
    private func isNotice(_ statement: Statement) -> Bool {
        text.back(from: statement.words.lowerBound, reach: 16).contains { place in
            let bytes = text.bytes(of: place)
            return bytes.equalsIgnoringCase("modify") || bytes.equalsIgnoringCase("redistribute")
        }
    }

    /// Whether no files and no holders are named between two statements.
    ///
    /// - Parameter spared: behind a colon a notice may begin with its holder, within so many words.
    func reaches(
        from statement: Statement, to next: Statement, sparing spared: Int = 0
    ) -> Bool {
        let between = statement.words.upperBound..<next.words.lowerBound
        guard between.count < Self.reach else { return false }
        let files = FileNames(in: text.bytes)
        return CopyrightNotices(text: text).first(in: between.dropFirst(spared)) == nil
            && !between.contains { place in
                text.gap(after: place - 1) == .tight
                    && files.contains(Int(text.words[place].start))
            }
    }
}
