/// Whether a sentence may say how far a license reaches, or what it asks for, in words that no
/// other rule foresees.
///
/// Remarks hardly ever say for which people, for what or until when something is: of 18,000
/// sentences outside of licenses in Debian's main archive, two in a hundred have such words. So a
/// sentence with one of these words is unexplained unless it is known to be harmless.
extension PermittingWords {
    var leaveDoubt: Bool {
        if areHarmless { return false }
        return excludeInAWord || narrowWords
            || !areWish && !has([.disclaiming, .procurement, .packaging])
                && !has(word: "contrib")
                && (leaveGainOpen || bindReader || comeFirst || stayOut || keepPurpose || endRights
                    || giveWay || arrange || partUsers)
    }

    /// "shall be read as", "other than those who", "the grant runs out with", "are not covered by
    /// the permission"
    private var narrowWords: Bool {
        [Self.readAs, Self.thanThose, Self.runsOut, Self.takenBack].contains { has($0) }
            || says(.never) { index in
                word(index + 1) == "covered"
                    && (has([.permission, .license, .grant], from: index + 2, reach: 4)
                        || (index + 2...index + 5).contains { Self.above.contains(word($0)) })
                    || word(index + 1, is: .under) && has(.license, from: index + 2, reach: 4)
            } && !has(.gnu)
    }

    /// "Not for banks", "except banks", "no banks, please", "keep banks out", "hands off, banks": a
    /// remark that leaves somebody out, too short to have a verb of permission.
    private var excludeInAWord: Bool {
        guard (2...Self.longestRemark).contains(count) else { return false }
        if says(.never, from: 0, reach: 1) {
            return word(1) == "for" && word(2) != "the" && !has(Self.usuallyAbsent)
        }
        return says(.excepting, from: 0, reach: 1) && !has([.file, .parts, .license])
            || word(0) == "no" && !has(Self.usuallyAbsent)
            || word(0) == "keep" && has(word: "out")
            || has(Self.handsOff, at: 0)
    }

    /// "have to drop the name", "are to be cleared with", "you promise to", "shall look elsewhere"
    private var bindReader: Bool {
        says(.bound) { index in
            word(index + 1) == "to" && !isOfAuthor(index) && !isFreeToSay(index)
        }
            || has(.being) { index in
                word(index + 1) == "to" && word(index + 2) == "be" && !isFreeToSay(index)
            }
            || says(.promising) { !isOfAuthor($0) }
            || !has([.gnu, .notice]) && !says([.law, .supposing])
                && indices.contains {
                    // KDE's notices say "which shall act as a proxy".
                    word($0) == "shall" && word($0 + 1) != "act"
                        && !says([.never, .uncertain], from: $0 + 1, reach: 2)
                }
    }

    /// "I do have to"
    private func isOfAuthor(_ index: Int) -> Bool {
        (index - 2..<index).contains { Self.author.contains(word($0)) }
    }

    /// "do not have to", "have to be considered as", "need to adhere to the GPL", "explains what
    /// you have to do", "the tools you need to turn it", "you have to choose"
    private func isFreeToSay(_ index: Int) -> Bool {
        says([.never, .nobody], from: index - 2, reach: 2) || has(.gnu)
            || Self.needed.contains(word(index - 2)) || word(index + 2) == "choose"
            || says(.supposing, from: index + 2, reach: 3)
    }

    /// "wait for the answer before you put it to work", "prior to installation"; not "before it was
    /// in Lunaria"
    private var comeFirst: Bool {
        guard !says([.supposing, .law]) else { return false }
        return says(.first) { index in
            switch word(index) {
            case "beforehand": true
            case "before":
                Self.readers.contains(word(index + 1)) && index + 2 < count
                    && !word(index + 2, says: .past)
                    || word(index + 1, says: .doing) || Self.gerunds.contains(word(index + 1))
            default: index == count - 1 && has(.verb)
            }
        } || has(Self.priorTo) && !says(.past)
    }

    /// "stays out of abattoirs", "is left to the mirrors", "are outside the purposes meant", "falls
    /// outside this permission", "I would rather not see it in"
    var stayOut: Bool {
        says(.staying) { word($0 + 1) == "out" || word($0 + 1) == "away" }
            || says(.left) { has(.being, from: $0 - 2, reach: 2) && !has(.notice) }
            || has(Self.ratherNot) || has(Self.ratherYou)
            || !has(.debian)
                && indices.contains {
                    word($0) == "outside" && Self.scope.contains(word($0 + 1))
                }
            || has(Self.asFarAs) && has(word: "concerned")
    }

    /// "only leave them as they are", "to members only", "may only be flashed to", "on five
    /// machines at most"
    private var keepPurpose: Bool {
        has(.being, where: isBeforePurpose)
            || says(.only) { index in
                word(index - 1, is: .may) && word(index + 1) == "be"
                    || says(.handing) && !word(index - 1, is: .the)
                        && (max(0, index - 4)..<index).contains { word($0) == "to" }
            }
            || has(Self.atMost)
            || (has(Self.asTheyAre) || has(Self.asItIs)) && has(Self.leaving)
            || says(.other) { index in
                says(.nobody, from: index - 2, reach: 2) && !isOfMeans(index)
                    || word(index - 1) == "nothing"
            }
            || says(.nobody) { Self.receivers.contains(word($0 + 1)) }
    }

    /// "are for listening", "is not for shops"
    private func isBeforePurpose(_ being: Int) -> Bool {
        if word(being + 1, says: .never) {
            return word(being + 2) == "for" && word(being + 3) != "the"
        }
        return word(being + 1) == "for" && being + 2 < count
            && !Self.references.contains(word(being + 2))
    }

    /// "the grant lapses", "ends your license", "builds that keep them are unlicensed", "the grants
    /// do not reach", "section 2 is withheld"
    private var endRights: Bool {
        has(word: "unlicensed")
            || indices.contains { index in
                word(index) == "withheld" && word(index - 1, is: .being)
                    && !says(.never, from: index - 4, reach: 3)
            }
            || has([.license, .permission, .grant, .right])
                && (says(.lapsing) { index in
                    !says(.past) && !says(.never, from: index - 2, reach: 2)
                        && (word(index) != "end"
                            || has([.may, .must], from: index - 2, reach: 2))
                } || says(.reaching) { says(.never, from: $0 - 2, reach: 2) } && !has(.gnu))
            || says(.never) { word($0 + 1) == "be" && word($0 + 2) == "extended" }
    }

    /// "the latter prevails", "is governed by the rules at"
    private var giveWay: Bool {
        says(.prevailing) { index in
            // Evidence accounts for the words after the last one.
            (word(index) != "governed" || index + 3 < count)
                && !has([.license, .gnu], from: index + 1, reach: 8)
        } && !says(.law)
    }

    /// "permission is granted as long as it turns", "the grant holds provided that you sue nobody"
    private var holdOnCondition: Bool {
        has([.granted, .grant, .permission]) && !has([.notice, .obeying, .gnu, .license])
            && indices.contains { index in
                word(index) == "long" && word(index + 1) == "as"
                    || word(index) == "provided" && word(index + 1) == "that"
            }
    }

    /// "for anything else, a mail is required"
    private var askForRest: Bool {
        says([.asking, .turning])
            && says(.other) {
                word($0) == "else" && Self.rest.contains(word($0 - 1))
            }
    }

    /// "Free of charge as long as", "free if you", "everyone else: go ahead"
    private var partUsers: Bool {
        holdOnCondition || askForRest
            || says(.lone, from: 0, reach: 1) && word(1) == "else" && count > 2
            || indices.contains { index in
                guard word(index) == "free" else { return false }
                let end = word(index + 1) == "of" && word(index + 2) == "charge" ? 3 : 1
                return word(index + end) == "if"
                    || word(index + end) == "as" && word(index + end + 1) == "long"
            }
    }

    /// "need a separate arrangement", "is reserved to", "with the publisher's leave"
    private var arrange: Bool {
        says(.arranging) && !has(word: "possible")
            || says(.reserved) { word($0 + 1) == "to" || word($0 + 1) == "for" }
                // CeCILL's notices say "reserved for people with knowledge of computers".
                && !has(word: "knowledge")
            || indices.contains { index in
                word(index) == "leave"
                    && (index - 3..<index).contains { Self.withLeave.contains(word($0)) }
            }
            || says(.consent) { word($0) == "consent" && says(.wishing, from: $0 - 3, reach: 3) }
    }

    /// More words than this make a sentence, which has a verb.
    private static let longestRemark = 4
    /// What remarks say that there is not: "no warranty", "no changes".
    private static let usuallyAbsent = WordSet(
        """
        answer author bugs cause change changed changes claim claims code comment comments
        condition conditions copyright copyrights cost data date debian doubt effect
        endorsement error errors exception exceptions fault fee file files guarantee
        guarantees help holder holders idea info information intention known liabilities
        liability license licensed licenses licence limit limitation limitations longer
        matter modification modifications name notice notices obligation obligations other
        owner patches patent patents problem problems question real reason release releases
        rights restriction restrictions source statement strings such support telling text
        trademark version warranties warranty worries year
        """)
    private static let handsOff = WordHash.hashes(of: "hands off")
    private static let author = WordSet("i we they")
    private static let needed = WordSet("what tools everything all files libraries")
    private static let above = WordSet("above this these")
    private static let readers = WordSet("you it they any anybody anyone")
    private static let receivers = WordSet("licensee licensees")
    private static let references = WordSet("the example details more information reference that")
    private static let withLeave = WordSet("with by without")
    private static let asFarAs = WordHash.hashes(of: "as far as")
    private static let asTheyAre = WordHash.hashes(of: "as they are")
    private static let asItIs = WordHash.hashes(of: "as it is")
    private static let leaving = WordSet("leave keep left kept")
    private static let atMost = WordHash.hashes(of: "at most")
    private static let scope = WordSet("the this these")
    private static let priorTo = WordHash.hashes(of: "prior to")
    private static let rest = WordSet("anything everything all")
    private static let ratherYou = WordHash.hashes(of: "rather you")
    private static let ratherNot = WordHash.hashes(of: "rather not")
    private static let readAs = WordHash.hashes(of: "be read as")
    private static let thanThose = WordHash.hashes(of: "than those who")
    private static let takenBack = WordHash.hashes(of: "taken back")
    private static let runsOut = WordHash.hashes(of: "runs out")
}
