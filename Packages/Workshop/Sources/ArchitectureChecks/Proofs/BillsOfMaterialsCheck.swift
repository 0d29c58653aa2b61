import ChildProcesses
import Foundation

/// The bills of materials of this machine and of an empty system are the same each time, and pass a
/// validator.
///
/// The validator is a program with its arguments, words with blanks between them, in the variable
/// `SBOM_VALIDATOR`. It gets the documents' paths behind them, and ends with 0 where all are valid.
struct BillsOfMaterialsCheck: Check {
    static let variable = "SBOM_VALIDATOR"
    private static let formats = ["spdx", "spdx3", "cyclonedx"]

    let name = "bills of materials are valid"
    let reason = "they are made for other programs, which refuse what breaks their format"
    let remedy = "see what the validator says, and mend the format in Reports"

    /// The validator's words; empty where there is none.
    private let validator: [String]

    init(validator: String? = ProcessInfo.processInfo.environment[Self.variable]) {
        self.validator = validator?.split(separator: " ").map(String.init) ?? []
    }

    func verdict(on workspace: Workspace) -> Verdict {
        if validator.isEmpty { return .skipped("\(Self.variable) names no validator") }
        return workspace.judged { () throws(CommandError) in
            let folder = workspace.scratch("bills")
            let empty = "\(folder)/empty"
            _ = try workspace.run("mkdir", "-p", "\(empty)/var/lib/dpkg")
            _ = try workspace.run("touch", "\(empty)/var/lib/dpkg/status")
            var documents: [String] = []
            for (name, root) in [("host", "/"), ("empty", empty)] {
                for format in Self.formats {
                    let document = "\(folder)/\(name)-\(format).json"
                    for path in [document, document + ".again"] {
                        let written = try workspace.run(
                            "env", "SOURCE_DATE_EPOCH=1700000000", workspace.releasedProgram,
                            "export", format, "--root", root, "--output", path)
                        guard written.succeeded else { return .failed(written.problems) }
                    }
                    let compared = try workspace.run("cmp", document, document + ".again")
                    guard compared.succeeded else { return .failed(compared.problems) }
                    documents.append(document)
                }
            }
            let outcome = try workspace.run(validator + documents)
            return outcome.succeeded
                ? .passed("\(documents.count) documents") : .failed(outcome.problems)
        }
    }
}
