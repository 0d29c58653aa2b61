/// A rule of the grammar of grants: a question about a license that a text names, and what the
/// answer decides.
struct GrantRule: Sendable {
    /// The name of the rule in the program's output and in its manual.
    let name: String
    /// Words that this rule decides about, and no rule before it. A good example is one that no
    /// later rule would decide in the same way.
    let example: String
    /// Whether a name may be a grant by this rule. Ids, dedications and the terms of Perl have
    /// methods of their own.
    let grantsNames: Bool
    private let judge: Judge

    /// Decides about a mention by a classifier, or leaves it to the next rule by returning nil; the
    /// number is the index of the first word after the previous mention.
    typealias Judge = @Sendable (GrantClassifier) -> (Mention, Int) -> GrantDecision?
    /// A question about a mention.
    typealias Question = @Sendable (GrantClassifier) -> (Mention) -> Bool
    /// A question about a mention and the index of the first word after the previous one.
    typealias DistantQuestion = @Sendable (GrantClassifier) -> (Mention, Int) -> Bool

    init(
        _ name: String, _ example: String, grantsNames: Bool = false, _ judge: @escaping Judge
    ) {
        self.name = name
        self.example = example
        self.grantsNames = grantsNames
        self.judge = judge
    }

    /// A rule with one decision, if the answer to a question is yes.
    init(
        _ name: String, _ decision: GrantDecision, _ example: String,
        _ applies: @escaping Question
    ) {
        self.init(name, decision, example) { text in { name, _ in applies(text)(name) } }
    }

    /// A rule with one decision, if the answer to a question about more words is yes.
    init(
        _ name: String, _ decision: GrantDecision, _ example: String,
        _ applies: @escaping DistantQuestion
    ) {
        self.init(name, example, grantsNames: decision != .mentioned) { text in
            { applies(text)($0, $1) ? decision : nil }
        }
    }

    /// The decision about a mention; nil if the rule doesn't apply.
    func decision(
        of mention: Mention, from floor: Int, by classifier: GrantClassifier
    ) -> GrantDecision? {
        judge(classifier)(mention, floor)
    }
}

extension GrantRule {
    /// All rules; the first one that applies decides. A name is only mentioned if none does.
    static let all = refusals + meanings + positions + [nearestWord] + remains

    /// What makes any name a mere mention.
    private static let refusals = [
        GrantRule(
            "path", .mentioned, "See /usr/share/common-licenses/GPL-3.", GrantClassifier.isPath),
        GrantRule("kind", .mentioned, "It is GPL compatible.", GrantClassifier.isRefusedBehind),
        GrantRule("question", .mentioned, "Is it under the GPL?", GrantClassifier.isAsked),
        GrantRule(
            "sample-grant", .mentioned, "Write something like this: it is under the GPL.",
            GrantClassifier.isOfSampleGrant),
        GrantRule(
            "sample-name", .mentioned, "Use a license such as the GPL.", GrantClassifier.isSample),
        GrantRule(
            "sample-work", .mentioned, "A similar program, Moon, is released under the GPL.",
            GrantClassifier.isOfSampleWork),
        GrantRule(
            "description", .mentioned,
            "This license is a MIT license, plus a clause about the moon.",
            GrantClassifier.isDescription),
        GrantRule(
            "used-work", .mentioned, "It is linked with Moon, which is under the GPL.",
            GrantClassifier.isOfUsedWork),
        GrantRule(
            "future", .mentioned, "Change License: GPL, version 2 or later",
            GrantClassifier.isOfTimeToCome),
        GrantRule(
            "common-noun", .mentioned, "It is under a fair license.", GrantClassifier.isCommonNoun),
        GrantRule("other-name", .mentioned, "It is under zlib.h.", GrantClassifier.isOtherName),
        GrantRule(
            "others-license", .mentioned, "It is under the Foobar General Public License.",
            GrantClassifier.isOthersLicense),
        GrantRule(
            "text-below", .mentioned, "It is under the following Fair License.",
            GrantClassifier.isTextBelow),
        GrantRule(
            "past", .mentioned, "Until 2004 it was released under the GPL.", GrantClassifier.isPast),
        GrantRule(
            "aside", .mentioned, "The manual is under the GPL. It is not shipped in the package.",
            GrantClassifier.isAside),
    ]

    /// What some words mean by themselves.
    private static let meanings = [
        GrantRule(
            "identifier", "SPDX-License-Identifier: MIT", GrantClassifier.identifier),
        GrantRule(
            "notice", .granted,
            "To the extent possible under law, N. N. has waived all copyright and related or"
                + " neighboring rights to it.",
            GrantClassifier.isNotice),
        GrantRule(
            "exception", .mentioned, "It has the Bison exception 2.2.", GrantClassifier.isException),
        GrantRule("public-domain", "It is in the public domain.", GrantClassifier.dedication),
        GrantRule(
            "perl-terms", "It is under the same terms as Perl itself.", GrantClassifier.perlTerms),
    ]

    /// Positions that grant a name without a granting word.
    private static let positions = [
        GrantRule("label", .granted, "License: the GPL, version 2", GrantClassifier.isLabeled),
        GrantRule("title", .granted, "License GPL-2+", GrantClassifier.isTitled),
        GrantRule("list-line", .granted, "lib/sort.c: GPL-2+", GrantClassifier.isListLine),
        GrantRule(
            "labeled-address", .granted,
            "License: as explained at https://www.gnu.org/licenses/gpl-2.0.html",
            GrantClassifier.isLabeledAddress),
        GrantRule(
            "key", .granted, "\"GPL2h\": The GNU General Public License, version 2",
            GrantClassifier.isKeyed),
        GrantRule("signature", .granted, "Copyright 2001 N. N. GPL.", GrantClassifier.isSigned),
        GrantRule(
            "line-below-holder", .granted, "Copyright 2001 N. N.\nGPL-2+\nIt shines.",
            GrantClassifier.isLineBelowHolder),
        GrantRule(
            "referral", .granted,
            "Apache 2.0 License: refer to /usr/share/common-licenses/Apache-2.0",
            GrantClassifier.isReferred),
        GrantRule(
            "explanation", .granted,
            "It is under the conditions that the file COPYING describes (i.e. the GPL, version 2).",
            GrantClassifier.explainsTerms),
    ]

    /// The word before the name that decides.
    private static let nearestWord = GrantRule(
        "nearest-word", "It is distributed under the GPL.", grantsNames: true,
        GrantClassifier.nearestWord(before:from:))

    /// What is left if no word before the name decides.
    private static let remains = [
        GrantRule("short-name", .mentioned, "It is a wrapper for zlib.", GrantClassifier.isShort),
        GrantRule(
            "word-behind", .granted, "The GPL, version 2 or later, applies.",
            GrantClassifier.isAppliedBehind
        ),
        GrantRule(
            "alternative", .granted, "Alternatively, the MIT license.",
            GrantClassifier.isBareAlternative),
        GrantRule("alone", .alone, "GPL v2 or later", GrantClassifier.isAlone),
    ]
}

extension CopyrightStatement {
    /// The names that ``grantRule`` may have.
    public static var grantRules: [String] { GrantRule.all.filter(\.grantsNames).map(\.name) }
}
