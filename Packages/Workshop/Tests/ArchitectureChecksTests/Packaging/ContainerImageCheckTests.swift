import ChildProcesses
import Synchronization
import Testing

@testable import ArchitectureChecks

@Suite struct ContainerImageCheckTests {
    private let readme = """
        $ docker export box | tar -x -C rootfs
        $ debian-licenses --root rootfs
        """

    private func verdict(listing: String) -> Verdict {
        ContainerImageCheck().verdict(on: .fixture(["README.md": readme], output: listing))
    }

    @Test func `the listing that is expected passes, another fails`() {
        #expect(verdict(listing: ContainerImageCheck.listing) == .passed("4 packages"))
        #expect(verdict(listing: "none").breaches == ["it lists:\nnone"])
    }

    @Test func `what is run is what README says`() {
        let scripts = Mutex<[String]>([])
        let workspace = Workspace(root: "/house", files: ["README.md": readme]) { command, _ in
            scripts.withLock { $0.append(command.words[2]) }
            return Outcome(status: 0)
        }
        _ = ContainerImageCheck().verdict(on: workspace)
        #expect(
            scripts.withLock { $0.last?.split(separator: "\n").suffix(2) }
                == ["cat image.tar | tar -x -C rootfs", "debian_licenses --root rootfs"])
    }

    @Test(arguments: [
        "", "$ docker export box | tar -x", "$ docker export box\n$ debian-licenses -q",
    ])
    func `a recipe that is not there fails`(readme: String) {
        #expect(
            ContainerImageCheck().verdict(on: .fixture(["README.md": readme])).breaches
                == ["README has no line with docker export, or none behind it"])
    }
}
