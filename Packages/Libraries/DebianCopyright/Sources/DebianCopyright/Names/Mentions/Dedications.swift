/// Joins a dedication to the public domain and the license that carries it out: "dedicated to the
/// public domain by means of CC0", "CC0 (public domain)". The two are one statement, and the
/// license is its precise form.
struct Dedications {
    let text: GrantText

    /// At most this many words separate the two.
    private static let reach = 6

    /// The mentions, with each such pair replaced by one mention.
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

    /// Whether nothing between the two mentions offers a choice or ends the sentence.
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

    /// The id of a license that puts works into the public domain; nil for any other mention.
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
