import Boilerplate
import ChildProcesses

/// What `make screen`, `make driver` and `make use-case` write is formatted, compiles and passes
/// its tests in a copy of the workspace, and the first test of each fails without the line it
/// names.
struct BoilerplateCheck: Check {
    let name = "boilerplate"
    let reason = "what is written for somebody has to work before they have read it"
    let remedy = "make screen NAME=SampleNews in a copy, and swift test there"

    /// A copy of the sources; what an earlier copy has built stays, to save time.
    static let script = #"""
        set -e
        mkdir -p "$2"
        find "$2" -mindepth 1 -maxdepth 1 ! -name .build -exec rm -rf {} +
        cd "$1"
        tar -c --exclude=.build --exclude=.git . | tar -x -C "$2"
        """#

    func verdict(on workspace: Workspace) -> Verdict {
        workspace.judged { () throws(CommandError) in
            let copy = workspace.scratch("boilerplate")
            let generator = try workspace.run(
                "swift", "build", "--product", "BoilerplateGenerator", "--package-path",
                workspace.root)
            guard generator.succeeded else { return .failed(generator.problems) }
            let copied = try workspace.run("sh", "-c", Self.script, "sh", workspace.root, copy)
            guard copied.succeeded else { return .failed(copied.problems) }
            let plans: [Boilerplate]
            do throws(BoilerplateError) {
                plans = try Self.plans(for: workspace)
            } catch {
                return .failed([error.description])
            }
            for kind in Boilerplate.Kind.allCases {
                let written = try workspace.run(
                    workspace.scratch("debug/BoilerplateGenerator"), kind.rawValue,
                    Self.name(of: kind), copy)
                guard written.succeeded else { return .failed(written.problems) }
            }
            let found = try problems(of: plans, in: copy, of: workspace)
            return Verdict(breaches: found, looked: "\(plans.count) kinds, green and red")
        }
    }

    private static func name(of kind: Boilerplate.Kind) -> String {
        switch kind {
        case .screen: "ScreenProof"
        case .driver: "ReadingProof"
        case .useCase: "NamingProof"
        }
    }

    private static func plans(for workspace: Workspace) throws(BoilerplateError) -> [Boilerplate] {
        var plans: [Boilerplate] = []
        for kind in Boilerplate.Kind.allCases {
            plans.append(
                try Boilerplate(kind, named: try Stem(name(of: kind)), in: workspace.files))
        }
        return plans
    }

    private func problems(
        of plans: [Boilerplate], in copy: String, of workspace: Workspace
    ) throws(CommandError) -> [String] {
        let paths = Set(plans.flatMap(\.paths)).sorted()
        let lint = try workspace.run(
            ["swift", "format", "lint", "--strict", "--configuration", "\(copy)/.swift-format"]
                + paths.map { "\(copy)/\($0)" })
        guard lint.succeeded else { return lint.problems }
        for package in ["FrameworkLayer", "PresentationLayer", "DependencyInjectionLayer"] {
            let green = try tests(of: package, in: copy, of: workspace)
            // Tests that were not found pass in silence.
            if case .failed(let breaches) = UITestsCheck.verdict(on: green) { return breaches }
        }
        // All lines at once: each is missed by its own test, and there is one build less.
        for line in plans.map(\.keyLine) {
            let deleted = try workspace.run(
                "sed", "-i", "/^ *\(line.text.escapedForSed)$/d", "\(copy)/\(line.path)")
            guard deleted.succeeded else { return deleted.problems }
        }
        let red = try tests(of: "PresentationLayer", in: copy, of: workspace)
        let lines = red.text.split(separator: "\n")
        return plans.map(\.keyLine).filter { key in
            !lines.contains { $0.contains("Suite \(key.test) failed") }
        }.map { "\($0.test) passes without `\($0.text)`" }
    }

    private func tests(
        of package: String, in copy: String, of workspace: Workspace
    ) throws(CommandError) -> Outcome {
        try workspace.run(
            "swift", "test", "--package-path", "\(copy)/Packages/\(package)", "--filter", "Proof")
    }
}

extension String {
    /// As a basic regular expression that matches just this.
    fileprivate var escapedForSed: String {
        reduce(into: "") { text, character in
            if "\\/.*[]^$".contains(character) { text.append("\\") }
            text.append(character)
        }
    }
}
