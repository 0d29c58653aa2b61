/// A heading under which help lists options.
enum OptionGroup: String, CaseIterable {
    case selection = "Which packages"
    case content = "What to show"
    case policy = "Policy"
    case rows = "Rows"
    case bill = "Bill of materials"
    case input = "Where to read"
    case output = "How to write"
    case general = "General"

    /// Whether only some commands have options of the group.
    var isSpecific: Bool {
        switch self {
        case .selection, .content, .policy, .rows, .bill: true
        case .input, .output, .general: false
        }
    }
}

extension OptionName {
    /// The heading under which help lists the option.
    var group: OptionGroup {
        switch self {
        case .license, .main, .category, .basis, .unknown, .owed, .limit: .selection
        case .by, .sort, .reverse, .columns, .full, .brief, .all, .statements, .unexplained, .text,
            .texts, .digests, .layers, .verbatim:
            .content
        case .policy, .allow, .deny, .scope, .baseline, .initialize, .review, .force, .failOnChange:
            .policy
        case .rows, .host, .day: .rows
        case .creator, .productName, .productVersion, .supplier: .bill
        case .root, .platform, .noVerify, .recursive: .input
        case .format, .output, .strict, .color, .noPager, .quiet, .noProgress: .output
        case .verbose, .help, .version: .general
        }
    }
}

extension [OptionName] {
    /// The options by their groups, in the order of the groups and of the options.
    var grouped: [(group: OptionGroup, options: [OptionName])] {
        OptionGroup.allCases.compactMap { group in
            let options = filter { $0.group == group }
            return options.isEmpty ? nil : (group, options)
        }
    }
}
