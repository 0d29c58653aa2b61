/// How lines that do the same for several drivers look.
enum LineShape: Hashable, Sendable {
    /// `    LogDriver: LogDriverProtocol` among the parameters of a generic type.
    case genericParameter
    /// `    public let logDriver: LogDriver`
    case storedDriver
    /// `    public let logDriver: some LogDriverProtocol = StandardErrorLogDriver()`
    case chosenDriver
    /// `        logDriver: LogDriver = SpyLogDriver(),`
    case defaultedParameter
    /// `        self.logDriver = logDriver`
    case assignment

    /// Whether commas stand between such lines.
    var isOfList: Bool { self == .genericParameter || self == .defaultedParameter }

    /// Whether more of the list may follow.
    var wantsComma: Bool { self == .defaultedParameter }

    func lastMatch(in lines: [String], from first: Int, to last: Int) -> Int? {
        lines[first..<last].lastIndex(where: matches)
    }

    private func matches(_ line: String) -> Bool {
        switch self {
        case .genericParameter:
            line.wholeMatch(of: #/    [A-Z]\w*Driver: \w+DriverProtocol,?/#) != nil
        case .storedDriver: line.wholeMatch(of: #/    public let \w+Driver: \w+Driver/#) != nil
        case .chosenDriver:
            line.wholeMatch(of: #/    public let \w+Driver: some \w+DriverProtocol = \w+\(\)/#)
                != nil
        case .defaultedParameter:
            line.wholeMatch(of: #/        \w+Driver: \w+Driver = \w+\(\),?/#) != nil
        case .assignment: line.wholeMatch(of: #/        self\.(\w+)Driver = \w+Driver/#) != nil
        }
    }
}
