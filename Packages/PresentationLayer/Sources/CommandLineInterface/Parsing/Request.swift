/// What a command line asks for.
enum Request {
    case run(Invocation)
    /// Help with this command, or with all where there is none.
    case help(Command?)
    case version(withCredits: Bool)
}
