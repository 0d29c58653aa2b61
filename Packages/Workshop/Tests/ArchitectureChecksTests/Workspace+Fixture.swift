import ChildProcesses

@testable import ArchitectureChecks

extension Workspace {
    /// The checkout that these tests stand in.
    static let checkout = #filePath.split(separator: "/", omittingEmptySubsequences: false)
        .dropLast(5).joined(separator: "/")

    /// A workspace of these files, in which every command ends as given.
    static func fixture(
        _ files: [String: String] = [:], root: String = "/house", status: Int32 = 0,
        output: String = ""
    ) -> Workspace {
        Workspace(root: root, files: files) { _, _ in
            Outcome(status: status, output: Array(output.utf8))
        }
    }

    /// A workspace in which a program is not installed.
    static func lacking(_ program: String) -> Workspace {
        Workspace(root: "/house", files: [:]) { _, _ throws(CommandError) in
            throw CommandError([program], code: 2)
        }
    }
}

extension Verdict {
    /// The breaches; empty where the check did not fail.
    var breaches: [String] {
        if case .failed(let breaches) = self { breaches } else { [] }
    }
}
