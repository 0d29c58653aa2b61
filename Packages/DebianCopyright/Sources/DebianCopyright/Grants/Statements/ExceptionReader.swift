/// Exceptions that stand by name with a licence: "GPL-2+ with the Classpath exception".
struct ExceptionReader {
    let text: GrantText

    /// An exception by name stands this close to its licence, in the same sentence.
    private static let reach = 25
    /// "As a special exception" may stand behind the whole grant and its disclaimer.
    private static let sentenceReach = 200

    /// Adds an exception to the last licence of a statement; false where it doesn't belong to it.
    func attach(_ id: String?, at mention: Mention, to statement: inout Statement) -> Bool {
        let distance = mention.words.lowerBound - statement.words.upperBound
        let mayBeFar = id == nil || isPermission(mention)
        guard statement.standing == .granted, distance >= 0,
            distance < (mayBeFar ? Self.sentenceReach : Self.reach)
        else { return false }
        if !mayBeFar {
            for place in statement.words.upperBound - 1..<mention.words.lowerBound
            where text.endsSentence(place) { return false }
        }
        for place in text.back(
            from: mention.words.lowerBound, reach: 6, floor: statement.words.upperBound)
        where text.word(place, is: .negating) { return false }
        guard let id else {
            guard statement.parts.contains(where: \.takesExceptions) else { return false }
            statement.unlistedException = statement.unlistedException ?? text.span(mention.words)
            return true
        }
        let last = statement.parts.count - 1
        guard let license = statement.parts[last].license else { return false }
        statement.parts[last].license = license.with(named: id)
        statement.words = statement.words.lowerBound..<mention.words.upperBound
        return true
    }

    /// "you are granted additional permissions described in the GCC Runtime Library Exception"
    private func isPermission(_ mention: Mention) -> Bool {
        let first = mention.words.lowerBound
        for place in text.back(from: first, reach: 10) {
            if text.endsSentence(place) { return false }
            if text.word(place, is: .permission) { return true }
        }
        return false
    }
}

extension Statement.Part {
    /// Whether it is such as exceptions without an id are made to.
    fileprivate var takesExceptions: Bool {
        license?.licenseIDs.contains(where: \.isGeneralPublicLicense) ?? false
    }
}

extension StatedLicense {
    /// Each licence with the exception. Autoconf's has one wording for version 3 of the GPL and one
    /// for those before; a runtime library's is Swift's with the Apache License, and GCC's else.
    fileprivate func with(named exception: String) -> StatedLicense {
        with { id in
            switch exception {
            case "Autoconf-exception-generic" where id.hasPrefix("GPL-3.0"): exception + "-3.0"
            case "GCC-exception-3.1" where id == "Apache-2.0": "Swift-exception"
            default: exception
            }
        }
    }
}
