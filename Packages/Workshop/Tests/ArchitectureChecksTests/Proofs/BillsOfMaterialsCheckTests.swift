import ChildProcesses
import Synchronization
import Testing

@testable import ArchitectureChecks

@Suite struct BillsOfMaterialsCheckTests {
    /// A workspace in which only the programs of this name fail.
    private func workspace(failing name: String) -> Workspace {
        Workspace(root: "/house", files: [:]) { command, _ in
            let fails = command.words[0] == name
            return Outcome(
                status: fails ? 1 : 0, output: Array(fails ? "wrong: this\n".utf8 : "".utf8))
        }
    }

    @Test func `documents that the validator takes pass with their number`() {
        let words = Mutex<[[String]]>([])
        let workspace = Workspace(root: "/house", files: [:]) { command, _ in
            words.withLock { $0.append(command.words) }
            return Outcome(status: 0, output: [])
        }
        #expect(
            BillsOfMaterialsCheck(validator: "python3 check.py").verdict(on: workspace)
                == .passed("6 documents"))
        #expect(
            words.withLock { $0.last }
                == ["python3", "check.py"]
                + ["host", "empty"].flatMap { name in
                    ["spdx", "spdx3", "cyclonedx"].map { "/house/.build/bills/\(name)-\($0).json" }
                })
    }

    @Test(arguments: ["check", "cmp", "env"])
    func `what the validator refuses, differs or can't be written fails`(name: String) {
        #expect(
            BillsOfMaterialsCheck(validator: "check").verdict(on: workspace(failing: name))
                .breaches == ["wrong: this", "ended with status 1"])
    }

    @Test(arguments: [nil, "", " "] as [String?])
    func `without a validator that is said`(validator: String?) {
        #expect(
            BillsOfMaterialsCheck(validator: validator).verdict(on: workspace(failing: ""))
                == .skipped("SBOM_VALIDATOR names no validator"))
    }
}
