import ChildProcesses

extension Workspace {
    /// Runs the development app, built anew where its sources have changed, with its standard
    /// output in a file; the breaches of that, none where all went well.
    ///
    /// - Parameter path: the file, in a folder that may yet have to be made.
    func write(
        _ arguments: String..., to path: String
    ) throws(CommandError) -> [String] {
        if case .failed(let breaches) = PackageAloneCheck(package: "DevelopmentApp").verdict(
            on: self)
        {
            return breaches
        }
        let program = scratch("alone/DevelopmentApp/debug/DevelopmentApp")
        let script = #"mkdir -p "${1%/*}" && path=$1 && shift && exec "$@" > "$path""#
        let outcome = try run(["sh", "-c", script, "sh", path, program] + arguments)
        return outcome.succeeded ? [] : outcome.problems
    }
}
