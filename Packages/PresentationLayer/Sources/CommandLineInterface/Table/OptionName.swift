/// The options' long names, as they are typed behind two hyphens.
enum OptionName: String, CaseIterable {
    case root
    case format
    case output
    case license
    case category
    case basis
    case unknown
    case by
    case sort
    case text
    case texts
    case digests
    case policy
    case allow
    case deny
    case initialize = "init"
    case failOnChange = "fail-on-change"
    case strict
    case color
    case quiet
    case verbose
    case noProgress = "no-progress"
    case help
    case version

    /// The name as it is typed.
    var word: String { "--" + rawValue }
}
