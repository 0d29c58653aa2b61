/// Whether a sentence says that the terms of something are unknown, or aren't the stated ones.
extension PermittingWords {
    var leaveStatusOpen: Bool {
        areInDoubt || hideLicense || nameUnlisted || awaitAnswer || sumUp || has(Self.fairUse)
            || countElsewhere
    }

    /// "it is not clear whether", "the maker was unsure"
    var areInDoubt: Bool {
        has(Self.doubtful)
            || says(.never) { word($0 + 1) == "clear" && Self.questions.contains(word($0 + 2)) }
    }

    /// "their license is not known", "the terms of the songs could not be found"
    private var hideLicense: Bool {
        indices.contains { noun in
            (word(noun, is: .license) || word(noun, says: .terms))
                && (noun + 1..<noun + Self.nearby).contains { index in
                    Self.hidden.contains(word(index))
                        || word(index, says: .never)
                            && (index + 1...index + 2).contains { Self.known.contains(word($0)) }
                }
        }
    }

    /// "are distributed under the Moon Public License", "is covered by a different license"
    private var nameUnlisted: Bool {
        !has(.gnu) && !has(word: "below")
            && indices.contains { noun in
                let isLicense = word(noun, is: .license)
                return (isLicense || word(noun) == "agreement")
                    && (noun - Self.nearby..<noun).contains { lead in
                        (word(lead, is: .under) || word(lead) == "by")
                            && (lead - 3..<lead).contains { Self.granted.contains(word($0)) }
                            && (isLicense && isOther(lead + 1..<noun)
                                || isUnlisted(lead + 1..<noun))
                    }
            }
    }

    /// "a different" license; not "two different" ones, which a list follows
    private func isOther(_ name: Range<Int>) -> Bool {
        name.contains { Self.different.contains(word($0)) && !word($0 - 1, says: .number) }
    }

    /// "the Moon Public" license
    private func isUnlisted(_ name: Range<Int>) -> Bool {
        Self.kinds.contains(word(name.upperBound - 1)) && name.contains { word($0).isStranger }
    }

    /// "the publisher did not answer", "we got no reply", "have not decided yet"
    private var awaitAnswer: Bool {
        says(.never) { never in
            (never + 1...never + 2).contains { Self.decisions.contains(word($0)) }
        } || says(.nobody) { Self.answers.contains(word($0 + 1)) }
    }

    /// "is only a summary"
    private var sumUp: Bool {
        says(.only) { only in
            (only + 1...only + 2).contains { Self.summary.contains(word($0)) }
        }
    }

    /// "the terms on our website count"
    private var countElsewhere: Bool {
        says(.terms) { terms in
            let rest = terms + 1..<terms + Self.nearby
            return rest.contains { Self.sites.contains(word($0)) }
                && rest.contains { Self.counting.contains(word($0)) }
        }
    }

    /// In words.
    private static let nearby = 8
    private static let hidden = WordSet("unclear unknown undetermined uncertain ambiguous")
    private static let known = WordSet("known clear determined find found")
    static let doubts = "unclear unsure undecided undetermined unresolved"
    private static let doubtful = WordSet(doubts)
    private static let questions = WordSet("if whether who what")
    private static let granted = WordSet(
        """
        licensed released distributed available covered published provided placed falls fall is are
        put
        """)
    private static let different = WordSet("different own special custom separate")
    private static let kinds = WordSet(
        "public commercial community enterprise academic freeware vendor")
    private static let decisions = WordSet(
        "reply replied answer answered respond responded sign signed decide decided")
    private static let answers = WordSet("answer answers reply replies response responses")
    private static let summary = WordSet("summary excerpt abstract extract")
    private static let fairUse = WordHash.hashes(of: "fair use")
    private static let sites = WordSet("site website web webpage homepage page")
    private static let counting = WordSet("count counts apply applies hold")
}
