/// The commands' names, as they are typed.
enum CommandName: String, CaseIterable {
    case list
    case show
    case summary
    case browse
    case identify
    case check
    case export
    case diff
    case completions
    case manual
    case help
    case previews
}
