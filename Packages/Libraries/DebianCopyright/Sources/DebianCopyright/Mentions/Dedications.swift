/// Joins the public domain and the license beside it that puts a work there: "dedicated to the
/// public domain by means of CC0", "CC0 (public domain)". Both are one statement, and the license
/// says it exactly.
struct Dedications {
    let text: GrantText

    /// At most so many words stand between the two.
    private static let reach = 6

    /// The mentions, with one in the place of each such pair.
    func joined(_ mentions: [Mention]) -> [Mention] {
        guard mentions.count > 1, mentions.contains(where: \.isDedication) else { return mentions }
        var joined: [Mention] = []
        for mention in mentions {
            guard let last = joined.last, isSameStatement(last, mention) else {
                joined.append(mention)
                continue
            }
            if last.isDedication, let id = mention.dedicatingID {
                joined[joined.count - 1] = last.meaning(.publicDomain(by: id), by: text.names)
            } else if !mention.isDedication || last.dedicatingID == nil {
                joined.append(mention)
            }
        }
        return joined
    }

    /// Whether nothing between them offers a choice, or ends what is said.
    private func isSameStatement(_ first: Mention, _ second: Mention) -> Bool {
        let between = first.words.upperBound..<second.words.lowerBound
        guard between.count <= Self.reach, !text.endsSentence(between.lowerBound - 1) else {
            return false
        }
        return between.allSatisfy { position in
            !text.endsSentence(position)
                && !text.word(
                    position, is: [.or, .and, .alternatively, .conditional, .negating, .other])
        }
    }
}

extension Mention {
    fileprivate var isDedication: Bool {
        if case .publicDomain = meaning { true } else { false }
    }

    /// The id of a license by which works are put into the public domain; nil for
    /// any other mention.
    fileprivate var dedicatingID: String? {
        switch meaning {
        case .publicDomain(let id): return id
        case .family:
            guard case .license(let id, _, _)? = license,
                ["CC0-1.0", "CC-PDDC", "PDDL-1.0", "Unlicense"].contains(id)
            else { return nil }
            return id
        default: return nil
        }
    }
}
