import ChildProcesses
import Testing

@testable import ArchitectureChecks

@Suite struct DebianPackageCheckTests {
    private func verdict(listing: String, failing name: String = "") -> Verdict {
        DebianPackageCheck().verdict(
            on: Workspace(root: "/house", files: [:]) { command, _ in
                let word = command.words[0]
                let output = word == "unshare" ? listing : word == "make" ? "built\na.deb\n" : ""
                return Outcome(status: word == name ? 1 : 0, output: Array(output.utf8))
            })
    }

    private let right = "package,expression\ndebian-licenses,\(DebianPackageCheck.expression),x\n"

    @Test func `a package that lists itself with its licences passes`() {
        #expect(
            verdict(listing: right) == .passed("installed, the same twice, lists itself"))
    }

    @Test func `another expression or another row fails`() {
        #expect(verdict(listing: "a\nb,MIT,c").breaches == ["it lists: a\nb,MIT,c"])
        #expect(!verdict(listing: right + right).isPassed)
    }

    @Test(arguments: ["make", "cmp", "unshare"])
    func `a package that is not made, differs or does not install fails`(name: String) {
        #expect(!verdict(listing: right, failing: name).isPassed)
    }
}
