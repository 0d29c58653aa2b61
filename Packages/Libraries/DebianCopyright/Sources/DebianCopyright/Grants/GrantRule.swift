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

    init(
        _ name: String, _ example: String, grantsNames: Bool = false, _ judge: @escaping Judge
    ) {
        self.name = name
        self.example = example
        self.grantsNames = grantsNames
        self.judge = judge
    }

    /// The decision about a mention; nil if the rule doesn't apply.
    func decision(
        of mention: Mention, from floor: Int, by classifier: GrantClassifier
    ) -> GrantDecision? {
        judge(classifier)(mention, floor)
    }
}

/// A question about a mention.
private typealias Question = @Sendable (GrantClassifier) -> (Mention) -> Bool

/// A question about a mention and the index of the first word after the previous one.
private typealias DistantQuestion = @Sendable (GrantClassifier) -> (Mention, Int) -> Bool

extension GrantRule {
    /// All rules; the first one that applies decides.
    static let all = refusals + meanings + positions + [nearestWord] + remains

    /// What makes any name a mere mention.
    private static let refusals = [
        mentions("path", "See /usr/share/common-licenses/GPL-3.", GrantClassifier.isPath),
        mentions("kind", "It is GPL compatible.", GrantClassifier.isRefusedBehind),
        mentions("question", "Is it under the GPL?", GrantClassifier.isAsked),
        mentions(
            "sample-grant", "Write something like this: it is under the GPL.",
            GrantClassifier.isOfSampleGrant),
        mentions("sample-name", "Use a license such as the GPL.", GrantClassifier.isSample),
        mentions(
            "sample-work", "A similar program, Moon, is released under the GPL.",
            GrantClassifier.isOfSampleWork),
        mentions(
            "description", "This license is a MIT license, plus a clause about the moon.",
            GrantClassifier.isDescription),
        mentions(
            "used-work", "It is linked with Moon, which is under the GPL.",
            GrantClassifier.isOfUsedWork),
        mentions(
            "future", "Change License: GPL, version 2 or later", GrantClassifier.isOfTimeToCome),
        mentions("common-noun", "It is under a fair license.", GrantClassifier.isCommonNoun),
        mentions("other-name", "It is under zlib.h.", GrantClassifier.isOtherName),
        mentions(
            "others-license", "It is under the Foobar General Public License.",
            GrantClassifier.isOthersLicense),
        mentions(
            "text-below", "It is under the following Fair License.", GrantClassifier.isTextBelow),
        mentions("past", "Until 2004 it was released under the GPL.", GrantClassifier.isPast),
        mentions(
            "aside", "The manual is under the GPL. It is not shipped in the package.",
            GrantClassifier.isAside),
    ]

    /// What some words mean by themselves.
    private static let meanings = [
        GrantRule(
            "identifier", "SPDX-License-Identifier: MIT", GrantClassifier.identifier),
        grants(
            "notice",
            "To the extent possible under law, N. N. has waived all copyright and related or"
                + " neighboring rights to it.",
            GrantClassifier.isNotice),
        mentions("exception", "It has the Bison exception 2.2.", GrantClassifier.isException),
        GrantRule("public-domain", "It is in the public domain.", GrantClassifier.dedication),
        GrantRule(
            "perl-terms", "It is under the same terms as Perl itself.", GrantClassifier.perlTerms),
    ]

    /// Where a name stands if it is granted without a word that says so.
    private static let positions = [
        grants("label", "License: the GPL, version 2", GrantClassifier.isLabeled),
        grants("title", "License GPL-2+", GrantClassifier.isTitled),
        grants("list-line", "lib/sort.c: GPL-2+", GrantClassifier.isListLine),
        grants(
            "labeled-address", "License: as explained at https://www.gnu.org/licenses/gpl-2.0.html",
            GrantClassifier.isLabeledAddress),
        grants(
            "key", "\"GPL2h\": The GNU General Public License, version 2",
            GrantClassifier.isKeyed),
        grants("signature", "Copyright 2001 N. N. GPL.", GrantClassifier.isSigned),
        grants(
            "line-below-holder", "Copyright 2001 N. N.\nGPL-2+\nIt shines.",
            GrantClassifier.isLineBelowHolder),
        grants(
            "referral", "Apache 2.0 License: refer to /usr/share/common-licenses/Apache-2.0",
            GrantClassifier.isReferred),
        grants(
            "explanation",
            "It is under the conditions that the file COPYING describes (i.e. the GPL, version 2).",
            GrantClassifier.explainsTerms),
    ]

    /// The word before the name that decides.
    private static let nearestWord = GrantRule(
        "nearest-word", "It is distributed under the GPL.", grantsNames: true,
        GrantClassifier.nearestWord(before:from:))

    /// What is left if no word before the name decides.
    private static let remains = [
        mentions("short-name", "It is a wrapper for zlib.", GrantClassifier.isShort),
        grants(
            "word-behind", "The GPL, version 2 or later, applies.", GrantClassifier.isAppliedBehind
        ),
        grants(
            "alternative", "Alternatively, the MIT license.", GrantClassifier.isBareAlternative),
        GrantRule("alone", "GPL v2 or later", grantsNames: true, GrantClassifier.loneName),
        GrantRule("default", "The GPL is long.") { _ in { _, _ in .mentioned } },
    ]

    private static func mentions(
        _ name: String, _ example: String, _ applies: @escaping Question
    ) -> GrantRule {
        GrantRule(name, example) { text in { name, _ in applies(text)(name) ? .mentioned : nil } }
    }

    private static func mentions(
        _ name: String, _ example: String, _ applies: @escaping DistantQuestion
    ) -> GrantRule {
        GrantRule(name, example) { text in { applies(text)($0, $1) ? .mentioned : nil } }
    }

    private static func grants(
        _ name: String, _ example: String, _ applies: @escaping Question
    ) -> GrantRule {
        GrantRule(name, example, grantsNames: true) { text in
            { name, _ in applies(text)(name) ? .granted : nil }
        }
    }

    private static func grants(
        _ name: String, _ example: String, _ applies: @escaping DistantQuestion
    ) -> GrantRule {
        GrantRule(name, example, grantsNames: true) { text in
            { applies(text)($0, $1) ? .granted : nil }
        }
    }
}

extension CopyrightStatement {
    /// The names that ``grantRule`` may have.
    public static var grantRules: [String] { GrantRule.all.filter(\.grantsNames).map(\.name) }
}
