/// Whether words permit something, by a formula or in plain words.
extension PermittingWords {
    /// Whether the words are a formula of permission: "Permission to use … is granted",
    /// "redistribution … is permitted", "grants … the right to copy", "is granted a right to use".
    var areFormula: Bool {
        if speakOfPackaging { return false }
        if has(.grant), has([.right, .license, .permission]), has([.act, .person]) { return true }
        guard has(.act) else { return false }
        return has(.permission) && has([.grant, .granted, .given])
            || has(.right) && has(.granted, behind: [.being, .hereby]) && !has(.nothing)
            || has(.permitted, behind: [.being, .hereby])
    }

    /// Whether the words permit linking: "gives permission to link", "an exception which allows
    /// linking", "to be linked to".
    var permitLinking: Bool {
        has(.linking)
            && indices.contains { index in
                word(index, is: .permission)
                    || word(index, is: [.allowing, .permitted, .exception])
                        && !word(index - 1, is: .denying)
            }
    }

    /// Whether the words permit something, by a formula or in plain words, and aren't part of
    /// another license: neither an exception to one nor a permission to copy its text.
    var arePermissionOfTheirOwn: Bool {
        let isPermission = areFormula || (areConditional || areGenerous) && permit && !areSummary
        return isPermission && !nameLicense && !areOfMarks && !permitLinking && !areLaw
            && !has(.exception)
            && !indices.contains { isOfLicenseItself($0) || isNoGrant($0) }
    }

    /// Whether the words lead to a notice: "under this license", "The following notice applies to",
    /// "This is the notice of".
    var leadToNotice: Bool {
        speakOfLicense || has(.notice) && begin(with: Self.leads)
    }

    private static let leads = ["the following", "this is", "here is"].map(WordHash.hashes)

    private var speakOfLicense: Bool { has([.license, .licensed]) }

    /// Whether the words name a license: "under the license", "grants a license", "the GNU …", "the
    /// … Public License", "the LICENSE file".
    private var nameLicense: Bool {
        let isOfAgreement = has(.grant) && !has([.permission, .person])
        return speakOfOther && (has(.leading) || isOfAgreement)
            || has(.gnu)
            || indices.contains {
                word($0) == "public" && word($0 + 1, is: [.license, .licensed])
                    || word($0, is: [.license, .licensed]) && word($0 + 1) == "file"
            }
    }

    /// Whether the words mention a license other than in "need not be licensed".
    private var speakOfOther: Bool {
        indices.contains { index in
            word(index, is: [.license, .licensed])
                && !(word(index - 1) == "be" && word(index - 2, is: .denying))
        }
    }

    /// Whether the word at an index belongs to words about the license itself: "a license
    /// document", "copies of this license", "distribute this agreement".
    private func isOfLicenseItself(_ index: Int) -> Bool {
        word(index) == "document" && word(index - 1, is: [.license, .licensed])
            || word(index) == "this"
                && (word(index + 1, is: .license) || word(index + 1) == "agreement")
                && (word(index - 1) == "of" || word(index - 1, is: .act))
    }

    /// Whether the words permit the use of trademarks, "permission to use these trademarks", and
    /// nothing about a work.
    private var areOfMarks: Bool {
        guard let permission = indices.first(where: { word($0, is: .permission) }),
            word(permission + 2) == "use", !has(.permission, from: permission + 1, reach: count)
        else { return false }
        return has(.trademark, from: permission + 3, reach: 3)
    }

    /// Whether the word at an index is part of words like "does not grant" or "have granted".
    private func isNoGrant(_ index: Int) -> Bool {
        word(index, is: [.grant, .granted, .given])
            && (word(index - 1) == "have" || word(index - 1, is: .denying))
    }
}

/// Permissions in plain words.
extension PermittingWords {
    /// Whether the words permit something: "may be copied", "you can use", "freely distributable",
    /// "do whatever you like", "free for any use", "redistributions must"; false if they lead to a
    /// license elsewhere.
    var permit: Bool {
        if speakOfPackaging || speakOfLicense && has(.leading) { return false }
        return indices.contains { index in
            switch word(index) {
            case _ where word(index, is: .may): permits(behind: index)
            case "redistributions": demands(behind: index)
            case "freely": has(.act, from: index - 5, reach: 7) && !isDenied(index)
            case "free":
                word(index + 1) == "to" && has(.act, from: index + 2, reach: 2)
                    || isOfCharge(index)
                    || word(index + 1) == "for"
                        && word(index + 2, is: [.whole, .other])
                        && word(index + 3, is: .use)
            case "no", "without":
                has(.act) && word(index + 1, is: .limit)
            case "whatever", "anything":
                word(index - 1) == "do" && word(index + 1, is: .reader)
                    && Self.liking.contains(word(index + 2))
            case "unrestricted": word(index + 1, is: .act)
            default: false
            }
        }
    }

    private static let liking = WordSet("like want wish please")

    /// Whether the words set a condition: "provided that", "as long as", "subject to"; but not "is
    /// provided as is", "provided by", "as long as the license is met", "subject to change".
    var areConditional: Bool {
        indices.contains { index in
            switch word(index) {
            case "provided": !word(index + 1, is: .providing)
            case "long":
                word(index + 1) == "as" && !speaksOfLicense(behind: index)
            case "subject":
                word(index + 1) == "to" && !speaksOfLicense(behind: index)
                    && word(index + 2) != "change" && !word(index + 2, is: .copyright)
            default: false
            }
        }
    }

    private func speaksOfLicense(behind index: Int) -> Bool {
        has([.license, .licensed], from: index + 1, reach: 16)
    }

    /// Whether the words permit freely: "may be freely copied", "used freely", "do whatever you
    /// want"; but not "freely available".
    var areGenerous: Bool {
        indices.contains { index in
            switch word(index) {
            case "whatever": (index - 4..<index).contains { word($0) == "do" }
            case "freely":
                (word(index - 1) == "be" || word(index - 1, is: .act))
                    && !isDenied(index)
            default: false
            }
        }
    }

    /// Whether the words announce an explanation of other words: "In short", "In other words".
    var areSummary: Bool { begin(with: Self.summaries) }

    private static let summaries = [
        "in short", "in other words", "in plain english", "this means",
    ].map(WordHash.hashes)

    /// Whether the word at an index is denied: "can not be freely", "may not be freely".
    private func isDenied(_ index: Int) -> Bool {
        has(.not, from: index - 4, reach: 4)
    }

    /// Whether a demand follows the word at an index: "redistributions … must retain".
    private func demands(behind index: Int) -> Bool {
        (index..<index + 8).contains { word($0) == "must" && word($0 + 1, is: .keeping) }
    }

    /// Whether the modal verb permits something: "you may distribute", "may be freely used", but
    /// not "may be found" and "may not be sold".
    private func permits(behind modal: Int) -> Bool {
        let isPassive = word(modal + 1) == "be"
        if !isPassive, !word(modal - 1, is: .reader) { return false }
        let start = isPassive ? modal + 1 : modal
        let hasFreely = word(start + 1) == "freely"
        if isPassive, word(modal) == "can", !hasFreely { return false }
        return word(start + (hasFreely ? 2 : 1), is: .act)
    }

    /// Whether the words from an index on are like "free of charge for distribution and use".
    private func isOfCharge(_ free: Int) -> Bool {
        word(free + 2) == "charge" && word(free + 3) == "for"
            && has(.act, from: free + 4, reach: 3)
    }
}
