/// What a word of the command line names where it is none of a few: what a shell may offer for it.
enum WordKind: CaseIterable {
    /// Nothing that anybody could list.
    case any
    case file
    case folder
    /// An installed package, or the path of an installed file.
    case package
    /// A licence of the SPDX list or an exception to one.
    case license
    /// The same, or `category:NAME`.
    case policyPattern
    /// A command of this program.
    case command
}
