/// Pieces of text that aren't real sentences: names, addresses and headings.
extension TermSentence {
    /// Whether the sentence consists of names, or is a heading.
    var isNaming: Bool {
        isOfHolders || isOfNames || isOfLicense || isTitle && !isLeft(TermWords.titleRights)
    }

    /// "3. Restrictions", above sentences that are read by themselves
    var isHeadingOfTerms: Bool { words.count == 1 && TermWords.headings.contains(words[0].hash) }

    /// "Copyright 1999 Jane Turner. All rights reserved."
    private var isOfHolders: Bool {
        let lead = words[0].hash == "portions" ? words.dropFirst() : words[...]
        return lead.first?.hash == "copyright"
            && !unexplained.contains {
                kinds[$0] == .unknown && kinds[$0 - 1] != .number
            }
            && !unexplained.contains {
                TermWords.verbs.contains(words[$0].hash) && kinds[$0] != .name
            }
    }

    /// "Turner University, Moon Lane 7, Lunaria": only names and numbers, with a sign that they are
    /// a place or a company.
    private var isOfNames: Bool {
        isVerbless
            && (isLeft(.number) || isLeft(TermWords.companies) || isOfFewNames || isListOfNames)
            && unexplained.allSatisfy { index in
                switch kinds[index] {
                case .name, .number: true
                case .title: !TermWords.deeds.contains(words[index].hash)
                default: TermWords.ofNames.contains(words[index].hash)
                }
            }
    }

    /// "The Moon License, version 2.0": only names, numbers, and words from titles of licenses.
    private var isOfLicense: Bool {
        isVerbless && words.count <= Self.longestName && has(TermWords.licenses)
            && unexplained.allSatisfy { index in
                kinds[index] == .name || kinds[index] == .number
                    || TermWords.ofLicenses.contains(words[index].hash)
            }
    }

    private static let longestName = 16

    /// "Bo Spinner, Lunaria."
    private var isOfFewNames: Bool {
        words.count <= TermWordKind.longestTitle
            && unexplained.count { kinds[$0] == .name } > 2
    }

    /// "Bo Spinner, Jane Turner, Ada Weaver and Kim Joiner"
    private var isListOfNames: Bool {
        words.count > TermWordKind.longestTitle
            && unexplained.allSatisfy {
                kinds[$0] == .name || EnglishWords.particles.contains(words[$0].hash)
                    || words[$0].hash == "and"
            }
    }

    /// "Terms and Conditions", "Jane Turner, Moon Works": a few words that aren't a sentence.
    private var isTitle: Bool {
        words.count <= TermWordKind.longestTitle && !endsInStop && isVerbless
            && !words.contains { TelltaleWords.words.contains($0.hash) }
    }

    private var isVerbless: Bool { !isLeft(TermWords.verbs) }
}
