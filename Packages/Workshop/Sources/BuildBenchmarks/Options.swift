import BuildMeasurements

/// What the words behind the program's name ask for.
struct Options {
    private(set) var parts: [BuildTime.Part] = []
    private(set) var runs = 3
    private(set) var isSmoke = false
    private(set) var isReport = false

    /// - Throws: ``UsageError`` where a word makes no sense.
    init(_ words: some Sequence<String>) throws(UsageError) {
        var words = Array(words)[...]
        while let word = words.popFirst() {
            switch word {
            case "--builds": parts.append(.builds)
            case "--law": parts.append(.law)
            case "--tests": parts.append(.tests)
            case "--report": isReport = true
            case "--smoke":
                isSmoke = true
                runs = 1
            case "--runs":
                guard let number = words.popFirst().flatMap({ Int($0) }), number > 0 else {
                    throw UsageError(description: "--runs needs a number from 1 on")
                }
                runs = number
            default: throw UsageError(description: "what is \(word)?")
            }
        }
        if parts.isEmpty { parts = isSmoke ? [.builds, .law] : BuildTime.Part.allCases }
    }
}

/// Arguments that make no sense.
struct UsageError: Error, CustomStringConvertible {
    let description: String
}
