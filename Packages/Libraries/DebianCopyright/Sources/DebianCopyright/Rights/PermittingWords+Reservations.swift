/// Whether a sentence keeps a work for some people, or from some, or gives it for a while, in words
/// that name no right: "hobbyists are welcome to it, everybody else talks to us first".
extension PermittingWords {
    var reserve: Bool {
        keepFromOthers || keepForGroup || turnAway || endPermission || askForGain || keepSecret
    }

    /// "nowhere else", "into no others", "everybody else has to ask"; not "there is no other way"
    private var keepFromOthers: Bool {
        says(.other) { index in
            if word(index - 1, is: .no) && !isOfMeans(index) || word(index - 1) == "nowhere" {
                return true
            }
            if word(index - 1) == "nothing", has([.may, .must]) { return true }
            if word(index - 1) == "all", says(.turning) { return true }
            if says(.turning), !says(.past), word(index + 1, is: .use) { return true }
            return word(index - 1, says: .lone)
                && (has([.must, .may]) || says([.buying, .turning]))
        }
            || says(.nobody) { index in
                word(index, says: .lone) && Self.holding.contains(word(index + 1))
                    && has([.license, .permission, .right], from: index + 2, reach: 4)
            }
            || says(.excepting) { word($0 + 1) == "those" && word($0 + 2) == "who" }
    }

    /// "no other way to turn it"; not "no other way than to buy it"
    func isOfMeans(_ other: Int) -> Bool {
        word(other + 1) == "way" && word(other + 2) == "to" && !says([.buying, .paying])
    }

    /// "the license is for schools", "companies pay", "only for members"
    private var keepForGroup: Bool {
        if says(.only), word(1) == "for", word(0, says: .only) { return true }
        return says(.group) { index in
            if says([.buying, .turning]), !says(.past) { return true }
            if has(.license, from: index + 1, reach: 4), says(.whoever) || has(Self.getting) {
                return true
            }
            if word(index - 1) == "to", has([.granted, .licensed, .permitted]) { return true }
            guard let gap = (1...3).first(where: { word(index - $0) == "for" }) else {
                return false
            }
            let before = index - gap - Self.nearby
            return has([.license, .permission, .only], from: before, reach: Self.nearby)
                || says(.meant, from: before, reach: Self.nearby)
        }
    }

    /// "would have to be asked", "talk to us first", "whoever changes it sends the change"
    private var turnAway: Bool {
        says(.turning) { index in
            says(.having, from: index - 3, reach: 3) && Self.infinitive.contains(word(index - 1))
                || says(.first, from: index + 1, reach: 4)
                    && (has([.must, .may]) || says(.softModal))
        } || says(.sending) && says(.whoever)
    }

    /// "this permission ends on", "may take the license back"
    private var endPermission: Bool {
        !says(.past)
            && says(.ending) { index in
                has([.license, .permission], from: index - 6, reach: 6)
                    && !has(.denying, from: index - 6, reach: 6)
                    && !Self.placing.contains(word(index + 1))
            }
    }

    /// "ten euros are due", "who earns nothing"
    private var askForGain: Bool {
        says(.money) && says([.charged, .charging, .buying, .fee])
            || says(.earning) && (has(word: "nothing") || has(.no)) && !has(.disclaiming)
    }

    /// "results are to be kept private"
    private var keepSecret: Bool {
        says(.keeping) { says(.secret, from: $0 + 1, reach: 3) }
    }

    /// "as long as they stay as they are", "outside of France" after a grant; not "provided that
    /// this notice is kept", which many free licenses ask for
    var limitGrant: Bool {
        !areHarmless && !has([.keeping, .notice, .obeying])
            && indices.contains { index in
                switch word(index) {
                case "long":
                    word(index + 1) == "as" && !has(.license, from: index, reach: 8)
                case "provided": word(index + 1) == "that"
                case "outside": word(index + 1) == "of"
                default: false
                }
            }
    }

    /// For "the license ends here", which is about the text.
    private static let placing = WordSet("here with above below")
    private static let nearby = 4
    private static let infinitive = WordSet("to be")
    private static let holding = WordSet("has have gets get")
    private static let getting = WordSet("get gets obtain obtains need needs want wants")
}
